import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { NEW_GROUND_RENTS, SAME_GROUND_RENTS } from './newGroundRent.fixture.ts'
import { newGroundRentOf } from './newGroundRent.ts'

const passages = (line: string) => passagesOf([page(['# Haus auf Erbbaugrund', '', line])])

test.each(NEW_GROUND_RENTS)('%s: a buyer pays %i € a year', (line, year) => {
  expect(newGroundRentOf(passages(line), null, 420)?.year).toBe(year)
})

test.each(SAME_GROUND_RENTS)('%s: he pays what is paid', line => {
  expect(newGroundRentOf(passages(line), null, 420)).toBeNull()
})

test('what is demanded and fought over is not agreed', () => {
  const told = 'Mit Schreiben vom 18.06.2026 hat die Stiftung eine Anpassung des Erbbauzinses verlangt, rückwirkend ab 01.01.2026. Auf diese Wohnung entfielen danach rund 1.290 € im Jahr. Die Gemeinschaft hat einen Anwalt beauftragt und hält das Verlangen für zu hoch; das Verfahren ist offen.'
  expect(newGroundRentOf(passages(told), 186, 420)?.dispute).toEqual({ since: '2026-01-01', present: 186 })
  const undated = 'Die Kirche verlangt künftig 4.000 € Erbbauzins im Jahr. Dagegen haben wir Widerspruch eingelegt.'
  expect(newGroundRentOf(passages(undated), 600, 420)?.dispute).toEqual({ since: null, present: 600 })
}) // prettier-ignore

test.each([
  'Bei Verkauf wird der Erbbauzins auf 8.700 € angepasst.',
  'Mit dem Verkauf verlangt die Gemeinde einen neuen Erbbauzins von 8.700 € im Jahr. Gerichtsstand ist Celle.',
])('%s: nobody fights it', line => {
  expect(newGroundRentOf(passages(line), null, 420)).toMatchObject({ year: 8_700 })
  expect(newGroundRentOf(passages(line), null, 420)).not.toHaveProperty('dispute')
})

test('what is paid already is nothing new', () => {
  expect(newGroundRentOf(passages('Bei Verkauf wird der Erbbauzins auf 612 € festgesetzt.'), 612, 420)).toBeNull()
})

test('a sentence that runs over the end of a page is one', () => {
  const first = page([
    '# Haus auf Erbbaugrund',
    '',
    'Mit dem Verkauf verlangt die Gemeinde für ihre Zustimmung einen neuen Erbbauzins. Im',
  ])
  const second = page(['20.11.2026, 07:52', '', 'Gespräch sind 4 %, das wären rund 8.700 € im Jahr.'])
  expect(newGroundRentOf(passagesOf([first, { ...second, number: 2 }]), 612, 420)?.year).toBe(8_700)
})

test.each([
  ['Die Kirche stimmt dem Verkauf zu, wenn der Erwerber einer Anpassung des Erbbauzinses auf 4 % des aktuellen Bodenwertes zustimmt. Bodenrichtwert: 240 €/m².', { percent: 4, perM2: 240, area: 420 }],
  ['Bei Verkauf wird der Erbbauzins auf 3 % des Bodenwertes (derzeit rund 145.000 €) angepasst.', { percent: 3, land: 145_000 }],
])('what a sum is made of that is not printed: %s', (line, parts) => {
  expect(newGroundRentOf(passages(line), null, 420)?.parts).toEqual(parts)
  // A printed sum is made of nothing.
  expect(newGroundRentOf(passages('Bei Verkauf wird der Erbbauzins auf 8.700 € angepasst.'), null, 420)).not.toHaveProperty('parts')
}) // prettier-ignore
