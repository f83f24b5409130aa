import { expect, test } from 'vitest'
import { weighed } from '#extraction/domain/learned/pieces.ts'
import { learned } from './regression.ts'

const many = (pieces: readonly string[], isGrave: boolean) =>
  Array.from({ length: 20 }, () => ({ pieces, isGrave, worth: 1 }))
const EXAMPLES = [...many(['riss', 'haus'], true), ...many(['sonne', 'haus'], false), ...many(['garten'], false)]

test('what tells grave sentences from others weighs, what both have does not', () => {
  const model = learned(EXAMPLES, 0)
  expect(weighed(model, ['riss'])).toBeGreaterThan(weighed(model, ['haus']))
  expect(weighed(model, ['haus'])).toBeGreaterThan(weighed(model, ['sonne']))
  expect(weighed(model, ['nie gesehen'])).toBe(model.bias)
})

test('the same examples teach the same', () => {
  expect(learned(EXAMPLES, 0)).toEqual(learned(EXAMPLES, 0))
})

test('a piece of one example alone is not learned', () => {
  expect(learned([...EXAMPLES, { pieces: ['einmalig'], isGrave: true, worth: 1 }], 0).weights.has('einmalig')).toBe(
    false,
  )
})
