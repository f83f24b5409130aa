import { expect, test } from 'vitest'
import { withErbbauEffect } from './erbbauEffect.ts'

const TERM = { id: 'erbbau-restlaufzeit', sentence: 'Das Erbbaurecht läuft noch 35 Jahre.', change: null }
const OTHER = { id: 'status', sentence: 'Es ist reserviert.', change: null }
type Given = Parameters<typeof withErbbauEffect>[1]
const appraisal = (zins: number | null) =>
  ({
    object: { erbbau: { jahre: 35, zins } },
    level: { adjustments: [{ id: 'erbbaurecht', label: '', factor: 0.7167, source: '' }] },
  }) as unknown as Given

test('a short Erbbaurecht with all terms told tells what it takes off, and nothing else does', () => {
  const [term, other] = withErbbauEffect([TERM, OTHER], appraisal(1884))
  expect(term?.sentence).toMatch(/^Das Erbbaurecht läuft noch 35 Jahre\. .*schon 28\s% gegenüber/u)
  expect(other).toBe(OTHER)
})

test('without its terms nobody has calculated it', () => {
  expect(withErbbauEffect([TERM], appraisal(null))).toEqual([TERM])
  expect(withErbbauEffect([TERM], { object: null, level: null })).toEqual([TERM])
})
