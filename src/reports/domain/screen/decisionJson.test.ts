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
  const cell: Evidence = { page: 2, quote: 'Hochwasser Juli 2021', box: [0, 0, 1, 1] }
  expect(besideQuote('„Hochwasser Juli 2021“.', cell)).toBe('')
  expect(besideQuote('„Hochwasser Juli 2021“. Fragen Sie nach.', cell)).toBe('Fragen Sie nach.')
  expect(besideQuote('Fragen Sie nach.', evidence)).toBe('Fragen Sie nach.')
  expect(besideQuote('Fragen Sie nach.', null)).toBe('Fragen Sie nach.')
})

test('what is asked can be confirmed as it was read, where the form takes it', () => {
  const { cover } = reportOf(input)
  const ask = { why: 'x', page: 1, quote: 'Worte' }
  const { asked } = decisionJson(
    cover,
    input.judgement.assessment,
    [
      { key: 'kaufpreis', value: 289_000, ...ask },
      { key: 'vermietet', value: true, ...ask },
      { key: 'objektart', value: 'Landhaus', ...ask },
      { key: 'status', value: 'in-vorbereitung', ...ask },
      { key: 'ausgeschlossen', value: 'Sauna, Pool', ...ask },
      { key: 'baujahr', value: null, ...ask },
    ],
    0,
  )
  expect(asked.map(({ label, said, ready }) => [label, said, ready])).toEqual([
    ['Kaufpreis', '289.000\u00a0€', '289000'],
    ['Vermietet', 'ja', 'ja'],
    ['Objektart', 'Landhaus', null],
    ['Stand des Angebots', 'noch nicht im Verkauf', 'noch nicht im Verkauf'],
    ['Nicht dabei oder ausgeschlossen', 'Sauna, Pool', 'Sauna, Pool'],
    ['Baujahr', null, null],
  ])
  for (const { choices, ready } of asked) if (choices && ready) expect(choices).toContain(ready)
})
