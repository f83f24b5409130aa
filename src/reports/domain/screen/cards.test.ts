import { expect, test } from 'vitest'
import { assessedInput, FLAT } from '../chapters/assessedInput.fixture.ts'
import { reportOf } from '../reportOf.ts'
import { cardsOf } from './cards.ts'

const input = assessedInput(FLAT)
const report = reportOf(input)
const { assessment } = input.judgement

test.each([
  ['Wohnung', []],
  ['Mehrfamilienhaus', ['14\u00a0Einheiten']],
] as const)('the units of a house tell a %s apart: %j', (kind, expected) => {
  const { offer } = assessment
  const numbers = { ...offer.numbers, einheiten: 14 }
  const { full } = cardsOf(report, report, { ...assessment, offer: { ...offer, kind, numbers } }, 0)
  expect(full.traits.filter(trait => trait.endsWith('Einheiten'))).toEqual(expected)
})
