import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const model = {
  basis: 'assumption',
  validFrom: calendarDate('2020-01-01'),
  checkedOn: calendarDate('2026-11-20'),
} as const
const recheckBy = calendarDate('2027-11-30')

/** What is taken for the buyer where he has told nothing of himself. */
export interface KaeuferannahmeRow extends Row {
  readonly key: 'grenzsteuersatz'
  readonly rate: Share
}

export const KAEUFERANNAHMEN: Table<KaeuferannahmeRow> = {
  name: 'Annahmen zum Käufer',
  recheckBy,
  rows: [
    {
      ...model,
      key: 'grenzsteuersatz',
      rate: percent(42),
      source: 'Annahme: Grenzsteuersatz 42 % (§ 32a EStG, 2026 ab 69.879 € zu versteuerndem Einkommen)',
    },
  ],
}

/** Growth a year: low, mid and high are scenarios, not a forecast. */
export interface SteigerungRow extends Row {
  readonly key: 'miete' | 'kosten' | 'wert'
  readonly low: Share
  readonly mid: Share
  readonly high: Share
}

function steigerung(key: SteigerungRow['key'], low: number, mid: number, high: number, source: string): SteigerungRow {
  return { ...model, key, low: percent(low), mid: percent(mid), high: percent(high), source }
}

export const STEIGERUNGEN: Table<SteigerungRow> = {
  name: 'Steigerung von Miete, Kosten und Wert',
  recheckBy,
  rows: [
    steigerung('miete', 1, 1.5, 2.5, 'Annahme: Mieten steigen 1,5 % im Jahr (1–2,5 %)'),
    steigerung('kosten', 1.5, 2, 3, 'Annahme: Kosten steigen 2 % im Jahr (1,5–3 %)'),
    steigerung('wert', 0, 1.5, 3, 'Szenario, keine Prognose: 0 %, 1,5 % oder 3 % im Jahr'),
  ],
}

/** Numbers that stand in for what an exposé does not say. */
export interface RechenwertRow extends Row {
  readonly key: 'wohnungsgroesse' | 'alterKernsanierung' | 'grenznaehe' | 'faktorUeblichVon' | 'faktorUeblichBis'
  readonly value: number
}

export const RECHENWERTE: Table<RechenwertRow> = {
  name: 'Ersatzwerte der Rechnung',
  recheckBy,
  rows: [
    { ...model, key: 'wohnungsgroesse', value: 70, source: 'Annahme: 70 m² je Wohnung eines Mehrfamilienhauses' },
    {
      ...model,
      key: 'alterKernsanierung',
      value: 15,
      source: 'Annahme: Sanierung ohne Jahresangabe liegt 15 Jahre zurück',
    },
    { ...model, key: 'faktorUeblichVon', value: 20, source: 'Erfahrungswert: üblich sind 20 bis 28 Jahresmieten' },
    { ...model, key: 'faktorUeblichBis', value: 28, source: 'Erfahrungswert: üblich sind 20 bis 28 Jahresmieten' },
    { ...model, key: 'grenznaehe', value: 2, source: 'Annahme: bis 2 kWh/(m²·a) neben der Klassengrenze ist Rundung' },
  ],
}

/** Recoverable operating cost without heating, Grundsteuer in it, € per m² of Wohnfläche and month. */
export interface BetriebskostenRow extends Row {
  readonly key: 'kalt'
  readonly low: Money
  readonly mid: Money
  readonly high: Money
}

export const KALTE_BETRIEBSKOSTEN: Table<BetriebskostenRow> = {
  name: 'Kalte Betriebskosten',
  recheckBy,
  rows: [
    {
      ...model,
      key: 'kalt',
      low: euro(0.9),
      mid: euro(1.3),
      high: euro(1.8),
      source: 'Annahme: kalte Betriebskosten mit Grundsteuer 0,90–1,80 €/m² im Monat',
    },
  ],
}
