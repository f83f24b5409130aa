import { calendarDate } from '#kernel/calendarDate.ts'
import { percent, type Share } from '#kernel/share.ts'
import type { Row, Table } from './table.ts'

const law = { basis: 'law', checkedOn: calendarDate('2026-11-20') } as const
const recheckBy = calendarDate('2027-01-31')

/** How far a rent may rise. */
export interface MietgrenzeRow extends Row {
  readonly key: 'mietpreisbremse' | 'kappung' | 'kappungAngespannt' | 'modernisierung'
  readonly rate: Share
}

/** § 556f BGB: homes first used and let after 1 October 2014 are free of the Mietpreisbremse; a Baujahr from this one on shows it. */
export const OHNE_MIETPREISBREMSE_AB = 2015

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
  ],
}
