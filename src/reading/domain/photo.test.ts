import { expect, test } from 'vitest'
import type { Box } from '#kernel/evidence.ts'
import { photoOf } from './photo.ts'

const page = (...images: Box[]) => ({ images, width: 600, height: 800 })
const PHOTO: Box = [50, 200, 550, 500]

test('the largest picture of the first page that has one stands for the offer', () => {
  const small: Box = [50, 550, 300, 700]
  expect(photoOf([page(small, PHOTO), page([0, 0, 600, 700])])).toEqual({ index: 0, box: PHOTO })
})

test('a logo and a letterhead are passed over for a picture of the next page', () => {
  const logo: Box = [500, 20, 560, 60]
  const letterhead: Box = [0, 0, 600, 90]
  expect(photoOf([page(logo, letterhead), page(PHOTO)])).toEqual({ index: 1, box: PHOTO })
})

test('strips of one picture are one picture', () => {
  const strips = Array.from({ length: 10 }, (_, row): Box => [50, 200 + 30 * row, 550, 230 + 30 * row])
  expect(photoOf([page(...strips)])).toEqual({ index: 0, box: PHOTO })
})

test('an offer without pictures is shown by the top of its first page, one without pages by nothing', () => {
  expect(photoOf([page(), page()])).toEqual({ index: 0, box: [0, 0, 600, 400] })
  expect(photoOf([])).toBeNull()
})
