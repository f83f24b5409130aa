import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', checkedOn: calendarDate('2026-11-20') } as const
const recheckBy = calendarDate('2027-01-31')

/** Linear AfA of residential buildings, chosen by the day of completion. */
export interface LineareAfaRow extends Row {
  readonly key: 'vor1925' | 'bis2022' | 'ab2023'
  /** Last year of completion; missing: no end. */
  readonly completedUntil?: number
  readonly rate: Share
}

export const LINEARE_AFA: Table<LineareAfaRow> = {
  name: 'Lineare AfA für Wohngebäude',
  recheckBy,
  rows: [
    {
      ...law,
      key: 'vor1925',
      completedUntil: 1924,
      rate: percent(2.5),
      source: '§ 7 Abs. 4 Satz 1 Nr. 2 Buchst. c EStG',
      validFrom: calendarDate('1965-01-01'),
    },
    {
      ...law,
      key: 'bis2022',
      completedUntil: 2022,
      rate: percent(2),
      source: '§ 7 Abs. 4 Satz 1 Nr. 2 Buchst. b EStG',
      validFrom: calendarDate('1965-01-01'),
    },
    {
      ...law,
      key: 'ab2023',
      rate: percent(3),
      source: '§ 7 Abs. 4 Satz 1 Nr. 2 Buchst. a EStG',
      validFrom: calendarDate('2023-01-01'),
    },
  ],
}

/** Raised AfA of modernisation: so many years at a rate, then so many at the next. */
export interface ErhoehteAfaRow extends Row {
  readonly key: 'denkmalVermietet' | 'sanierungsgebietVermietet' | 'denkmalSelbstgenutzt' | 'energetischSelbstgenutzt'
  readonly steps: readonly { readonly years: number; readonly rate: Share }[]
  /** The most that is granted in all, in €. */
  readonly most?: number
}

const steps = (...pairs: [years: number, rate: number][]) =>
  pairs.map(([years, rate]) => ({ years, rate: percent(rate) }))

/** For a buyer only cost after the contract counts, and the authority must certify it before work begins. */
export const ERHOEHTE_AFA: Table<ErhoehteAfaRow> = {
  name: 'Erhöhte AfA und Abzüge für Modernisierung',
  recheckBy,
  rows: [
    {
      ...law,
      key: 'denkmalVermietet',
      steps: steps([8, 9], [4, 7]),
      source: '§ 7i EStG',
      validFrom: calendarDate('2004-01-01'),
    },
    {
      ...law,
      key: 'sanierungsgebietVermietet',
      steps: steps([8, 9], [4, 7]),
      source: '§ 7h EStG',
      validFrom: calendarDate('2004-01-01'),
    },
    {
      ...law,
      key: 'denkmalSelbstgenutzt',
      steps: steps([10, 9]),
      source: '§ 10f EStG',
      validFrom: calendarDate('2004-01-01'),
    },
    {
      ...law,
      key: 'energetischSelbstgenutzt',
      steps: steps([2, 7], [1, 6]),
      most: 40_000,
      source: '§ 35c EStG (Gebäude älter als 10 Jahre, nicht neben BEG für dieselben Kosten)',
      validFrom: calendarDate('2020-01-01'),
      validTo: calendarDate('2029-12-31'),
    },
  ],
}

/** Share of cost that belongs to the building where neither the contract nor a valuation splits it. */
export interface GebaeudeanteilRow extends Row {
  readonly key: 'etw' | 'efh' | 'mfh' | 'spitzenlage'
  readonly rate: Share
}

function anteil(key: GebaeudeanteilRow['key'], rate: number): GebaeudeanteilRow {
  return {
    key,
    rate: percent(rate),
    source: 'Modellannahme zum Gebäudeanteil; Vertrag oder Verkehrswerte gehen vor (BFH IX R 86/97, IX R 12/14)',
    basis: 'assumption',
    validFrom: calendarDate('2020-01-01'),
    checkedOn: law.checkedOn,
  }
}

/** spitzenlage: the middle of the 50 to 60 % that are usual where land is most expensive. */
export const GEBAEUDEANTEIL: Table<GebaeudeanteilRow> = {
  name: 'Gebäudeanteil am Kaufpreis',
  recheckBy: calendarDate('2027-11-30'),
  rows: [anteil('etw', 78), anteil('efh', 65), anteil('mfh', 75), anteil('spitzenlage', 55)],
}

/** A limit around the taxation of let property. */
export interface SteuergrenzeRow extends Row {
  readonly key: 'anschaffungsnah'
  readonly rate: Share
}

export const STEUERGRENZEN: Table<SteuergrenzeRow> = {
  name: 'Grenzen bei der Besteuerung von Mieten',
  recheckBy,
  rows: [
    {
      ...law,
      key: 'anschaffungsnah',
      rate: percent(15),
      source: '§ 6 Abs. 1 Nr. 1a EStG (drei Jahre, ohne Umsatzsteuer)',
      validFrom: calendarDate('2004-01-01'),
    },
  ],
}

export interface FristRow extends Row {
  readonly key: 'veraeusserung' | 'anschaffungsnah'
  readonly years: number
}

export const STEUERFRISTEN: Table<FristRow> = {
  name: 'Fristen nach dem Kauf im Steuerrecht',
  recheckBy,
  rows: [
    {
      ...law,
      key: 'veraeusserung',
      years: 10,
      source: '§ 23 Abs. 1 Satz 1 Nr. 1 EStG',
      validFrom: calendarDate('1999-01-01'),
    },
    {
      ...law,
      key: 'anschaffungsnah',
      years: 3,
      source: '§ 6 Abs. 1 Nr. 1a EStG',
      validFrom: calendarDate('2004-01-01'),
    },
  ],
}
