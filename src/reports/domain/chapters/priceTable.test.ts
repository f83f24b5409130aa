import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { priceTable, priceYears } from './priceTable.ts'

test.each([
  ['below', 1.2, true],
  ['above', 0.8, false],
])('a highest right price that lies %s the asked one is told among the prices to pay: %#', (_, factor, isTold) => {
  const { assessment } = assessedInput(FLAT).judgement
  const { pricePoints } = assessment.calculations
  const [one] = pricePoints.points.filter(({ letting }) => letting !== null)
  if (!one) throw new Error('no letting')
  const at = (id: 'gefordert' | 'hoechstens', amount: number) => ({ ...one, id, price: euro(amount) })
  const points = [at('gefordert', 200_000 * factor), at('hoechstens', 200_000)]
  const words = [...priceTable({ ...pricePoints, points }), ...priceYears({ ...pricePoints, points })].flatMap(textsOf).join(' ') // prettier-ignore
  expect(words.includes('Höchstens richtig')).toBe(isTold)
})
