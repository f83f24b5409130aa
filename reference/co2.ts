import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const checkedOn = calendarDate('2026-11-20')

/** Net price of a tonne of CO₂ from heating fuel. A range from 2026 on. */
export interface Co2PreisRow extends Row {
  readonly key: 'tonne'
  readonly low: Money
  readonly mid: Money
  readonly high: Money
}

function jahr(year: number, price: number, basis: Row['basis'] = 'law'): Co2PreisRow {
  const same = euro(price)
  return {
    key: 'tonne',
    low: same,
    mid: same,
    high: same,
    source: '§ 10 BEHG',
    basis,
    validFrom: calendarDate(`${year}-01-01`),
    validTo: calendarDate(`${year}-12-31`),
    checkedOn,
  }
}

const PROJEKTION = 'Projektionsbericht 2026 zum Europäischen Emissionshandel (ETS 2)'

function openEnded({ validTo, ...row }: Co2PreisRow): Co2PreisRow {
  return row
}

/** 2027: the corridor is only a government draft, and current law ties the year to the European trade (ETS 1). */
export const CO2_PREIS: Table<Co2PreisRow> = {
  name: 'CO₂-Preis',
  recheckBy: calendarDate('2026-12-31'),
  rows: [
    jahr(2021, 25, 'unverified'),
    jahr(2022, 30, 'unverified'),
    jahr(2023, 30, 'unverified'),
    jahr(2024, 45),
    jahr(2025, 55),
    {
      key: 'tonne',
      low: euro(55),
      mid: euro(65),
      high: euro(65),
      source: '§ 10 BEHG: Korridor 55–65 €; sieben Auktionen Juli und August 2026 zu 65 €',
      basis: 'secondary',
      validFrom: calendarDate('2026-01-01'),
      validTo: calendarDate('2026-12-31'),
      checkedOn,
    },
    {
      key: 'tonne',
      low: euro(55),
      mid: euro(65),
      high: euro(65),
      source: 'Regierungsentwurf 3. BEHG-Änderungsgesetz (BR-Drs. 462/26), noch nicht Gesetz',
      basis: 'unverified',
      validFrom: calendarDate('2027-01-01'),
      validTo: calendarDate('2027-12-31'),
      checkedOn,
    },
    { ...jahr(2028, 95, 'secondary'), source: PROJEKTION, validTo: calendarDate('2029-12-31') },
    { ...openEnded(jahr(2030, 125, 'secondary')), source: PROJEKTION },
  ],
}

/** Emission of a fuel in kg CO₂ per kWh (lower heating value). */
export interface EmissionRow extends Row {
  readonly key: 'gas' | 'oel' | 'fluessiggas'
  readonly kgPerKwh: number
}

const ebev = { source: 'EBeV 2030', basis: 'law', validFrom: calendarDate('2023-01-01'), checkedOn } as const

export const EMISSIONEN: Table<EmissionRow> = {
  name: 'CO₂ je Kilowattstunde',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    { ...ebev, key: 'gas', kgPerKwh: 0.2009 },
    { ...ebev, key: 'oel', kgPerKwh: 0.2664, basis: 'unverified' },
    { ...ebev, key: 'fluessiggas', kgPerKwh: 0.2358 },
  ],
}

/** The landlord's part of the CO₂ cost of a flat, by kg CO₂ per m² of Wohnfläche and year. */
export interface Co2StufeRow extends Row {
  readonly key: string
  /** The step holds below this many kg/(m²·a); missing: no end. */
  readonly below?: number
  readonly landlord: Share
}

function stufe(landlord: number, below?: number): Co2StufeRow {
  return {
    key: below === undefined ? 'mehr' : `unter ${below}`,
    ...(below !== undefined && { below }),
    landlord: percent(landlord),
    source: 'Anlage zu §§ 5 bis 7 CO2KostAufG',
    basis: 'law',
    validFrom: calendarDate('2023-01-01'),
    checkedOn,
  }
}

/** From the least to the most emission. */
export const CO2_STUFEN: Table<Co2StufeRow> = {
  name: 'CO₂-Kostenaufteilung',
  recheckBy: calendarDate('2027-06-30'),
  rows: [
    stufe(0, 12),
    stufe(10, 17),
    stufe(20, 22),
    stufe(30, 27),
    stufe(40, 32),
    stufe(50, 37),
    stufe(60, 42),
    stufe(70, 47),
    stufe(80, 52),
    stufe(95),
  ],
}
