import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')

/** A yearly amount per flat, parking space or m² of Wohnfläche. */
export interface KostenansatzRow extends Row {
  readonly key:
    | 'verwaltungWohnung'
    | 'verwaltungEigentumswohnung'
    | 'verwaltungStellplatz'
    | 'instandhaltungJeQuadratmeter'
    | 'instandhaltungStellplatz'
  /** € a year per unit. */
  readonly amount: Money
  /** The amount at the index of October 2001, from which the law lets it grow. */
  readonly basis2001: Money
}

function anlage3(key: KostenansatzRow['key'], basis2001: number, amount: number): KostenansatzRow {
  return {
    key,
    amount: euro(amount),
    basis2001: euro(basis2001),
    source: 'Anlage 3 ImmoWertV, Werte 2026',
    basis: 'official',
    validFrom: calendarDate('2026-01-01'),
    checkedOn,
  }
}

/** Grow each year: basis × index of last October ÷ index of October 2001, whole €, per m² one decimal. */
export const KOSTENANSAETZE: Table<KostenansatzRow> = {
  name: 'Bewirtschaftungskosten nach ImmoWertV',
  recheckBy: calendarDate('2026-12-31'),
  rows: [
    anlage3('verwaltungWohnung', 230, 367),
    anlage3('verwaltungEigentumswohnung', 275, 439),
    anlage3('verwaltungStellplatz', 30, 48),
    anlage3('instandhaltungJeQuadratmeter', 9, 14.4),
    anlage3('instandhaltungStellplatz', 68, 108),
  ],
}

/** A share of the yearly rent. */
export interface MietanteilRow extends Row {
  readonly key: 'mietausfallWohnen' | 'mietausfallGewerbe' | 'verwaltungGewerbe'
  readonly rate: Share
}

const law = { source: 'Anlage 3 ImmoWertV', basis: 'law', validFrom: calendarDate('2022-01-01'), checkedOn } as const

export const MIETANTEILE: Table<MietanteilRow> = {
  name: 'Mietausfallwagnis und Verwaltung des Gewerbes',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    { ...law, key: 'mietausfallWohnen', rate: percent(2) },
    { ...law, key: 'mietausfallGewerbe', rate: percent(4) },
    { ...law, key: 'verwaltungGewerbe', rate: percent(3) },
  ],
}

/** Allowances for publicly funded flats, revised every three years: a yardstick for what upkeep costs, not law for other homes. */
export interface ZweiteBerechnungsverordnungRow extends Row {
  readonly key:
    | 'verwaltungWohnung'
    | 'verwaltungEigentumswohnung'
    | 'verwaltungStellplatz'
    | 'instandhaltungBis21'
    | 'instandhaltungAb22'
    | 'instandhaltungAb32'
  /** € a year per unit, or per m² for instandhaltung, by years since completion. */
  readonly amount: Money
  /** The same amount for 2023 to 2025. */
  readonly before: Money
}

function zweiteBv(key: ZweiteBerechnungsverordnungRow['key'], amount: number, before: number, paragraph: string) {
  return {
    key,
    amount: euro(amount),
    before: euro(before),
    source: `${paragraph} II. BV, berechnet für 2026–2028`,
    basis: 'law',
    validFrom: calendarDate('2026-01-01'),
    checkedOn,
  } as const
}

export const ZWEITE_BERECHNUNGSVERORDNUNG: Table<ZweiteBerechnungsverordnungRow> = {
  name: 'Ansätze der II. Berechnungsverordnung',
  recheckBy: calendarDate('2028-12-31'),
  rows: [
    zweiteBv('verwaltungWohnung', 372.46, 343.69, '§ 26'),
    zweiteBv('verwaltungEigentumswohnung', 444.78, 410.43, '§ 26'),
    zweiteBv('verwaltungStellplatz', 48.58, 44.83, '§ 26'),
    zweiteBv('instandhaltungBis21', 11.5, 10.61, '§ 28'),
    zweiteBv('instandhaltungAb22', 14.58, 13.45, '§ 28'),
    zweiteBv('instandhaltungAb32', 18.62, 17.18, '§ 28'),
  ],
}

/** What Gutachterausschüsse find in practice: all of it as a share of gross rent. */
export interface BewirtschaftungsquoteRow extends Row {
  readonly key: 'efh' | 'mfhEtw'
  readonly rate: Share
}

const nrw = {
  source: 'Gutachterausschüsse in Nordrhein-Westfalen, Grundstücksmarktbericht 2025',
  basis: 'official',
  validFrom: calendarDate('2024-12-31'),
  checkedOn,
} as const

export const BEWIRTSCHAFTUNGSQUOTEN: Table<BewirtschaftungsquoteRow> = {
  name: 'Bewirtschaftungskosten als Anteil der Miete',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    { ...nrw, key: 'efh', rate: percent(22) },
    { ...nrw, key: 'mfhEtw', rate: percent(26) },
  ],
}
