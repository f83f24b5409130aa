import { expect, test } from 'vitest'
import { grayOf, isBlank, isPrintedPaper } from './paper.ts'

const SIZE = 10_000
const picture = (level: (index: number) => number) => Uint8Array.from({ length: SIZE }, (_, index) => level(index))

test('tells printed paper from photos and from empty pages', () => {
  const printed = picture(index => (index % 10 === 0 ? 30 : 235 + (index % 7)))
  const yellowed = picture(index => (index % 12 === 0 ? 40 : 190 + (index % 20)))
  const photo = picture(index => (index * 7919) % 256)
  const darkPhoto = picture(index => 20 + (index % 60))
  expect(isPrintedPaper(printed)).toBe(true)
  expect(isPrintedPaper(yellowed)).toBe(true)
  expect(isPrintedPaper(photo)).toBe(false)
  expect(isPrintedPaper(darkPhoto)).toBe(false)
  expect(isPrintedPaper(picture(() => 255))).toBe(false)
})

test('a page is blank when nothing on it stands out', () => {
  expect(isBlank(picture(index => 250 + (index % 5)))).toBe(true)
  expect(isBlank(picture(index => (index === 5000 ? 90 : 250)))).toBe(false)
})

test('gray is the brightness that eyes see', () => {
  expect([...grayOf(Uint8Array.of(255, 255, 255, 255, 0, 0, 0, 255, 0, 255, 0, 255))]).toEqual([255, 0, 149])
})
