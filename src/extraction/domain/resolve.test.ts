import { expect, test } from 'vitest'
import { type Candidate, RANK } from './facts.ts'
import { resolve } from './resolve.ts'
import { PLAIN } from './scope/scope.ts'

function candidate(page: number, top: number, quote = 'Balkon'): Candidate {
  return {
    key: 'balkon',
    value: true,
    rank: RANK.prose,
    sureness: 1,
    scope: PLAIN,
    evidence: { page, quote, box: [50, top, 90, top + 10] },
  }
}

test('two readings of one spot are one mention, the same spot of another page is a second', () => {
  const { fact } = resolve('balkon', [candidate(1, 100), candidate(1, 102, 'Balkon: ja'), candidate(2, 100)])
  expect(fact?.evidence.map(({ page }) => page)).toEqual([1, 2])
})

test('a word on every line of many pages is compared with those of its own page only', () => {
  let looks = 0
  const candidates = Array.from({ length: 1_400 }, (_, index) => {
    const one = candidate(1 + (index % 140), 10 * Math.floor(index / 140))
    const { page, quote, box } = one.evidence
    const evidence = {
      page,
      quote,
      get box() {
        looks++
        return box
      },
    }
    return { ...one, evidence }
  })
  expect(resolve('balkon', candidates).fact?.mentions).toBe(1_400)
  expect(looks).toBeLessThan(100 * 1_400)
})
