import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', checkedOn: calendarDate('2026-11-20') } as const
const recheckBy = calendarDate('2027-01-31')

/** How far a rent may rise. */
export interface MietgrenzeRow extends Row {
  readonly key: 'mietpreisbremse' | 'kappung' | 'kappungAngespannt' | 'modernisierung' | 'heizungOhneFoerderung'
  readonly rate: Share
}

export const MIETGRENZEN: Table<MietgrenzeRow> = {
  name: 'Grenzen der Mieterhöhung',
  recheckBy,
  rows: [
    {
      ...law,
      key: 'mietpreisbremse',
      rate: percent(10),
      source: '§ 556d Abs. 1 BGB (über der ortsüblichen Miete, in Gebieten mit Verordnung)',
      validFrom: calendarDate('2015-06-01'),
      validTo: calendarDate('2029-12-31'),
    },
    {
      ...law,
      key: 'kappung',
      rate: percent(20),
      source: '§ 558 Abs. 3 Satz 1 BGB (in drei Jahren)',
      validFrom: calendarDate('2001-09-01'),
    },
    {
      ...law,
      key: 'kappungAngespannt',
      rate: percent(15),
      source: '§ 558 Abs. 3 Satz 2 BGB (in drei Jahren, in Gebieten mit Verordnung)',
      validFrom: calendarDate('2013-05-01'),
    },
    {
      ...law,
      key: 'modernisierung',
      rate: percent(8),
      source: '§ 559 Abs. 1 BGB (der Kosten im Jahr)',
      validFrom: calendarDate('2019-01-01'),
    },
    {
      ...law,
      key: 'heizungOhneFoerderung',
      rate: percent(10),
      source: '§ 559e BGB (der Kosten im Jahr, Förderung abgezogen)',
      validFrom: calendarDate('2024-01-01'),
    },
  ],
}

/** The most that modernisation may add to a month's rent in six years, € per m². */
export interface ModernisierungskappungRow extends Row {
  readonly key: 'unter7Euro' | 'ab7Euro' | 'heizung'
  readonly amount: Money
}

export const MODERNISIERUNGSKAPPUNG: Table<ModernisierungskappungRow> = {
  name: 'Kappung der Modernisierungsumlage',
  recheckBy,
  rows: [
    {
      ...law,
      key: 'unter7Euro',
      amount: euro(2),
      source: '§ 559 Abs. 3a Satz 2 BGB',
      validFrom: calendarDate('2019-01-01'),
    },
    {
      ...law,
      key: 'ab7Euro',
      amount: euro(3),
      source: '§ 559 Abs. 3a Satz 1 BGB',
      validFrom: calendarDate('2019-01-01'),
    },
    {
      ...law,
      key: 'heizung',
      amount: euro(0.5),
      source: '§ 559 Abs. 3a Satz 3, § 559e Abs. 3 BGB',
      validFrom: calendarDate('2024-01-01'),
    },
  ],
}
