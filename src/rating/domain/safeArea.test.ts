import { expect, test } from 'vitest'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NO_SUMS } from '#extraction/domain/statements/statedSums.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { euro } from '#kernel/money.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { safeAreaOf, storagePoint, withArea, withBestOf } from './safeArea.ts'

const offer = { numbers: { wohnflaeche: 136 } } as Offer
const sums = { ...NO_SUMS, attached: { area: 44, evidence: { page: 1, quote: '44 m²', box: [0, 0, 1, 1] as const } } }
const said = (tone: string, certainty = 'stated', bearer = PLAIN.bearer, quote = 'Der Ausbau ist nicht genehmigt.', rule = 'genehmigung-fehlt') => [{ topic: 'umbauGenehmigung', rule, tone, certainty, scope: { ...PLAIN, bearer }, evidence: { page: 1, quote, box: [0, 0, 1, 1] } }] as unknown as Remark[] // prettier-ignore

test.each([
  ['a permit nobody asked for', said('gefahr'), 92],
  ['a permit nobody found', said('warnung', 'unknown'), 92],
  ['a permit that is there', said('gefahr', 'denied'), null],
  ['a permit of the house next door', said('gefahr', 'stated', 'other'), null],
  ['papers that are there', said('gut'), null],
  ['nothing told', [], null],
])('%s: %s m² are safe', (_, remarks, area) => {
  expect(safeAreaOf(offer, sums, remarks)).toBe(area)
})

test('where no part is counted, all of it stays, and the estimate counts what is safe', () => {
  expect(safeAreaOf(offer, NO_SUMS, said('gefahr'))).toBeNull()
  expect(withArea(offer, null)).toBe(offer)
  expect(withArea(offer, 92).numbers.wohnflaeche).toBe(92)
})

const STORAGE = said(
  'hinweis',
  'stated',
  PLAIN.bearer,
  'Der Spitzboden ist laut Teilungserklärung Bodenraum.',
  'nur-abstellraum',
)
const CARPORT = said('gefahr', 'stated', PLAIN.bearer, 'Das Carport ist nicht genehmigt.')
const ofSum = { ...sums, attached: { ...sums.attached, ofSum: 'roof' as const } }

test('storage by the owners’ agreement is safe for nobody who lives there, and is said first', () => {
  expect(safeAreaOf(offer, sums, STORAGE)).toBe(92)
  expect(storagePoint(STORAGE, 92).map(({ id }) => id)).toEqual(['weg-teilungserklaerung'])
  expect(safeAreaOf(offer, NO_SUMS, STORAGE)).toBeNull()
  expect(storagePoint(STORAGE, null)).toEqual([])
  expect(storagePoint(said('gefahr'), 92)).toEqual([])
})

test('of a part that only a sum counts the permit must be of that part', () => {
  expect(safeAreaOf(offer, ofSum, said('gefahr'))).toBe(92)
  expect(safeAreaOf(offer, ofSum, CARPORT)).toBeNull()
})

test('the permit may turn up, so the best case counts all of the area', () => {
  const worth = { best: euro(200_000) } as Worth
  const whole = { mid: euro(260_000) } as NonNullable<Parameters<typeof withBestOf>[1]>
  expect(withBestOf(worth, whole)?.best).toEqual(euro(260_000))
  expect(withBestOf(worth, null)).toBe(worth)
  expect(withBestOf(null, whole)).toBeNull()
})
