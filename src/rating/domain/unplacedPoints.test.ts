import { expect, test } from 'vitest'
import { unplacedPoints } from './unplacedPoints.ts'

const at = (amount: number, quote: string, isBuyers: boolean) => ({
  amount,
  isBuyers,
  evidence: { page: 1, quote, box: [0, 0, 1, 1] as const },
})

test('an amount that is the buyer’s and that no sum holds comes before every price, with its place', () => {
  const unplaced = [at(18_000, 'Liegeplatz zzgl. 18.000 €', true), at(2_500, 'Zaun 2.500 €', false), at(1_900, 'Tor zzgl. 1.900 €', true)] // prettier-ignore
  const [point, ...more] = unplacedPoints({ unplaced })
  expect(more).toEqual([])
  expect(point?.evidence?.[0]?.quote).toBe('Liegeplatz zzgl. 18.000 €')
  expect(point?.change?.cents).toBe(1_800_000)
  expect(point?.sentence).toMatch(/18\.000.€ auf Sie zu, dazu 1\.900.€/u)
  expect(point?.sentence).not.toContain('2.500')
})

test('other amounts that were not placed are in the way of nothing', () => {
  expect(unplacedPoints({ unplaced: [at(2_500, 'Zaun 2.500 €', false)] })).toEqual([])
})
