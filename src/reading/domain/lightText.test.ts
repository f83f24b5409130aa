import { expect, test } from 'vitest'
import { darkenLightText } from './lightText.ts'

const WIDTH = 400
const HEIGHT = 300
const PAPER = 240

type Rectangle = readonly [x: number, y: number, width: number, height: number, level: number]

/** Stripes of ink, as letters of a line leave them. */
const letters = (x: number, y: number, level: number): Rectangle[] =>
  Array.from({ length: 12 }, (_, index) => [x + 14 * index, y, 4, 20, level] as const)

function picture(rectangles: readonly Rectangle[]): Uint8Array {
  const gray = new Uint8Array(WIDTH * HEIGHT).fill(PAPER)
  for (const [left, top, width, height, level] of rectangles) {
    for (let y = top; y < top + height; y++) gray.fill(level, y * WIDTH + left, y * WIDTH + left + width)
  }
  return gray
}

const at = (gray: Uint8Array, x: number, y: number) => gray[y * WIDTH + x] as number

test.each([
  { what: 'white on black', ground: 30, ink: 235 },
  { what: 'white on a middle colour', ground: 130, ink: 250 },
  { what: 'white on a pale colour', ground: 200, ink: 250 },
])('$what becomes dark on white', ({ ground, ink }) => {
  const gray = picture([[40, 60, 320, 80, ground], ...letters(80, 90, ink)])
  const result = darkenLightText(gray, WIDTH, HEIGHT).data
  expect(at(result, 82, 100)).toBeLessThan(140)
  expect(at(result, 89, 100)).toBeGreaterThan(220)
  expect(at(result, 60, 130)).toBeGreaterThan(220)
})

test('dark text on paper, and on a coloured bar, stays as it is', () => {
  const gray = picture([...letters(80, 20, 20), [40, 60, 320, 80, 180], ...letters(80, 90, 20)])
  expect(darkenLightText(gray, WIDTH, HEIGHT).data).toEqual(gray)
})

test('light text beside dark text on the same ground leaves both dark', () => {
  const gray = picture([
    [40, 60, 320, 120, 130],
    ...letters(80, 70, 250),
    ...letters(80, 110, 250),
    [80, 150, 60, 4, 20],
  ])
  const result = darkenLightText(gray, WIDTH, HEIGHT).data
  expect(at(result, 82, 80)).toBeLessThan(140)
  expect(at(result, 100, 152)).toBeLessThan(160)
})

test('text outside of the bar, and shading of the paper, stay as they are', () => {
  const shaded = picture([...letters(80, 20, 20), [40, 60, 320, 80, 40], ...letters(80, 90, 240)])
  const result = darkenLightText(shaded, WIDTH, HEIGHT).data
  expect(result.subarray(0, 45 * WIDTH)).toEqual(shaded.subarray(0, 45 * WIDTH))
  const ramp = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, index) => 150 + ((index % WIDTH) * 90) / WIDTH)
  expect(darkenLightText(ramp, WIDTH, HEIGHT).data).toEqual(ramp)
})
