import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { withAllLet } from './allLet.ts'

const worth = { best: euro(90_000) } as Worth
const appraisal = { mixedUse: true, estimate: { mid: euro(80_000) }, marketRent: { rent: { low: 5, mid: 6, high: 7 } } } as Appraisal // prettier-ignore
const offer = (vermietet: Offer['vermietet'], month: number) =>
  ({ vermietet, deal: null, numbers: { wohnflaeche: 200, kaltmieteMonat: month, jahresnettokaltmiete: null } }) as unknown as Offer // prettier-ignore

test('a house with shops that is let in part is worth what all its flats would bring, at best', () => {
  expect(withAllLet(worth, offer('teilweise', 700), appraisal)?.best).toEqual(euro(160_000))
})

test('what is let as a whole, brings as much already or has no shops stays as it is', () => {
  expect(withAllLet(worth, offer(true, 700), appraisal)).toBe(worth)
  expect(withAllLet(worth, offer('teilweise', 1_400), appraisal)).toBe(worth)
  expect(withAllLet(worth, offer('teilweise', 700), { ...appraisal, mixedUse: false })).toBe(worth)
  expect(withAllLet(null, offer('teilweise', 700), appraisal)).toBeNull()
})
