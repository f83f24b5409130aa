import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import { type FeeStep, feeStep } from './feeStep.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')
const law = { basis: 'law', validFrom: calendarDate('2013-08-01'), checkedOn } as const
const recheckBy = calendarDate('2027-06-30')

function tabelleB(upTo: number, step: number, plus: number): FeeStep {
  return feeStep(upTo, step, plus, { source: '§ 34 Abs. 2 GNotKG, Tabelle B', ...law })
}

/**
 * Fees of notaries and land registers. The reform of 1 June 2025 (KostBRÄG 2025, BGBl. 2025 I Nr. 109) raised
 * Tabelle A only. Values above the last step pay its fee: § 35 (2) GNotKG.
 */
export const TABELLE_B: Table<FeeStep> = {
  name: 'Gebührentabelle B des GNotKG',
  recheckBy,
  rows: [
    tabelleB(2_000, 500, 4),
    tabelleB(10_000, 1_000, 6),
    tabelleB(25_000, 3_000, 8),
    tabelleB(50_000, 5_000, 10),
    tabelleB(200_000, 15_000, 27),
    tabelleB(500_000, 30_000, 50),
    tabelleB(5_000_000, 50_000, 80),
    tabelleB(10_000_000, 200_000, 130),
    tabelleB(20_000_000, 250_000, 150),
    tabelleB(30_000_000, 500_000, 280),
    tabelleB(60_000_000, 1_000_000, 120),
  ],
}

/** The fee for a value up to 500 €, and the least of all fees: § 34 (2) and (5) GNotKG. */
export const TABELLE_B_START = { value: euro(500), fee: euro(15) } as const

export type GebuehrNumber =
  | '21100'
  | '21200'
  | '21201'
  | '22110'
  | '22111'
  | '22112'
  | '22113'
  | '22114'
  | '22115'
  | '22200'
  | '22201'
  | '25300'
  | '14110'
  | '14120'
  | '14121'
  | '14130'
  | '14140'
  | '14142'
  | '14143'
  | '14150'
  | '14152'

/** A fee by its number in the Kostenverzeichnis: a multiple of the table's fee, or a fixed sum. */
export interface GebuehrRow extends Row {
  /** Number in the Kostenverzeichnis, Anlage 1 GNotKG. */
  readonly key: GebuehrNumber
  /** What is done for it, German. */
  readonly act: string
  /** Multiple of the fee of Tabelle B; 0 where only `fixed` is due. */
  readonly rate: number
  /** A sum that does not follow the value; the highest one where the law says "höchstens". */
  readonly fixed?: Money
  readonly least?: Money
  readonly most?: Money
  /** Notaries charge VAT, land registers do not. */
  readonly by: 'notary' | 'register'
}

type Bounds = Pick<GebuehrRow, 'fixed' | 'least' | 'most'>

function fee(by: GebuehrRow['by'], key: GebuehrNumber, rate: number, act: string, bounds: Bounds = {}): GebuehrRow {
  return { key, act, rate, by, source: `Nr. ${key} KV GNotKG`, ...bounds, ...law }
}

/** Changed by the KostRÄG 2021, as was VAT (16 % in the second half of 2020). */
function since2021<Entry extends Row>(row: Entry): Entry {
  return { ...row, validFrom: calendarDate('2021-01-01') }
}

