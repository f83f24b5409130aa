import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

test.each([
  ['Am 12.03.2026 um 9:15 schrieb Familie Kern:', 'other-offers'],
  ['Am 12.03.2026 hat Eva Kern geschrieben, dass der Preis gilt:', 'object'],
])('what stands below "%s" is of %s', (head, section) => {
  const passages = passagesOf([
    page(['# Haus zum Kauf', 'Das Haus hat 120 m².', '', head, 'Wir suchen bis 250.000 Euro.']),
  ])
  expect(passages.find(({ text }) => text.includes('Wir suchen'))?.section).toBe(section)
})
