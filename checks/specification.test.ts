import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseSource, sourcesBelow } from './sources.ts'
import { citedInComments, misnumberedRows, pointsOf, rowsHeldBy, rowsOf } from './specification.ts'

const specification = readFileSync('docs/specification.md', 'utf8')
const rows = rowsOf(specification)
const sources = sourcesBelow('src', 'journeys', 'checks')
const unique = (numbers: readonly string[]) => [...new Set(numbers)].sort()

test('rows are numbered without gaps, each below its point', () => {
  expect(rows.length).toBeGreaterThan(100)
  expect(misnumberedRows(rows)).toEqual([])
  expect(misnumberedRows(['1.1', '1.3', '2.1', '2.1'])).toEqual(['1.3', '2.1'])
  expect(rows.filter(row => !pointsOf(specification).includes(row.slice(0, row.lastIndexOf('.'))))).toEqual([])
})

test('every row has a test, and tests name no other', () => {
  expect(unique(sources.flatMap(rowsHeldBy))).toEqual(unique(rows))
  const code = "describe('[2.10.4] [9.1] sorts', f); test(`[7.1] ${a}`, f); list[2.5]"
  expect(rowsHeldBy(parseSource('src/a.test.ts', code))).toEqual(['2.10.4', '9.1', '7.1'])
  expect(rowsHeldBy(parseSource('checks/security/a.test.ts', code))).toEqual([])
})

test('comments refer to rows and points that there are', () => {
  const known = [...rows, ...pointsOf(specification)]
  expect(
    sources.flatMap(source =>
      citedInComments(source)
        .filter(one => !known.includes(one))
        .map(one => [source.path, one]),
    ),
  ).toEqual([])
  const code = '/** As paid (7.13).\n * points 3 and 7, point 2.10. */\nconst a = (1.5)\n// By (8.1)'
  expect(citedInComments(parseSource('src/a.ts', code))).toEqual(['7.13', '3', '7', '2.10', '8.1'])
})