export const GEBUEHREN: Table<GebuehrRow> = {
  name: 'Gebühren von Notar und Grundbuchamt',
  recheckBy,
  rows: [
    fee('notary', '21100', 2, 'Beurkundung des Kaufvertrags', { least: euro(120) }),
    fee('notary', '21200', 1, 'Beurkundung der Grundschuld mit Vollstreckungsunterwerfung', { least: euro(60) }),
    fee('notary', '21201', 0.5, 'Beurkundung der Grundschuld ohne Vollstreckungsunterwerfung', { least: euro(30) }),
    fee('notary', '22110', 0.5, 'Vollzug des Kaufvertrags'),
    fee('notary', '22111', 0.3, 'Vollzug bei geringerer Beurkundungsgebühr'),
    fee('notary', '22112', 0, 'Vollzug nur durch öffentlich-rechtliche Erklärungen, je Erklärung', { fixed: euro(50) }),
    fee('notary', '22113', 0, 'Vollzug nach Vorbem. 2.2.1.1 Nr. 3', { fixed: euro(250) }),
    since2021(fee('notary', '22114', 0.2, 'Strukturierte Daten (XML)', { most: euro(125) })),
    since2021(fee('notary', '22115', 0.1, 'Strukturierte Daten (XML) neben dem Vollzug', { most: euro(125) })),
    fee('notary', '22200', 0.5, 'Betreuung (Fälligkeit, Umschreibung)'),
    fee('notary', '22201', 0.5, 'Treuhandauflage, je Auftrag'),
    fee('notary', '25300', 1, 'Verwahrung auf Anderkonto, je Auszahlung'),
    fee('register', '14110', 1, 'Eintragung als Eigentümer'),
    fee('register', '14120', 1.3, 'Eintragung der Briefgrundschuld'),
    fee('register', '14121', 1, 'Eintragung der Buchgrundschuld'),
    fee('register', '14130', 0.5, 'Änderung in Abteilung III'),
    fee('register', '14140', 0.5, 'Löschung in Abteilung III'),
    fee('register', '14142', 0.3, 'Pfandfreigabe bei einem Gesamtrecht'),
    fee('register', '14143', 0, 'Sonstige Löschung', { fixed: euro(25) }),
    fee('register', '14150', 0.5, 'Eintragung der Auflassungsvormerkung'),
    fee('register', '14152', 0, 'Löschung der Auflassungsvormerkung', { fixed: euro(25) }),
  ],
}

export interface AuslagenRow extends Row {
  readonly key: 'kaufvertragPost' | 'kaufvertragDokumente' | 'grundschuldPost' | 'grundschuldDokumente'
  readonly label: string
  readonly amount: Money
}

function outlay(key: AuslagenRow['key'], label: string, amount: number, source: string): AuslagenRow {
  return { ...law, key, label, amount: euro(amount), source, basis: 'assumption' }
}

/** Outlays depend on pages and retrievals, so they are usual lump sums; post is at its legal maximum of 20 € a deed. */
export const AUSLAGEN: Table<AuslagenRow> = {
  name: 'Auslagen des Notars',
  recheckBy,
  rows: [
    outlay('kaufvertragPost', 'Post und Telefon, Kaufvertrag', 20, 'Nr. 32005 KV GNotKG: 20 %, höchstens 20 €'),
    outlay(
      'kaufvertragDokumente',
      'Abschriften und Registerabruf, Kaufvertrag',
      40,
      'Nr. 32000–32011 KV GNotKG, üblich',
    ),
    outlay('grundschuldPost', 'Post und Telefon, Grundschuld', 20, 'Nr. 32005 KV GNotKG: 20 %, höchstens 20 €'),
    outlay('grundschuldDokumente', 'Abschriften, Grundschuld', 10, 'Nr. 32000–32002 KV GNotKG, üblich'),
  ],
}

export interface ZuschlagRow extends Row {
  readonly key: 'umsatzsteuer' | 'katasterBayern'
  readonly label: string
  readonly rate: Share
}

/** Percentages on top of fees. */
export const ZUSCHLAEGE: Table<ZuschlagRow> = {
  name: 'Zuschläge zu den Gebühren',
  recheckBy,
  rows: [
    since2021({
      ...law,
      key: 'umsatzsteuer',
      label: 'Umsatzsteuer des Notars',
      rate: percent(19),
      source: 'Nr. 32014 KV GNotKG, § 12 Abs. 1 UStG',
    }),
    {
      ...law,
      key: 'katasterBayern',
      label: 'Katasterfortführungsgebühr',
      rate: percent(30),
      source: 'Bayern: 30 % der Gebühr für die Eigentumsumschreibung',
      basis: 'unverified',
    },
  ],
}
