import { expect, test } from 'vitest'
import { KINDS } from './FirstSight.tsx'
import { AT_FIRST_SIGHT } from './firstSightFigures.ts'
import { readOfKind } from './readOfKind.ts'

test('authors of one kind count by their offers, and the worst and the best of them stay seen', () => {
  const scored = [
    { kind: 'usual', f1: 0.9, dealType: 1, offers: 30, accepted: 28, papers: 4, refused: 3 },
    { kind: 'prose', f1: 0.8, dealType: 0.5, offers: 2, authors: 2 },
    { kind: 'usual', f1: 0.98, dealType: 0.8, offers: 10 },
  ] as const
  const usual = readOfKind('usual', scored)
  expect(usual).toMatchObject({ offers: 40, authors: 2, lost: 2, papers: 4, refused: 3 })
  expect(usual.f1).toEqual({ mean: expect.closeTo(0.92) as number, least: 0.9, most: 0.98 })
  expect(usual.dealType).toBeCloseTo(0.95)
  expect(readOfKind('prose', scored)).toMatchObject({ offers: 2, authors: 2, lost: 0, papers: 0, f1: { mean: 0.8 } })
})

test('no author is left out of the table', () => {
  const shown = KINDS.map(({ kind }) => readOfKind(kind, AT_FIRST_SIGHT).offers)
  const scored = AT_FIRST_SIGHT.map(({ offers }) => offers)
  const sum = (counts: readonly number[]) => counts.reduce((before, count) => before + count, 0)
  expect(sum(shown)).toBe(sum(scored))
})
