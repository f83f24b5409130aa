import { expect, test } from 'vitest'
import type { Block, Word } from './page.ts'
import { turnedBack } from './straightened.ts'

const word = (box: Word['box']): Word => ({
  text: 'Kaufpreis',
  box,
  size: 10,
  bold: false,
  confidence: 0.9,
  hyphenated: false,
})

function blockOf(box: Word['box']): Block {
  const segment = { words: [word(box)], text: 'Kaufpreis', box }
  return { lines: [{ segments: [segment], box }], box }
}
const A4 = { width: 595, height: 842 }

test('a page that was not turned stays as it is', () => {
  const block = blockOf([10, 20, 60, 30])
  expect(turnedBack([block], { degrees: 0, page: A4, turned: A4 })).toEqual([block])
})

test.each([
  // Turned clockwise by 90 degrees, the page's left edge came to the top: what is at the top left was at the bottom left.
  [90, { width: 842, height: 595 }, [20, 782, 30, 832], 270],
  [180, A4, [535, 812, 585, 822], 180],
  [270, { width: 842, height: 595 }, [565, 10, 575, 60], 90],
] as const)('maps boxes of a page turned by %s degrees', (degrees, turned, box, turn) => {
  const [block] = turnedBack([blockOf([10, 20, 60, 30])], { degrees, page: A4, turned })
  block?.box.forEach((value, index) => expect(value).toBeCloseTo(box[index] as number, 6))
  expect(block?.lines[0]?.segments[0]?.words[0]?.turn).toBe(turn)
  expect(block?.lines[0]?.box).toEqual(block?.box)
})

test('a word at the end of a slanting line goes back up or down with it', () => {
  // The page's lines sloped down by 2 degrees, so it was turned by -2.
  const [block] = turnedBack([blockOf([500, 416, 550, 426])], { degrees: -2, page: A4, turned: A4 })
  const down = Math.tan((2 * Math.PI) / 180) * (525 - 595 / 2)
  expect(((block?.box[1] ?? 0) + (block?.box[3] ?? 0)) / 2).toBeCloseTo(421 + down, 0)
  expect(block?.lines[0]?.segments[0]?.words[0]?.turn).toBeUndefined()
})
