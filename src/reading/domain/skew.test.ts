import { expect, test } from 'vitest'
import { inkOf } from './ink.ts'
import { skewOf } from './skew.ts'

const WIDTH = 800
const HEIGHT = 1000

/** A page of lines of small strokes, turned clockwise by `degrees` about its middle, under a lamp that shades one side. */
function printedPage(degrees: number, ruled = false): Uint8Array {
  const gray = new Uint8Array(WIDTH * HEIGHT)
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [dx, dy] = [x - WIDTH / 2, y - HEIGHT / 2]
      const along = dx * cos + dy * sin
      const across = dy * cos - dx * sin
      const inside = Math.abs(along) < 300 && Math.abs(across) < 300
      const letter = inside && mod(across, 26) < 12 && chance(Math.floor(along / 5), Math.floor(across / 26)) > 0.4
      const rule = ruled && Math.abs(across) < 350 && [-310, 0, 310].some(at => Math.abs(along - at) < 2)
      gray[y * WIDTH + x] = (letter || rule ? 60 : 250) - Math.round((x / WIDTH) * 40)
    }
  }
  return gray
}
/** Strokes at irregular places, the same in every run. */
const chance = (x: number, y: number) => mod(Math.sin(x * 12.9898 + y * 78.233) * 43758.5453, 1)
const mod = (value: number, by: number) => ((value % by) + by) % by
const skew = (gray: Uint8Array) => skewOf(inkOf(gray, WIDTH, HEIGHT))

test.each([-4.5, -1.2, 0.6, 3])('finds lines turned by %s degrees', degrees => {
  const found = skew(printedPage(degrees))
  expect(found.sideways).toBe(false)
  expect(found.degrees).toBeCloseTo(degrees, 0)
  expect(Math.abs(found.degrees - degrees)).toBeLessThanOrEqual(0.2)
})

test('leaves straight pages alone', () => {
  expect(skew(printedPage(0))).toEqual({ degrees: 0, sideways: false })
  expect(skew(new Uint8Array(WIDTH * HEIGHT).fill(255))).toEqual({ degrees: 0, sideways: false })
})

test('sees that lines run sideways, and how crooked', () => {
  const found = skew(printedPage(92))
  expect(found.sideways).toBe(true)
  expect(Math.abs(found.degrees - 2)).toBeLessThanOrEqual(0.2)
})

test('is not misled by the upright lines of a table', () => {
  expect(skew(printedPage(0, true)).sideways).toBe(false)
})
