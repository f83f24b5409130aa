import { expect, test } from 'vitest'
import { assessedInput, FLAT } from './assessedInput.fixture.ts'
import { aufgabenChapter } from './aufgaben.ts'
import { verschweigtChapter } from './verschweigt.ts'

test.each([
  ['an offer that says little', { objektart: 'Einfamilienhaus', kaufpreis: 300_000 }],
  ['a let flat', FLAT],
])('%s gives at most ten tasks, five of them before a bid, and the annex names all', (_, stated) => {
  const input = assessedInput(stated)
  const { blocks } = aufgabenChapter(input)
  const lists = blocks.flatMap(block => (block.kind === 'checklist' ? [block.items] : []))
  expect(lists[0]?.length).toBeLessThanOrEqual(5)
  expect(lists.flat().length).toBeLessThanOrEqual(10)
  const all = JSON.stringify(verschweigtChapter(input).blocks)
  for (const { document } of input.judgement.assessment.todos)
    expect(all).toContain(JSON.stringify(document).slice(1, -1))
})
