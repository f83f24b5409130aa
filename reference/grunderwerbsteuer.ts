import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, type Money } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import { LAENDER, type Land } from './laender.ts'
import type { Row, Table } from './table.ts'

export interface SteuersatzRow extends Row {
  readonly key: Land
  readonly rate: Share
}

const checkedOn = calendarDate('2026-11-20')

/** Today's rate of a Land. Two independently kept tables of summer 2026 agree; no later change was found. */
function today(land: Land, rate: number, validFrom: string): SteuersatzRow {
  const source = `Grunderwerbsteuersatz ${LAENDER[land]} (§ 11 GrEStG, Art. 105 Abs. 2a GG)`
  return { key: land, rate: percent(rate), source, basis: 'secondary', validFrom: calendarDate(validFrom), checkedOn }
}

/** An earlier rate, needed only to judge old contracts. */
function before(land: Land, rate: number, validFrom: string, validTo: string): SteuersatzRow {
  return { ...today(land, rate, validFrom), basis: 'unverified', validTo: calendarDate(validTo) }
}

/**
 * Rate by Land and day of the contract (the tax arises with it: § 38 AO, § 14 GrEStG). Since 1 September 2006 each Land
 * sets its own rate; before, it was 3.5 % everywhere. Changes usually come on 1 January or 1 July.
 */
export const GRUNDERWERBSTEUER: Table<SteuersatzRow> = {
  name: 'Grunderwerbsteuersätze der Länder',
  recheckBy: calendarDate('2026-12-31'),
  rows: [
    before('BW', 3.5, '2006-09-01', '2011-11-04'),
    today('BW', 5, '2011-11-05'),
    today('BY', 3.5, '1997-01-01'),
    before('BE', 3.5, '2006-09-01', '2006-12-31'),
    before('BE', 4.5, '2007-01-01', '2012-03-31'),
    before('BE', 5, '2012-04-01', '2013-12-31'),
    today('BE', 6, '2014-01-01'),
    before('BB', 3.5, '2006-09-01', '2010-12-31'),
    before('BB', 5, '2011-01-01', '2015-06-30'),
    today('BB', 6.5, '2015-07-01'),
    before('HB', 3.5, '2006-09-01', '2010-12-31'),
    before('HB', 4.5, '2011-01-01', '2013-12-31'),
    before('HB', 5, '2014-01-01', '2025-06-30'),
    today('HB', 5.5, '2025-07-01'),
    before('HH', 3.5, '2006-09-01', '2008-12-31'),
    before('HH', 4.5, '2009-01-01', '2022-12-31'),
    today('HH', 5.5, '2023-01-01'),
    before('HE', 3.5, '2006-09-01', '2012-12-31'),
    before('HE', 5, '2013-01-01', '2014-07-31'),
    today('HE', 6, '2014-08-01'),
    before('MV', 3.5, '2006-09-01', '2012-06-30'),
    before('MV', 5, '2012-07-01', '2019-06-30'),
    today('MV', 6, '2019-07-01'),
    before('NI', 3.5, '2006-09-01', '2010-12-31'),
    before('NI', 4.5, '2011-01-01', '2013-12-31'),
    today('NI', 5, '2014-01-01'),
    before('NW', 3.5, '2006-09-01', '2011-09-30'),
    before('NW', 5, '2011-10-01', '2014-12-31'),
    today('NW', 6.5, '2015-01-01'),
    before('RP', 3.5, '2006-09-01', '2012-02-29'),
    today('RP', 5, '2012-03-01'),
    before('SL', 3.5, '2006-09-01', '2010-12-31'),
    before('SL', 4, '2011-01-01', '2011-12-31'),
    before('SL', 4.5, '2012-01-01', '2012-12-31'),
    before('SL', 5.5, '2013-01-01', '2014-12-31'),
    today('SL', 6.5, '2015-01-01'),
    before('SN', 3.5, '2006-09-01', '2022-12-31'),
    today('SN', 5.5, '2023-01-01'),
    before('ST', 3.5, '2006-09-01', '2010-03-01'),
    before('ST', 4.5, '2010-03-02', '2012-03-01'),
    today('ST', 5, '2012-03-02'),
    before('SH', 3.5, '2006-09-01', '2011-12-31'),
    before('SH', 5, '2012-01-01', '2013-12-31'),
    today('SH', 6.5, '2014-01-01'),
    before('TH', 3.5, '2006-09-01', '2011-04-06'),
    before('TH', 5, '2011-04-07', '2016-12-31'),
    before('TH', 6.5, '2017-01-01', '2023-12-31'),
    today('TH', 5, '2024-01-01'),
  ],
}

export interface FreigrenzeRow extends Row {
  readonly key: 'freigrenze'
  readonly amount: Money
}

/** Up to this price no tax is due; above it the whole price is taxed. */
export const FREIGRENZE: Table<FreigrenzeRow> = {
  name: 'Freigrenze der Grunderwerbsteuer',
  recheckBy: calendarDate('2027-01-31'),
  rows: [
    {
      key: 'freigrenze',
      amount: euro(2500),
      source: '§ 3 Nr. 1 GrEStG',
      basis: 'law',
      validFrom: calendarDate('2002-01-01'),
      checkedOn,
    },
  ],
}
