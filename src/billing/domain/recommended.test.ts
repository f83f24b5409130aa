import { expect, test } from 'vitest'
import { type OfferedPackage, recommendedOf } from './recommended.ts'

const offer = (alias: OfferedPackage['alias'], cents: number, count: number): OfferedPackage => ({
  ...{ alias, count, perAnalysis: Math.round(cents / count) },
})
const MINI = offer('mini', 990, 1)

test('recommended is the smallest package whose reports can be compared, with its reason', () => {
  const chosen = recommendedOf([MINI, offer('midi', 2490, 3), offer('maxi', 6900, 10)])
  expect(chosen?.alias).toBe('midi')
  expect(chosen?.reason).toMatch(/3 Berichte lassen sich vergleichen, und jeder kostet 1,60\s€ weniger/)
})

test.each([
  ['nothing is on sale', []],
  ['it would not be cheaper', [MINI, offer('midi', 2970, 3)]],
  ['none can be compared, or only far more than that', [MINI, offer('maxi', 6900, 10)]],
  ['the smallest could be compared itself', [offer('midi', 2490, 3), offer('maxi', 6900, 10)]],
] as const)('none is recommended where %s', (_, offers) => {
  expect(recommendedOf(offers)).toBeNull()
})
