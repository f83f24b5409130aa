import { expect, test } from 'vitest'
import { readByKind } from './readByKind.ts'
import { AT_FIRST_SIGHT } from './firstSightFigures.ts'
import { KIND_NAMES } from './FirstSight.tsx'

test('authors of one kind count by their offers, and the worst and the best of them stay seen', () => {
  const read = readByKind([
    { kind: 'usual', f1: 0.9, dealType: 1, offers: 30, accepted: 28, papers: 4, refused: 3 },
    { kind: 'prose', f1: 0.8, dealType: 0.5, offers: 2, authors: 2 },
    { kind: 'usual', f1: 0.98, dealType: 0.8, offers: 10 },
  ])
  expect(read.map(({ kind }) => kind)).toEqual(['usual', 'prose'])
  expect(read[0]).toMatchObject({ offers: 40, authors: 2, lost: 2, papers: 4, refused: 3 })
  expect(read[0]?.f1).toEqual({ mean: expect.closeTo(0.92), least: 0.9, most: 0.98 })
  expect(read[0]?.dealType).toBeCloseTo(0.95)
  expect(read[1]).toMatchObject({ offers: 2, authors: 2, lost: 0, papers: 0, f1: { mean: 0.8 } })
})

test('no author is left out, and a row has a name that needs no knowledge of authors', () => {
  const read = readByKind(AT_FIRST_SIGHT)
  const offers = AT_FIRST_SIGHT.reduce((sum, one) => sum + one.offers, 0)
  expect(read.reduce((sum, one) => sum + one.offers, 0)).toBe(offers)
  for (const { kind } of read) expect(Object.values(KIND_NAMES[kind]).join()).not.toMatch(/Autor|ebenso/u)
})
