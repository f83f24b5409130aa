import { expect, test } from 'vitest'
import { partOf } from './partOf.ts'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

const [passage] = passagesOf([page(['Das Bad ist neu. Der Keller ist trocken.'])])

test.each([
  [0, 16, ['Das Bad ist neu.']],
  [0, 17, ['Das Bad ist neu.']],
  [16, 40, ['Der Keller ist trocken.']],
  [16, 17, []],
])('from %i to %i', (from, to, texts) => {
  const parts = passage ? partOf(passage, from, to) : []
  expect(parts.map(({ text }) => text)).toEqual(texts)
  for (const { text, words } of parts)
    expect(words.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text)
})
