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
  ['Auf die Einheit entfallen 18.670 € im Jahr 2027. Die Rücklage bleibt unberührt.', 18_670],
  ['Auf diese Wohnung entfallen 310 € Hausgeld, davon 95 € anteilig Rücklage.', null],
  ['Die Rücklage beträgt 96.000 €. Auf diese Wohnung entfallen davon 4.200 €.', null],
  ['Rücklage: Auf diese Wohnung entfallen 4.200 €.', null],
  ['Für die Tiefgarage ist ein weiterer Kostenbeitrag möglich. Auf diese Wohnung entfallen 3.600 € im Jahr Hausgeld.', null],
  ['Auf diese Wohnung entfallen 3.600 € im Jahr Hausgeld.', null],
  ['Auf die Einheit entfallen 4.200 € Grundsteuer.', null],
  ['Auf die Wohnung entfallen monatlich 520 €.', null],
  ['Die Anlage liegt ruhig am Rand der Altstadt, umgeben von altem Baumbestand, und ist in wenigen Minuten vom Bahnhof aus zu Fuß erreichbar.\n\nAuf die Einheit entfallen 18.670 €.', null],
  ['Auf Wunsch zeigen wir Ihnen eine Wohnung für 18.670 €.', null],
])('the paragraph on a levy goes on overleaf: %s', (line, own) => {
  const { sums } = extract([page([...OFFER, ...DECIDED]), page(line.split('\n'), 2)], calendarDate('2026-11-22'))
  expect(sums.levies.map(levy => levy.own)).toEqual([own])
}) // prettier-ignore

test('a paragraph behind the levy ends what is told of it', () => {
  const other = 'Die Anlage liegt ruhig am Rand der Altstadt, umgeben von altem Baumbestand, und ist in wenigen Minuten vom Bahnhof aus zu Fuß erreichbar.'
  const pages = [page([...OFFER, ...DECIDED, '', other]), page(['Auf die Einheit entfallen 18.670 €.'], 2)]
  expect(extract(pages, calendarDate('2026-11-22')).sums.levies.map(levy => levy.own)).toEqual([null])
}) // prettier-ignore

test.each([
  ['die Sonderumlage für Apartment 214 in Höhe von 4.150 € ist zum 31.03.2027 fällig und vom Erwerber zu übernehmen.', 4_150],
  ['die Sonderumlage für Wohnung Nr. 7 beträgt 6.200 €.', 6_200],
  ['die Sonderumlage für die Wohnung 7 liegt bei 6.200 €.', 6_200],
  ['die Sonderumlage beträgt für WE 12 voraussichtlich 6.200 €.', 6_200],
  ['eine Sonderumlage, davon 6.200 € für Whg. 3.', 6_200],
  ['die Sonderumlage von 6.200 € für Einheit 5a ist fällig.', 6_200],
  ['die Sonderumlage für Wohnungen 3 und 4 beträgt zusammen 6.200 €.', null],
  ['die Sonderumlage für Wohnung 3 und 4 beträgt zusammen 6.200 €.', null],
  ['die Sonderumlage für Haus 2 beträgt 86.200 €.', null],
  ['die Sonderumlage für alle 96 Apartments beträgt 86.200 €.', null],
  ['die Sonderumlage für Wohnung 7 ist fällig. Die Rücklage beträgt 9.200 €.', null],
])('a share is told for the flat by its number: %s', (line, own) => {
  const lines = [...OFFER, 'Die Versammlung vom 17.09.2026 hat die Ertüchtigung der Brandmeldeanlage beschlossen;', line]
  expect(extract([page(lines)], calendarDate('2026-11-22')).sums.levies.map(levy => levy.own)).toEqual([own])
}) // prettier-ignore

const LEVY = 'Beschlossen wurde die Sanierung der Fassade mit einer Sonderumlage von 180.000 €;'

test.each([
  ['Verkauft wird die Wohnung Nr. 7.', 'für Wohnung 5 sind das 6.200 €, für Wohnung 7 sind das 19.400 €.', 19_400],
  ['Verkauft wird die Wohnung Nr. 7.', 'auf Wohnung 5 entfallen 6.200 €, auf Wohnung 7 entfallen 19.400 €.', 19_400],
  ['Wohnungsnummer | 7', 'davon 19.400 € für Wohnung 7 sowie 6.200 € für Wohnung 5.', 19_400],
  ['Verkauft wird die Wohnung Nr. 7.', 'für Wohnung 5 sind das 6.200 €.', null],
  ['Zum Verkauf steht die helle Wohnung 5.', 'für Wohnung 5 sind das 6.200 €.', 6_200],
  ['Die Wohnung liegt ruhig.', 'für Wohnung 5 sind das 6.200 €, für Wohnung 7 sind das 19.400 €.', null],
  ['Die Wohnung liegt ruhig.', 'für Wohnung 5 sind das 6.200 €.', null],
  ['Die Wohnung liegt ruhig.', 'davon 6.200 € für Whg. 3.', 6_200],
])('a share by number is that of the flat that is sold: %s %s', (sold, line, own) => {
  const lines = [...OFFER, sold, '', `${LEVY} ${line}`]
  expect(extract([page(lines)], calendarDate('2026-11-22')).sums.levies.map(levy => levy.own)).toEqual([own])
})
