import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { offeredUnit } from './namedUnit.ts'

test.each<[string, string | null]>([
  ['Donnerschweer Höfe / Haus B · Wohnung 7 / Wohnung B 7', 'b7'],
  ['Wohnung B 7 / Donnerschweer Höfe, Haus B', 'b7'],
  ['Wohnung 07 / Die Wohnung 7 liegt im 2. Obergeschoss.', '7'],
  ['Am Anger / Haus B · Wohnung 07 / Kaufpreis Wohnung B 07: 489.000 €', 'b7'],
  ['Preisliste Haus C / Noch eine Wohnung frei: C 4. Alle anderen sind verkauft.', 'c4'],
  ['Preisliste / Letzte freie Einheit: Nr. 12', '12'],
  ['Preisliste / Noch eine Wohnung frei, 78 m² im ersten Obergeschoss', null],
  ['Lindenhöfe / Ihre Wohnung / Wohnung | Geschoss | Zimmer / 09 | 2. OG | 3 / Wohnen | 33,18 m²', '9'],
  ['Lindenhöfe / Wohnung | Geschoss | Zimmer / 08 | 1. OG | 3 / 09 | 2. OG | 3', null],
  [
    'Kinziggärten / 24 Eigentumswohnungen in zwei Häusern / Ihre Wohnung: B 1.3 · 3 Zimmer · 1. Obergeschoss, Haus B',
    'b1.3',
  ],
  ['Lindenhöfe / Ihr Haus: 3 Etagen für die Familie / Ihre Wohnung: 84 m² am Park', null],
  // two flats of two houses, or of one
  ['Haus A · Wohnung A 7 / Haus B · Wohnung B 7', null],
  ['Wohnung B 7 / Am Anger / Wohnung 17', null],
  ['Wohnung 7 / Wohnung 8', null],
  ['Donnerschweer Höfe / Haus B', null],
])('of "%s" the unit %s is offered', (text, unit) => {
  expect(offeredUnit(passagesOf([page(text.split(' / '), 1)]))).toBe(unit)
})
