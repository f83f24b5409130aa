import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { underOneRoofOf } from './underOneRoof.ts'

const areaIn = (text: string) => {
  const found = underOneRoofOf(passagesOf([page(['# Resthof zum Kauf', '', text])]))
  return found && found.area
}

test.each([
  ['Die Diele mit rund 150 m² ist nicht beheizt und nicht in der Wohnfläche enthalten.', 150],
  ['Die große Diele (180 m²) ist nicht ausgebaut.', 180],
  ['Dazu kommt die unbeheizte Tenne mit 90 m².', null],
  ['Die Tenne mit 90 m² ist unbeheizt.', 90],
  ['Im Wirtschaftsteil regnet es an zwei Stellen durch.', null],
  ['Der Stallteil misst 120 m² und steht leer.', 120],
])('%s', (text, area) => {
  expect(underOneRoofOf(passagesOf([page(['# Resthof zum Kauf', '', text])]))).not.toBeNull()
  if (area !== null) expect(areaIn(text)).toBe(area)
})

test.each([
  'Von der Diele gehen alle Räume ab, das Wohnzimmer misst 46 m².',
  'Die Diele mit 9 m² ist nicht beheizt.',
  'Die Scheune mit 320 m² steht gerade und ist trocken.',
  'Der Wirtschaftsteil wurde 1998 abgerissen.',
  'Der Stallteil ist seit 2003 zur Wohnung ausgebaut.',
  'Früher nicht beheizt, heute Wohnraum: 1994 wurde der Wirtschaftsteil zu Wohnraum ausgebaut, die Diele mit 62 m² ist heute das Wohnzimmer.',
])('%s adds nothing to the roof', text => {
  expect(underOneRoofOf(passagesOf([page(['# Resthof zum Kauf', '', text])]))).toBeNull()
})
