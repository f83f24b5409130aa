import { expect, test } from 'vitest'
import { euro, inEuro } from '#kernel/money.ts'
import { partlyRenovated } from './afterWorks.ts'

const RENOVATED = { value: euro(288_000), formula: '269.000 € × 1,07 ÷ 1' }

test.each([
  // The whole way to a modernised home is 19,000 €.
  [1, 288_000],
  [0.5, 278_500],
  [0.14, 271_660],
  [0, 269_000],
])('works that are %d of all that makes a home modernised lift 269.000 € to %i €', (made, value) => {
  const lifted = partlyRenovated(RENOVATED, euro(269_000), made)
  expect(inEuro(lifted.value)).toBe(value)
  if (made < 1) expect(lifted.formula).toMatch(/^269\.000\s€ \+ .* von 19\.000\s€/u)
  else expect(lifted).toEqual(RENOVATED)
})
