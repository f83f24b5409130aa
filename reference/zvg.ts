import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import { type FeeStep, feeStep } from './feeStep.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', validFrom: calendarDate('1998-08-01'), checkedOn: calendarDate('2026-11-22') } as const
const recheckBy = calendarDate('2027-06-30')

/** What the ZVG ties to the Verkehrswert or to the bid. */
export interface VersteigerungRow extends Row {
  readonly key: 'haelfte' | 'siebenZehntel' | 'sicherheit' | 'zins'
  readonly rate: Share
}

export const VERSTEIGERUNG: Table<VersteigerungRow> = {
  name: 'Grenzen und Sätze der Zwangsversteigerung',
  recheckBy,
  rows: [
    { ...law, key: 'haelfte', rate: percent(50), source: '§ 85a Abs. 1 ZVG' },
    { ...law, key: 'siebenZehntel', rate: percent(70), source: '§ 74a Abs. 1 ZVG' },
    { ...law, key: 'sicherheit', rate: percent(10), source: '§ 68 Abs. 1 ZVG' },
    { ...law, key: 'zins', rate: percent(4), source: '§ 49 Abs. 2 ZVG, § 246 BGB' },
  ],
}

export interface VersteigerungsannahmeRow extends Row {
  readonly key: 'tageBisVerteilung' | 'raeumung' | 'hoechstesGebotUngesehenProzent'
  /** Days, €, or percent of the Verkehrswert. */
  readonly value: number
}

export const VERSTEIGERUNGSANNAHMEN: Table<VersteigerungsannahmeRow> = {
  name: 'Annahmen zur Zwangsversteigerung',
  recheckBy: calendarDate('2027-11-30'),
  rows: [
    {
      ...law,
      key: 'tageBisVerteilung',
      value: 60,
      source:
        'Annahme: 60 Tage vom Zuschlag bis zum Verteilungstermin (üblich sechs bis acht Wochen, WirtschaftsWoche 2018)',
      basis: 'assumption',
    },
    {
      ...law,
      key: 'raeumung',
      value: 10_000,
      source: 'Annahme: Räumung, wenn die bisherigen Eigentümer nicht von selbst ausziehen (§ 93 ZVG)',
      basis: 'assumption',
    },
    {
      ...law,
      key: 'hoechstesGebotUngesehenProzent',
      value: 85,
      source:
        'Annahme: Der Gutachter war nicht im Haus, oder niemand sagt es; Gewährleistung gibt es keine (§ 56 Satz 3 ZVG); 15 % für das, was niemand gesehen hat (übliche Zuschläge 80 bis 95 % des Verkehrswerts)',
      basis: 'assumption',
    },
  ],
}

const kostbraeg = { ...law, validFrom: calendarDate('2025-06-01') }

function tabelleA(upTo: number, step: number, plus: number): FeeStep {
  return feeStep(upTo, step, plus, { source: '§ 34 Abs. 1 GKG', ...kostbraeg })
}

/** Court fees since the KostBRÄG 2025; no value counts above 30 million (§ 39 (2) GKG). */
export const TABELLE_A: Table<FeeStep> = {
  name: 'Gebührentabelle des GKG',
  recheckBy,
  rows: [
    tabelleA(2_000, 500, 21),
    tabelleA(10_000, 1_000, 22.5),
    tabelleA(25_000, 3_000, 30.5),
    tabelleA(50_000, 5_000, 40.5),
    tabelleA(200_000, 15_000, 140),
    tabelleA(500_000, 30_000, 210),
    tabelleA(30_000_000, 50_000, 210),
  ],
}

/** The fee for a value up to 500 €: § 34 (1) GKG. */
export const TABELLE_A_START = { value: euro(500), fee: euro(40) } as const

/** Of the fee of Tabelle A, for the Zuschlag. */
export const ZUSCHLAGSGEBUEHR = {
  name: 'Gebühr für den Zuschlag',
  recheckBy,
  rows: [{ ...kostbraeg, key: 'zuschlag', multiple: 0.5, source: 'Nr. 2214 KV GKG, § 54 Abs. 2 GKG' }],
} as const satisfies Table<Row & { readonly multiple: number }>
