import { expect, test } from 'vitest'
import { partTablesOf } from './deal/parts/partTable.ts'
import { withoutMisreadRents } from './misreadRents.ts'
import { page } from './typeset.fixture.ts'

const HEAD = 'Einheit | Fläche | Miete €/Monat'
const rents = (...rows: string[]) =>
  withoutMisreadRents(partTablesOf([page([HEAD, ...rows])])).flatMap(({ rows: read }) =>
    read.filter(({ isSum }) => !isSum).map(({ cells }) => cells.get('rent')?.text ?? null),
  )

test.each([
  [
    'the sum',
    ['EG links | 62 m² | 372,00', 'EG rechts | 64 m² | 396,80', 'Summe | 126 m² | 768,80'],
    ['372,00', '396,80'],
  ],
  [
    'a sum that forgets one',
    ['EG links | 62 m² | 372,00', 'EG rechts | 64 m² | 396,80', 'Summe | 126 m² | 468,80'],
    ['372,00', '396,80'],
  ],
  [
    'a sum of the year alone',
    ['EG links | 62 m² | 372,00', 'EG rechts | 64 m² | 396,80', 'Summe Jahr | 126 m² | 9.225,60'],
    ['372,00', '396,80'],
  ],
  [
    'a sum of the year without a word',
    ['EG links | 62 m² | 372,00', 'EG rechts | 64 m² | 396,80', 'Gesamt | 126 m² | 9.225,60'],
    ['372,00', '396,80'],
  ],
  ['a sum far off', ['EG links | 62 m² | 3,00', 'EG rechts | 64 m² | 8,00', 'Summe | 126 m² | 768,80'], [null, null]],
] as const)('rents beside %s', (_, rows, expected) => {
  expect(rents(...rows)).toEqual(expected)
})
