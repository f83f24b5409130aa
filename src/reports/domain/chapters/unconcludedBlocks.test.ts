import { expect, test } from 'vitest'
import type { Unconcluded } from '#rating/domain/unconcluded.ts'
import { textsOf } from './assessedInput.fixture.ts'
import { bindingBlocks, mayStandIn, unconcludedBlocks } from './unconcludedBlocks.ts'

const left = (quote: string, ids: Unconcluded['ids'] = []): Unconcluded => ({
  evidence: { page: 2, quote, box: [0, 0, 9, 9] },
  ids,
  binds: false,
  isConsequence: false,
  sums: [],
})
const WAY = left('Der Bauer hat den Schlüssel zu unserem Tor.', ['wegerecht-leitungsrecht'])

test('nothing is told where every sentence was understood', () => {
  expect(unconcludedBlocks([])).toEqual([])
  expect(mayStandIn([])).toBe('')
})

test('at most six sentences are shown, and how many there are is told where something was not found', () => {
  const many = Array.from({ length: 9 }, (_, at) => left(`Satz ${at}, den wir leider nicht verstanden haben.`))
  const texts = unconcludedBlocks(many).flatMap(textsOf)
  expect(texts.filter(text => text.startsWith('„Satz'))).toHaveLength(6)
  expect(mayStandIn(many)).toBe(
    ' Es kann aber in den 9 Sätzen stehen, aus denen wir keinen Schluss gezogen haben („Was fehlt und was zu tun ist“).',
  )
})

test('a short sentence that may answer a question is told with it', () => {
  expect(mayStandIn([WAY])).toContain(
    'in dem Satz stehen, aus dem wir keinen Schluss gezogen haben („Was fehlt und was zu tun ist“), etwa: „Der Bauer hat den Schlüssel zu unserem Tor.“ (Seite\u00a02).',
  )
})

test('what binds is told on the page of the decision, and not again where the others are', () => {
  const binding = { ...left('Die Wohnung ist vom Käufer herzurichten.'), binds: true }
  expect(bindingBlocks([binding, WAY]).flatMap(textsOf).join(' ')).toContain('herzurichten.“ (Seite\u00a02)')
  expect(unconcludedBlocks([binding, WAY]).flatMap(textsOf).join(' ')).not.toContain('herzurichten')
  expect(bindingBlocks([WAY])).toEqual([])
  expect(mayStandIn([binding])).toBe('')
})
