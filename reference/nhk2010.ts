import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money, subtract, times, add } from '#kernel/money.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', validFrom: calendarDate('2022-01-01'), checkedOn: calendarDate('2026-11-20') } as const
const recheckBy = calendarDate('2027-06-30')

/**
 * Building cost of 2010 in € per m² of Brutto-Grundfläche with 17 % Baunebenkosten. The key is type.storeys-and-roof:
 * type 1 detached, 2 semi-detached or end of a row, 3 middle of a row, 4 and 5 flats, 14 garages. After the point:
 * first digit 0 cellar and ground floor, 1 cellar and two floors, 2 ground floor without cellar, 3 two floors without
 * cellar; second digit 1 attic lived in, 2 attic not lived in, 3 flat roof.
 */
export interface NhkRow extends Row {
  /** Cost at Standardstufe 1 to 5; undefined where the law has no such Stufe. */
  readonly stufen: readonly [Money | undefined, Money | undefined, Money, Money, Money]
}

function haus(key: string, ...[one, two, three, four, five]: [number, number, number, number, number]): NhkRow {
  const stufen = [euro(one), euro(two), euro(three), euro(four), euro(five)] as const
  return { ...law, key, stufen, source: `NHK 2010, Anlage 4 ImmoWertV, Typ ${key}` }
}

function ohneEinfach(key: string, three: number, four: number, five: number): NhkRow {
  const stufen = [undefined, undefined, euro(three), euro(four), euro(five)] as const
  return { ...law, key, stufen, source: `NHK 2010, Anlage 4 ImmoWertV, Typ ${key}` }
}

export const NHK_2010: Table<NhkRow> = {
  name: 'Normalherstellungskosten 2010',
  recheckBy,
  rows: [
    haus('1.01', 655, 725, 835, 1005, 1260),
    haus('1.02', 545, 605, 695, 840, 1050),
    haus('1.03', 705, 785, 900, 1085, 1360),
    haus('1.11', 655, 725, 835, 1005, 1260),
    haus('1.12', 570, 635, 730, 880, 1100),
    haus('1.13', 665, 740, 850, 1025, 1285),
    haus('1.21', 790, 875, 1005, 1215, 1515),
    haus('1.22', 585, 650, 745, 900, 1125),
    haus('1.23', 920, 1025, 1180, 1420, 1775),
    haus('1.31', 720, 800, 920, 1105, 1385),
    haus('1.32', 620, 690, 790, 955, 1190),
    haus('1.33', 785, 870, 1000, 1205, 1510),
    haus('2.01', 615, 685, 785, 945, 1180),
    haus('2.02', 515, 570, 655, 790, 985),
    haus('2.03', 665, 735, 845, 1020, 1275),
    haus('2.11', 615, 685, 785, 945, 1180),
    haus('2.12', 535, 595, 685, 825, 1035),
    haus('2.13', 625, 695, 800, 965, 1205),
    haus('2.21', 740, 825, 945, 1140, 1425),
    haus('2.22', 550, 610, 700, 845, 1055),
    haus('2.23', 865, 965, 1105, 1335, 1670),
    haus('2.31', 675, 750, 865, 1040, 1300),
    haus('2.32', 580, 645, 745, 895, 1120),
    haus('2.33', 735, 820, 940, 1135, 1415),
    haus('3.01', 575, 640, 735, 885, 1105),
    haus('3.02', 480, 535, 615, 740, 925),
    haus('3.03', 620, 690, 795, 955, 1195),
    haus('3.11', 575, 640, 735, 885, 1105),
    haus('3.12', 505, 560, 640, 775, 965),
    haus('3.13', 585, 650, 750, 905, 1130),
    haus('3.21', 695, 770, 885, 1065, 1335),
    haus('3.22', 515, 570, 655, 790, 990),
    haus('3.23', 810, 900, 1035, 1250, 1560),
    haus('3.31', 635, 705, 810, 975, 1215),
    haus('3.32', 545, 605, 695, 840, 1050),
    haus('3.33', 690, 765, 880, 1060, 1325),
    ohneEinfach('4.1', 825, 985, 1190),
    ohneEinfach('4.2', 765, 915, 1105),
    ohneEinfach('4.3', 755, 900, 1090),
    ohneEinfach('5.1', 860, 1085, 1375),
    ohneEinfach('14.1', 245, 485, 780),
    ohneEinfach('14.3', 560, 715, 850),
  ],
}

