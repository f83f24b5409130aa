import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { statedRateBlocks } from './statedRateBlocks.ts'

const LOAN = { principal: euro(300_000), sollzins: percent(3.9), tilgung: percent(2) }
const EVIDENCE = { page: 2, quote: 'gebundener Sollzins 3,69 %', box: [0, 0, 9, 9] } as const
const textOf = (rate: Parameters<typeof statedRateBlocks>[0]['rate'], principal = LOAN.principal) =>
  JSON.stringify(statedRateBlocks({ rate }, { loan: { ...LOAN, principal } }))

test('the rate of the exposé is told with what the loan would take at it, and that it is no offer', () => {
  // 300.000 € × (3,69 % + 2 %) ÷ 12
  const stated = { rate: 3.69, isLeast: false, evidence: EVIDENCE } as const
  expect(textOf(stated)).toMatch(
    /3,69\u00a0% Sollzins \(Seite 2\): Damit wären es 1\.423\u00a0€ im Monat\. Ein Angebot/u,
  )
  expect(textOf({ ...stated, isLeast: true })).toMatch(/mit mindestens 3,69/u)
})

test('without such a rate, or without a loan, nothing is told', () => {
  expect(textOf(null)).toBe('[]')
  expect(textOf({ rate: 3.69, isLeast: false, evidence: EVIDENCE }, euro(0))).toBe('[]')
})
