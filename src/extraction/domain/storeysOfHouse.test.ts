import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

function read(...lines: string[]) {
  const { facts } = extract([page(['Verkauf in 91257 Pegnitz', 'Kaufpreis: 246.000 €', '', ...lines])], calendarDate('2026-11-28')) // prettier-ignore
  return [facts?.objektart?.value, facts?.grundstuecksflaeche?.value, facts?.etage?.value]
}

test.each([
  [
    'Zweifamilienhaus von 1974 mit Garten, Grundstücksgröße 684 m². Die Wohnung im Dachgeschoss steht leer. Die Wohnung im Erdgeschoss bewohnt die Mutter.',
    ['Zweifamilienhaus', 684, undefined],
  ],
  [
    'Freistehendes Zweifamilienhaus, Grundstück 512 m². Die Wohnung im Obergeschoss ist vermietet. Die Wohnung im Erdgeschoss wird im Mai frei. Die Wohnung im Dachgeschoss ist klein.',
    ['Zweifamilienhaus', 512, undefined],
  ],
])('a house of two flats is no flat of its storey: %s', (text, told) => {
  expect(read(text)).toEqual(told)
})

test('a flat in such a house stays one', () => {
  const [type] = read('Wohnung in einem Zweifamilienhaus. Die Wohnung im Dachgeschoss hat drei Zimmer. Die Wohnung im Dachgeschoss ist frei.') // prettier-ignore
  expect(type).toMatch(/wohnung/iu)
})

test('a house that the register calls a Wohnhaus and the text by its families is the latter', () => {
  const [type] = read('Flurstück 12/7: Hauptstr. 1, Wohnhaus, Garage.', 'Es handelt sich um ein Gebäude von 1974, Zweifamilienhaus, unterkellert.') // prettier-ignore
  expect(type).toBe('Zweifamilienhaus')
  expect(read('Flurstück 12/7: Hauptstr. 1, Wohnhaus, Garage.', 'Unterkellert.')[0]).toBe('Einfamilienhaus')
})
