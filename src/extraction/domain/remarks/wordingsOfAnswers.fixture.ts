import type { Wording } from './wordings.fixture.ts'

/** Labels and questions with what stands behind them, and denials that a word further on decides. */
export const WORDINGS_OF_ANSWERS: readonly Wording[] = [
  ['Fertighaus von der Stange? Auf keinen Fall!', 'bauweise-fertighaus', 'gut', 'denied'],
  ['Gibt es Baulasten? Nein, Auskunft vom 03.03.2026.', 'baulast', 'gut', 'denied'],
  ['Sind Altlasten bekannt? Ja, eine alte Tankstelle.', 'altlasten-erwaehnt', 'warnung'],
  ['Gibt es Altlasten? Nicht bekannt.', 'altlasten-erwaehnt', 'warnung'],
  ['Baulasten und Altlasten: nach Auskunft der Behörden keine.', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Altlasten und Kampfmittel: Luftbildauswertung ohne Befund.', 'altlasten-erwaehnt', 'gut', 'denied'],
  ['Baulasten / Altlasten | Baulastenverzeichnis: keine Eintragung', 'baulast-frei', 'gut', 'denied'],
  ['Eine Altlastenauskunft zu den Öltanks wurde nicht eingeholt.', 'altlasten-auskunft', 'warnung', 'denied'],
  ['Altlasten: Der Boden ist mit Öl belastet.', 'altlasten-erwaehnt', 'warnung'],
  ['Baulast: Abstandsfläche zu Flurstück 12.', 'baulast', 'warnung'],
  ['Das ausgebaute Dachgeschoss ist in der Wohnfläche enthalten.', 'ausbau-in-der-wohnflaeche', 'hinweis', 'unknown'],
  [
    'Im Flächennutzungsplan ist das Grundstück als Wohnbaufläche dargestellt.',
    'baurecht-flaechennutzungsplan',
    'neutral',
  ],
  [
    'Auf die Bauvoranfrage hat die Stadt im August 2026 einen positiven Bauvorbescheid für ein Haus mit bis zu zwei Wohnungen erteilt.',
    'baurecht-bescheid',
    'gut',
  ],
  ['Eine Bebauung in zweiter Reihe wurde 2019 angefragt und abgelehnt.', 'baureserve', 'hinweis', 'denied'],
  ['Eine Bebauung in zweiter Reihe lässt der Bebauungsplan nicht zu.', 'baureserve', 'hinweis', 'denied'],
  ['Eine Bebauung in zweiter Reihe lässt sich nicht ausschließen, sagt das Amt.', 'baureserve', 'neutral'],
  ['Kein Mieterkontakt, bevorzugtes Belegungsrecht', 'belegungsrecht', 'hinweis'],
  ['Ein bevorzugtes Belegungsrecht gibt es nicht.', 'belegungsrecht', 'neutral', 'denied'],
  ['Bad aus dem Baujahr.', 'baeder-alt', 'warnung'],
  ['Ein Bauantrag ist gestellt.', 'bauantrag-offen', 'warnung'],
]

/** The label alone, or the answer to another question. */
export const NO_ANSWERS: readonly (readonly [text: string, rule: string])[] = [
  ['Baulasten / Altlasten | Baulastenverzeichnis: keine Eintragung', 'altlasten-erwaehnt'],
  ['Denkmalschutz / Altlasten | kein Denkmal', 'altlasten-erwaehnt'],
  ['Altlasten, Baulasten', 'baulast'],
  ['Der Wintergarten (14 m², unbeheizt) ist in der Wohnfläche nicht enthalten.', 'ausbau-in-der-wohnflaeche'],
  [
    'Das ausgebaute Dachgeschoss (19 m², in der Wohnfläche nicht enthalten) dient als Büro.',
    'ausbau-in-der-wohnflaeche',
  ],
  ['Bauland ist das nicht und wird es nach Auskunft vom Rathaus auch nicht.', 'baurecht-plan'],
  ['Ein Ausbau nach oben ist nach dem Bebauungsplan nicht möglich.', 'baurecht-plan'],
  ['Windkraft ist im Flächennutzungsplan dort nicht vorgesehen.', 'baurecht-flaechennutzungsplan'],
  ['Wir verkaufen ein ebenes, sofort bebaubares Wohnbaugrundstück.', 'baurecht-bescheid'],
  ['Die Kirche muss dem Verkauf zustimmen. Eine Voranfrage wurde positiv beantwortet.', 'baurecht-bescheid'],
  ['Abriss erforderlich | nein | Teilbar | nein', 'baureserve'],
  ['Gefragt wird darin auch, ob die Bebauung in zweiter Reihe sich einfügt.', 'baureserve'],
  ['Soweit die Kosten nicht aus der Rücklage kommen, wurde eine Sonderumlage beschlossen.', 'beitraege-bezahlt'],
  ['Zimmer | Schlafzimmer | Bäder | Baujahr', 'baeder-alt'],
  ['Der Bauantrag wurde nie eingereicht.', 'bauantrag-offen'],
]
