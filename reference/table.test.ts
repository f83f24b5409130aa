import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { isStale, type Row, rowAt, rowsAt, type Table } from './table.ts'

const stamp = { source: '§ 1', basis: 'law', checkedOn: calendarDate('2026-11-20') } as const
const table: Table<Row & { value: number }> = {
  name: 'Beispiel',
  recheckBy: calendarDate('2027-01-31'),
  rows: [
    { ...stamp, key: 'a', value: 1, validFrom: calendarDate('2020-01-01'), validTo: calendarDate('2024-12-31') },
    { ...stamp, key: 'a', value: 2, validFrom: calendarDate('2025-01-01') },
  ],
}

describe('a row', () => {
  test.each([
    ['2020-01-01', 1],
    ['2024-12-31', 1],
    ['2025-01-01', 2],
    ['2199-01-01', 2],
  ])('of %s is chosen by its days, first and last included', (day, value) => {
    expect(rowAt(table, calendarDate(day), 'a').value).toBe(value)
    expect(rowsAt(table, calendarDate(day))).toHaveLength(1)
  })

  test('that does not exist is a fault', () => {
    expect(() => rowAt(table, calendarDate('2019-12-31'), 'a')).toThrow('Beispiel: no row "a" for 2019-12-31')
    expect(() => rowAt(table, calendarDate('2025-01-01'), 'b')).toThrow('no row')
  })
})

test('a table is stale from the day after its re-check date', () => {
  expect(isStale(table, calendarDate('2027-01-31'))).toBe(false)
  expect(isStale(table, calendarDate('2027-02-01'))).toBe(true)
})
