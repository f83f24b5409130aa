import { expect, test } from 'vitest'
import { unitName } from './unitName.ts'

test.each([
  ['5 2. OG links', 'Nr.\u00a05, 2. OG links'],
  ['12 EG', 'Nr.\u00a012, EG'],
  ['2 OG', '2 OG'],
  ['WE 04', 'WE 04'],
  ['3 Zimmer', '3 Zimmer'],
])('a unit listed as %s is called %s', (label, name) => {
  expect(unitName({ label })).toBe(name)
})
