import { expect, test } from 'vitest'
import type { Box } from '#kernel/evidence.ts'
import { additions, barePictures } from './pictures.ts'
import { words } from './typeset.fixture.ts'

const PAGE = 595 * 842

test('a large picture without words is bare, a logo and a picture under words are not', () => {
  const picture: Box = [40, 300, 555, 700]
  const logo: Box = [500, 20, 560, 60]
  expect(barePictures([picture, logo], words('Kaufpreis 249.000 €', 40, 100), PAGE)).toEqual([picture])
  const text = Array.from({ length: 20 }, (_, row) =>
    words('Die Wohnung liegt ruhig und hell im Park', 50, 310 + 18 * row),
  )
  expect(barePictures([picture], text.flat(), PAGE)).toEqual([])
})

test('strips of one picture count together, pictures apart each for itself', () => {
  const strips = Array.from({ length: 20 }, (_, row): Box => [40, 100 + 20 * row, 555, 120 + 20 * row])
  expect(barePictures([...strips].reverse(), [], PAGE)).toEqual([[40, 100, 555, 500]])
  const two: Box[] = [
    [40, 100, 280, 400],
    [320, 100, 555, 400],
  ]
  expect(barePictures(two, [], PAGE)).toEqual(two)
})

test('recognised words never replace or double what the page says itself', () => {
  const own = words('Kaufpreis 249.000 €', 40, 100)
  const again = words('Kaufpreis 249.008 €', 41, 101)
  const below = words('Hausgeld 280 €', 40, 130)
  expect(additions([...again, ...below], own)).toEqual(below)
})

test('names on a map are not added, cells of a table and sentences are', () => {
  const map = ['Westend', 'Olympiapark', 'Spree', 'Messe Süd'].flatMap((name, row) =>
    words(name, 40 + 90 * row, 100 + 60 * row),
  )
  expect(additions(map, [])).toEqual([])
  const table = ['Wohnfläche', 'Baujahr'].flatMap((label, row) => words(label, 40, 100 + 20 * row))
  const values = ['84 m²', '1988'].flatMap((value, row) => words(value, 300, 100 + 20 * row))
  expect(additions([...table, ...values], [])).toHaveLength(5)
  expect(additions(words('Die Heizung wurde im Sommer erneuert', 40, 100), [])).toHaveLength(6)
})
