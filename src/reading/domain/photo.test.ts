import { expect, test } from 'vitest'
import type { Box } from '#kernel/evidence.ts'
import type { Word } from './page.ts'
import { photosOf, withoutPaper } from './photo.ts'

const PHOTO: Box = [50, 200, 550, 500]
const photos = (images: Box[], words: Word[] = []) => photosOf({ images, words, width: 600, height: 800 })
const word = (box: Box): Word => ({ text: 'Wort', box, bold: false, size: 10, confidence: 1, hyphenated: false })

test('the largest picture comes first', () => {
  const small: Box = [50, 550, 300, 700]
  expect(photos([small, PHOTO])).toEqual([PHOTO, small])
})

test('a logo, a letterhead and a column of thumbnails are none', () => {
  expect(
    photos([
      [500, 120, 560, 160],
      [0, 0, 600, 90],
      [0, 120, 90, 720],
    ]),
  ).toEqual([])
})

test('strips of one picture are one picture', () => {
  const strips = Array.from({ length: 10 }, (_, row): Box => [50, 200 + 30 * row, 550, 230 + 30 * row])
  expect(photos(strips)).toEqual([PHOTO])
})

test('a title may stand on it; the ground of a text is none', () => {
  expect(photos([PHOTO], [word([70, 440, 400, 480])])).toEqual([PHOTO])
  const text = Array.from({ length: 12 }, (_, row) => word([70, 210 + 24 * row, 530, 222 + 24 * row]))
  expect(photos([PHOTO], text)).toEqual([])
})

test('a page of text alone has none', () => {
  expect(photos([])).toEqual([])
})

test('of a photo that was cut to its frame the page around it is cut off', () => {
  // A heading on white above, its foot on white below: 60 lines of photo between them.
  const data = new Uint8Array(100 * 100).fill(255)
  data.fill(120, 100 * 20, 100 * 80)
  data.fill(0, 100 * 8, 100 * 8 + 30)
  expect(withoutPaper({ width: 100, height: 100, data }, [50, 200, 250, 400], 0.5)).toEqual([50, 242, 250, 358])
})

test('a plan on white keeps its margins', () => {
  const data = new Uint8Array(100 * 100).fill(255)
  for (let y = 30; y < 70; y++) data.fill(0, 100 * y + 30, 100 * y + 33)
  expect(withoutPaper({ width: 100, height: 100, data }, PHOTO, 1)).toEqual(PHOTO)
})
