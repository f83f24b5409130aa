import { expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { bidOf } from './bidOf.ts'

const analysis = (
  id: string,
  [first, most]: readonly [number, number],
  reduction = 10_000,
  points: { id: string }[] = [],
) =>
  ({
    negotiation: { ladder: { erstgebot: { price: first }, ziel: { reduction }, schmerzgrenze: { price: most } } },
    verdict: { id, points },
  }) as unknown as AnalysisJson

test('names the first bid and the most, and says where something is settled before', () => {
  expect(bidOf(analysis('nur-bis', [148_500, 156_000]))).toEqual({
    first: 148_500,
    most: 156_000,
    until: null,
    hasRoom: true,
  })
  expect(bidOf(analysis('erst-klaeren', [148_500, 156_000]))).toMatchObject({ until: 'settled' })
  expect(bidOf(analysis('erst-klaeren', [148_500, 156_000]), true)).toMatchObject({ until: 'open' })
  expect(bidOf(analysis('weiterverfolgen', [156_000, 156_000]))).toMatchObject({ first: null, most: 156_000 })
})

test('there is no bid where nothing is to be had at its price; where no reduction can be had, it is what is asked', () => {
  expect(bidOf(analysis('nicht', [148_500, 156_000]))).toBeNull()
  expect(bidOf(analysis('weiterverfolgen', [156_000, 156_000], 0))).toMatchObject({ most: 156_000, hasRoom: false })
  expect(bidOf({ negotiation: { reason: 'Kein Preis.' }, verdict: null } as unknown as AnalysisJson)).toBeNull()
})

test('nothing is bid for what a test text offers', () => {
  const test = analysis('erst-klaeren', [195_000, 195_000], 0, [{ id: 'platzhaltertext' }])
  expect(bidOf(test)).toBeNull()
})
