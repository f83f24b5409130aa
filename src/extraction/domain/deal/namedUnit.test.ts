import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { offeredUnit } from './namedUnit.ts'

test.each<[string, string | null]>([
  ['Donnerschweer Höfe / Haus B · Wohnung 7 / Wohnung B 7', 'b7'],
  ['Wohnung B 7 / Donnerschweer Höfe, Haus B', 'b7'],
  ['Wohnung 07 / Die Wohnung 7 liegt im 2. Obergeschoss.', '7'],
  // two flats of two houses, or of one
  ['Haus A · Wohnung A 7 / Haus B · Wohnung B 7', null],
  ['Wohnung B 7 / Am Anger / Wohnung 17', null],
  ['Wohnung 7 / Wohnung 8', null],
  ['Donnerschweer Höfe / Haus B', null],
])('of "%s" the unit %s is offered', (text, unit) => {
  expect(offeredUnit(passagesOf([page(text.split(' / '), 1)]))).toBe(unit)
})
