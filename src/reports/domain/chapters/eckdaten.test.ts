import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { assessedInput, textsOf } from './assessedInput.fixture.ts'
import { eckdatenChapter } from './eckdaten.ts'

test('an amount that no line counts is told with its place, what goes into the reserve is not', () => {
  const input = assessedInput({ kaufpreis: 189_000, wohnflaeche: 78 })
  const { assessment } = input.judgement
  const unplaced = [58, 696, 2_500].map(amount => ({
    amount,
    isBuyers: false,
    evidence: { page: 1, quote: `${String(amount)} € im Text`, box: [0, 0, 1, 1] as const },
  }))
  const sums = { ...assessment.sums, unplaced }
  const money = { ...assessment.money, home: { ...assessment.money.home, ruecklage: euro(58) } }
  const { blocks } = eckdatenChapter({
    ...input,
    judgement: { ...input.judgement, assessment: { ...assessment, sums, money } },
  })
  const told = blocks.flatMap(textsOf).join(' ')
  expect(told).toContain('2500 € im Text')
  expect(told).not.toContain('58 € im Text')
  expect(told).not.toContain('696 € im Text')
})
