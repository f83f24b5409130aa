import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { calendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import { ALL_LAENDER } from './laender.ts'
import { GRUNDERWERBSTEUER } from './grunderwerbsteuer.ts'
import { BASES, type Row, rowsAt, type Table } from './table.ts'
import { staleTables, TABLES } from './tables.ts'

const today = calendarDate('2026-11-27')

/** Tables that are kept elsewhere or are no tables of law and cost. */
const ELSEWHERE = /^reference\/(market|plz)/

test('every table of the folder is in the list', async () => {
  const files = globSync('reference/**/*.ts').filter(file => !file.includes('.test.') && !ELSEWHERE.test(file))
  const tables = (await Promise.all(files.map(exportsOf))).flat().filter(isTable)
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.filter(table => !TABLES.includes(table)).map(({ name }) => name)).toEqual([])
  expect(new Set(TABLES.map(({ name }) => name)).size).toBe(TABLES.length)
})

describe.each(TABLES.map(table => [table.name, table] as const))('%s', (_name, table) => {
  test('names the source, its weight and the day of the check in every row', () => {
    expect(table.rows.length).toBeGreaterThan(0)
    for (const row of table.rows) {
      expect(row.source.length).toBeGreaterThan(3)
      expect(BASES).toContain(row.basis)
      expect(isCalendarDate(row.checkedOn) && row.checkedOn <= today).toBe(true)
    }
  })

  test('has a re-check date', () => {
    expect(isCalendarDate(table.recheckBy)).toBe(true)
  })

  test('has no gap and no overlap between the rows of one key', () => {
    for (const key of new Set(table.rows.map(row => row.key))) {
      const sorted = table.rows.filter(row => row.key === key).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))
      sorted.forEach((row, index) => {
        const next = sorted[index + 1]
        if (!next) return
        expect(row.validTo && dayAfter(row.validTo), JSON.stringify(row)).toBe(next.validFrom)
      })
      expect(sorted.every(({ validFrom, validTo }) => !validTo || validFrom <= validTo)).toBe(true)
    }
  })

  test('has a row for today', () => {
    expect(rowsAt(table, today).length).toBeGreaterThan(0)
  })
})

test('the Grunderwerbsteuer has one plausible rate for each of the sixteen Länder', () => {
  expect(ALL_LAENDER).toHaveLength(16)
  for (const day of ['2006-09-01', '2015-06-30', '2026-11-20', '2030-01-01'].map(calendarDate)) {
    expect(rowsAt(GRUNDERWERBSTEUER, day).map(({ key }) => key)).toEqual(ALL_LAENDER)
  }
})

test('a table may grow old but does not run out: only law that ends has no later row', () => {
  const later = calendarDate('2060-01-01')
  const ended = TABLES.flatMap(table => {
    const keys = rowsAt(table, later).map(({ key }) => key)
    return rowsAt(table, today).filter(({ key }) => !keys.includes(key))
  })
  expect(ended.map(({ key }) => key).sort()).toEqual(['energetischSelbstgenutzt', 'mietpreisbremse'])
})

test('stale tables are named: on 26 November 2026 only interest has aged', () => {
  expect(staleTables(today).map(({ name }) => name)).toEqual(['Zinsannahmen', 'Zinsstatistik der Bundesbank'])
  expect(staleTables(calendarDate('2026-01-01'))).toEqual([])
  expect(staleTables(calendarDate('2099-01-01'))).toEqual(TABLES)
})

async function exportsOf(file: string): Promise<unknown[]> {
  const module = (await import(`../${file}`)) as Record<string, unknown>
  return Object.values(module)
}

function isTable(value: unknown): value is Table<Row> {
  return typeof value === 'object' && value !== null && 'recheckBy' in value && 'rows' in value
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
