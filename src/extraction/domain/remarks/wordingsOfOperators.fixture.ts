import type { Wording } from './wordings.fixture.ts'

/** What is said of an operator and his lease. */
export const WORDINGS_OF_OPERATORS: readonly Wording[] = [
  ['Die Pacht wurde im neuen Vertrag von 629 € auf 541 € gesenkt.', 'pacht-gesenkt', 'warnung'],
  ['Nach dem Betreiberwechsel ist die Pacht um 12 % reduziert worden.', 'pacht-gesenkt', 'warnung'],
  ['2021 haben die Eigentümer einer Pachtminderung zugestimmt.', 'pacht-gesenkt', 'warnung'],
  ['Während der Pandemie war die Pacht für das Hotel sechs Monate ausgesetzt.', 'pacht-gesenkt', 'warnung'],
  ['Ein Teil der Pacht wurde 2024 gestundet.', 'pacht-gesenkt', 'warnung'],
  ['Eine Pachtkürzung gab es nicht.', 'pacht-gesenkt', 'gut', 'denied'],
  ['Die frühere Betreiberin hatte im Herbst 2024 Insolvenz angemeldet.', 'betreiber-frueher-insolvent', 'warnung'],
  ['Nach der Insolvenz des ersten Betreibers führt seit 2023 die Sana Pflege GmbH das Haus.', 'betreiber-frueher-insolvent', 'warnung'],
  [
    'Betreiberin ist die Friesland Pflege gGmbH. Über das Vermögen der Gesellschaft wurde am 01.09.2026 das Insolvenzverfahren eröffnet.',
    'mieter-im-verfahren',
    'gefahr',
  ],
  [
    'Pächterin ist die Strandhotel GmbH. Seit September werden 70 % der Pacht als Masseverbindlichkeit gezahlt.',
    'mieter-im-verfahren',
    'gefahr',
  ],
  ['Der Vorpächter wurde 2022 zahlungsunfähig.', 'betreiber-frueher-insolvent', 'warnung'],
  ['Betreiberwechsel 2025 infolge Insolvenz der Hotelgesellschaft.', 'betreiber-frueher-insolvent', 'warnung'],
  ['Ein Belegungsrecht zu Gunsten der Eigentümer ist vereinbart.', 'belegungsrecht', 'hinweis'],
  ['Käufer erhalten ein bevorzugtes Belegungsrecht in allen Häusern der Gruppe.', 'belegungsrecht', 'hinweis'],
  ['Eigentümer und ihre Angehörigen werden bevorzugt in einem freien Zimmer aufgenommen.', 'belegungsrecht', 'hinweis'],
] // prettier-ignore

export const NOT_OF_OPERATORS: readonly (readonly [string, string])[] = [
  ['Die Pacht steigt alle drei Jahre nach dem Index.', 'pacht-gesenkt'],
  ['Die Erbpacht wurde 2019 gesenkt.', 'pacht-gesenkt'],
  ['Bei deren Ausfall können Pachtausfälle, Leerstand und Umbaukosten entstehen.', 'pacht-gesenkt'],
  ['Der frühere Betreiber meldete 2019 Insolvenz an, seither führt eine Stiftung das Haus.', 'mieter-insolvent'],
  ['Verkäufer ist eine Bau GmbH. Über das Vermögen der Gesellschaft wurde das Insolvenzverfahren eröffnet.', 'mieter-im-verfahren'],
  ['Betreiberin ist die Pflege gGmbH. Über das Vermögen der Gesellschaft wurde das Insolvenzverfahren eröffnet.', 'zwangsverkauf'],
  ['Der frühere Eigentümer betrieb hier eine Schreinerei.', 'betreiber-frueher-insolvent'],
  ['Der Betreiber führt das Haus seit 2006 ohne Unterbrechung.', 'betreiber-frueher-insolvent'],
  ['Die Stadt hat ein Belegungsrecht für sechs Wohnungen.', 'belegungsrecht'],
  ['Ein Sondernutzungsrecht am Garten steht dem Eigentümer zu.', 'belegungsrecht'],
] // prettier-ignore
