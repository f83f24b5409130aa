import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { NEW_GROUND_RENTS, SAME_GROUND_RENTS } from './newGroundRent.fixture.ts'
import { newGroundRentOf } from './newGroundRent.ts'

const passages = (line: string) => passagesOf([page(['# Haus auf Erbbaugrund', '', line])])

test.each(NEW_GROUND_RENTS)('%s: a buyer pays %i € a year', (line, year) => {
  expect(newGroundRentOf(passages(line), null)?.year).toBe(year)
})

test.each(SAME_GROUND_RENTS)('%s: he pays what is paid', line => {
  expect(newGroundRentOf(passages(line), null)).toBeNull()
})

test('what is paid already is nothing new', () => {
  expect(newGroundRentOf(passages('Bei Verkauf wird der Erbbauzins auf 612 € festgesetzt.'), 612)).toBeNull()
})

test('a sentence that runs over the end of a page is one', () => {
  const first = page([
    '# Haus auf Erbbaugrund',
    '',
    'Mit dem Verkauf verlangt die Gemeinde für ihre Zustimmung einen neuen Erbbauzins. Im',
  ])
  const second = page(['20.11.2026, 07:52', '', 'Gespräch sind 4 %, das wären rund 8.700 € im Jahr.'])
  expect(newGroundRentOf(passagesOf([first, { ...second, number: 2 }]), 612)?.year).toBe(8_700)
})
