import { expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import { assessedInput, FLAT } from '../chapters/assessedInput.fixture.ts'
import { entscheidungChapter } from '../chapters/entscheidung.ts'
import { reportOf } from '../reportOf.ts'
import { besideQuote, DecisionJson, decisionJson } from './decisionJson.ts'

const input = assessedInput(FLAT)
const decision = decisionJson(reportOf(input).cover, input.judgement.assessment, [], 0)

test('names as decisive what the page "Was entscheidet" names, in its order, but nothing green', () => {
  expect(DecisionJson.parse(decision)).toEqual(decision)
  const [points] = entscheidungChapter(input).blocks.filter(block => block.kind === 'points')
  const printed = points?.items
    .filter(({ light }) => light !== 'grün')
    .map(({ title, text, evidence }) => ({ title, text: besideQuote(text, evidence) }))
  expect(printed?.length).toBeGreaterThan(0)
  expect(decision.points?.map(({ title, text }) => ({ title, text }))).toEqual(printed)
})

test('says words of the exposé once, which stand beside it as a quote', () => {
  const evidence: Evidence = { page: 2, quote: 'Die Dachrinnen sind undicht.', box: [0, 0, 1, 1] }
  expect(besideQuote('„Die Dachrinnen sind undicht.“', evidence)).toBe('')
  expect(besideQuote('„Die Dachrinnen sind undicht.“ Fragen Sie, wer zahlt.', evidence)).toBe('Fragen Sie, wer zahlt.')
  expect(besideQuote('Fragen Sie nach.', evidence)).toBe('Fragen Sie nach.')
  expect(besideQuote('Fragen Sie nach.', null)).toBe('Fragen Sie nach.')
})
