import { expect, test } from 'vitest'
import { assessedInput, FLAT } from '../chapters/assessedInput.fixture.ts'
import { entscheidungChapter } from '../chapters/entscheidung.ts'
import { reportOf } from '../reportOf.ts'
import { DecisionJson, decisionJson } from './decisionJson.ts'

const input = assessedInput(FLAT)
const decision = decisionJson(reportOf(input).cover, input.judgement.assessment, [], 0)

test('names as decisive what the page "Was entscheidet" names, in its order, but nothing green', () => {
  expect(DecisionJson.parse(decision)).toEqual(decision)
  const [points] = entscheidungChapter(input).blocks.filter(block => block.kind === 'points')
  const printed = points?.items.filter(({ light }) => light !== 'grün').map(({ title, text }) => ({ title, text }))
  expect(printed?.length).toBeGreaterThan(0)
  expect(decision.points?.map(({ title, text }) => ({ title, text }))).toEqual(printed)
})
