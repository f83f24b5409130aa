import { expect, test } from 'vitest'
import { numberAndPlaceOf } from './unitLabel.ts'

test.each([
  ['5 2. OG links', { number: '5', place: '2. OG links' }],
  ['12 EG', { number: '12', place: 'EG' }],
  ['2 OG', null],
  ['3 Zimmer', null],
])('the label %s has number and place %j', (label, parts) => {
  expect(numberAndPlaceOf(label)).toEqual(parts)
})
