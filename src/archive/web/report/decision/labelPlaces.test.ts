import { expect, test } from 'vitest'
import { labelPlaces } from './labelPlaces.ts'

test.each([
  ['labels that are far apart share a row', [0.3, 0.6, 0.9], [0, 0, 0]],
  ['of two that are near each other one stands left, one right', [0.5, 0.52], [0, 0]],
  ['of three the line of one passes no label', [0.5, 0.52, 0.54], [0, 1, 0]],
])('%s', (_, ats, rows) => {
  expect(labelPlaces(ats, 0.2).map(({ row }) => row)).toEqual(rows)
})

test('a label never leaves the drawing', () => {
  expect(labelPlaces([0.05], 0.2)).toEqual([{ side: 'right', row: 0 }])
  expect(labelPlaces([0.95], 0.2)).toEqual([{ side: 'left', row: 0 }])
})

test('three near an end are stacked so that no line runs through a label', () => {
  const [least, middle, most] = labelPlaces([0.9, 0.92, 0.94], 0.2)
  expect([least, middle, most].map(place => place?.side)).toEqual(['left', 'left', 'left'])
  expect([least, middle, most].map(place => place?.row)).toEqual([0, 1, 2])
})
