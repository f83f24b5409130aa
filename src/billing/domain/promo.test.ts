import { describe, expect, test } from 'vitest'
import { type Promo, promoObstacle, type PromoSituation, UNKNOWN_PROMO } from './promo.ts'
import { promoCodeOf } from './promoCodeOf.ts'

const promo: Promo = {
  code: 'SOMMER',
  discountType: 'percentage',
  amount: 20,
  validFrom: new Date('2026-06-01T00:00:00+02:00'),
  validUntil: new Date('2026-09-01T00:00:00+02:00'),
  mostUses: 100,
  mostUsesPerAccount: 1,
  packages: ['midi', 'maxi'],
  active: true,
}
const situation: PromoSituation = {
  now: new Date('2026-07-01T12:00:00+02:00'),
  uses: 99,
  usesByAccount: 0,
  chosen: { alias: 'midi', listCents: 2490 },
  leastChargeCents: 50,
}

test('a code may be used within its time, by who has not used it, for its packages', () => {
  expect(promoObstacle(promo, situation)).toBeNull()
  expect(promoObstacle(promo, { ...situation, chosen: null })).toBeNull()
  expect(
    promoObstacle({ ...promo, packages: null }, { ...situation, chosen: { alias: 'mini', listCents: 990 } }),
  ).toBeNull()
})

test.each<{ name: string; promo?: Partial<Promo>; situation?: Partial<PromoSituation>; says: string }>([
  { name: 'it was ended', promo: { active: false }, says: UNKNOWN_PROMO },
  { name: 'it has not begun', situation: { now: new Date('2026-05-31T23:59:59+02:00') }, says: 'gilt noch nicht' },
  { name: 'it is over, to the second', situation: { now: new Date('2026-09-01T00:00:00+02:00') }, says: 'abgelaufen' },
  { name: 'all uses are taken', situation: { uses: 100 }, says: 'vollständig eingelöst' },
  { name: 'the account has used it', situation: { usesByAccount: 1 }, says: 'schon eingelöst' },
  {
    name: 'it is for other packages',
    situation: { chosen: { alias: 'mini', listCents: 990 } },
    says: 'nicht für dieses Paket',
  },
  {
    name: 'less would remain than can be charged',
    promo: { discountType: 'fixed_amount', amount: 2450 },
    says: 'weniger übrig',
  },
])('a code cannot be used when $name', ({ promo: changed, situation: other, says }) => {
  expect(promoObstacle({ ...promo, ...changed }, { ...situation, ...other })).toContain(says)
})

test('what costs nothing at all needs no charge', () => {
  expect(promoObstacle({ ...promo, discountType: 'fixed_amount', amount: 9999 }, situation)).toBeNull()
})

describe('a code as it is typed', () => {
  test.each([
    ['sommer', 'SOMMER'],
    [' Som mer ', 'SOMMER'],
    ['ＳＯＭＭＥＲ', 'SOMMER'],
    ['so\u017fmer', 'SOSMER'],
    ['so-mm_1', 'SO-MM_1'],
  ])('%j is %s', (typed, code) => {
    expect(promoCodeOf(typed)).toBe(code)
  })

  test.each(['', 'ab', 'SОMMER', 'SOMMER\0', "X' or 1=1--", 'A'.repeat(41), 'SÖMMER', '💥💥💥'])(
    '%j is none',
    typed => {
      expect(promoCodeOf(typed)).toBeNull()
    },
  )
})