/** Cost at a Standardstufe between 1 and 5, interpolated; below the lowest Stufe of the row its cost holds. */
export function kostenkennwert({ stufen }: NhkRow, stufe: number): Money {
  const lower = Math.min(Math.max(Math.floor(stufe), 1), 4)
  const from = stufen[lower - 1] ?? stufen[2]
  const to = stufen[lower] ?? stufen[2]
  const way = Math.min(Math.max(stufe - lower, 0), 1)
  return add(from, times(subtract(to, from), way))
}

/** Brutto-Grundfläche in m² per m² of Wohnfläche, where the exposé does not state it. By the digits after the point. */
export interface BgfRow extends Row {
  readonly key: '01' | '02' | '03' | '11' | '12' | '13' | '21' | '22' | '23' | '31' | '32' | '33' | 'wohnung'
  readonly factor: number
}

function bgf(key: BgfRow['key'], factor: number): BgfRow {
  const source = 'Modellannahme zur Geometrie: Geschoss 0,80 und Dach 0,60 m² Wohnfläche je m² Grundfläche'
  return { ...law, key, factor, source, basis: 'assumption' }
}

export const BGF_JE_WOHNFLAECHE: Table<BgfRow> = {
  name: 'Brutto-Grundfläche je Wohnfläche',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    bgf('01', 2.14),
    bgf('02', 3.75),
    bgf('03', 2.5),
    bgf('11', 1.82),
    bgf('12', 2.5),
    bgf('13', 1.88),
    bgf('21', 1.43),
    bgf('22', 2.5),
    bgf('23', 1.25),
    bgf('31', 1.36),
    bgf('32', 1.88),
    bgf('33', 1.25),
    { ...bgf('wohnung', 1.55), source: 'Anlage 24 BewG (Wohnungen in Mehrfamilienhäusern)', basis: 'law' },
  ],
}

/** Building cost of a later year as a multiple of that of 2010. */
export interface BaupreisindexRow extends Row {
  readonly key: 'wohngebaeude' | 'andere'
  readonly factor: number
}

function baupreis(key: BaupreisindexRow['key'], factor: number, year: number, last: boolean): BaupreisindexRow {
  return {
    key,
    factor,
    source: `Baupreisindex ${year - 1} zu 2010, BMF zu § 190 Abs. 4 BewG`,
    basis: 'official',
    validFrom: calendarDate(`${year}-01-01`),
    ...(!last && { validTo: calendarDate(`${year}-12-31`) }),
    checkedOn: law.checkedOn,
  }
}

/** For valuation days of the year that begins on `validFrom`. */
export const BAUPREISINDEX: Table<BaupreisindexRow> = {
  name: 'Baupreisindex',
  recheckBy: calendarDate('2027-02-28'),
  rows: [
    baupreis('wohngebaeude', 1.833, 2025, false),
    baupreis('wohngebaeude', 1.891, 2026, true),
    baupreis('andere', 1.867, 2025, false),
    baupreis('andere', 1.929, 2026, true),
  ],
}

/** Factors on the cost of flats by their size and number per landing, and of two-family houses. */
export interface NhkFaktorRow extends Row {
  readonly key:
    | 'zweifamilienhaus'
    | 'wohnung 35 m²'
    | 'wohnung 50 m²'
    | 'wohnung 135 m²'
    | 'einspänner'
    | 'zweispänner'
    | 'dreispänner'
    | 'vierspänner'
  readonly factor: number
}

const faktor = (key: NhkFaktorRow['key'], factor: number): NhkFaktorRow => ({
  ...law,
  key,
  factor,
  source: 'Anlage 4 ImmoWertV, Korrekturfaktoren',
})

export const NHK_FAKTOREN: Table<NhkFaktorRow> = {
  name: 'Korrekturfaktoren der NHK 2010',
  recheckBy,
  rows: [
    faktor('zweifamilienhaus', 1.05),
    faktor('wohnung 35 m²', 1.1),
    faktor('wohnung 50 m²', 1),
    faktor('wohnung 135 m²', 0.85),
    faktor('einspänner', 1.05),
    faktor('zweispänner', 1),
    faktor('dreispänner', 0.97),
    faktor('vierspänner', 0.95),
  ],
}
