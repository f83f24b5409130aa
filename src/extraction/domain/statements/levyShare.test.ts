import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Eigentumswohnung zum Kauf', '', 'Kaufpreis | 189.000 €', 'Exposé und Besichtigung auf Anfrage', '']
const DECIDED = ['Beschlossen wurde die Sanierung der Loggien für 3,46 Mio. EUR, über eine', 'Sonderumlage nach Miteigentumsanteilen, fällig 01.03.2027.'] // prettier-ignore

test.each([
  ['Auf die Einheit entfallen rd. 18.670 EUR. Der Beschluss ist bestandskräftig.', 18_670],
  ['Auf diese Wohnung entfallen 18.670 € in zwei Raten.', 18_670],
  ['Auf die Einheit entfallen 58 € Rücklage im Monat.', null],
  ['Auf Wunsch zeigen wir Ihnen eine Wohnung für 18.670 €.', null],
])('the paragraph on a levy goes on overleaf: %s', (line, own) => {
  const { sums } = extract([page([...OFFER, ...DECIDED]), page([line], 2)], calendarDate('2026-11-22'))
  expect(sums.levies.map(levy => levy.own)).toEqual([own])
})
