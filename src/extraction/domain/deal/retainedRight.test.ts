import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import type { RetainedRight } from './deal.ts'
import { retainedRightOf } from './retainedRight.ts'
import { paidByOwner } from './termsOfRight.ts'

function rightIn(text: string): RetainedRight | null {
  return retainedRightOf(passagesOf([page(text.split('\n'))]), calendarDate('2026-11-28'))
}

test.each<[string, Partial<RetainedRight>]>([
  [
    'Die Eigentümer (Ehemann 74, Ehefrau 71) behalten ein lebenslanges Nießbrauchsrecht als Gesamtberechtigte.\nDer Erwerber: außergewöhnliche Ausbesserungen, insbesondere an Dach und Heizung.\nDer Kapitalwert des Nießbrauchs beträgt 286.000 €.',
    { kind: 'niessbrauch', ages: [74, 71], untilLast: true, buyerPays: true, value: 286_000 },
  ],
  [
    'Verkauf mit lebenslangem Wohnrecht für die 78-jährige Verkäuferin. Wert des Wohnrechts: 92.000 €. Der unbelastete Verkehrswert liegt bei 310.000 €.',
    { kind: 'wohnrecht', ages: [78], untilLast: false, value: 92_000, free: 310_000 },
  ],
  [
    'Die Berechtigten sind 76 und 79 Jahre alt; lebenslanger Nießbrauch wird eingetragen. Größere Reparaturen trägt der Käufer.',
    { ages: [76, 79], buyerPays: true, value: null },
  ],
  [
    'Nießbrauch auf Lebenszeit der Eigentümerin (82 Jahre). Nießbrauchswert 120.500 Euro',
    { ages: [82], value: 120_500 },
  ],
  [
    'Lebenslanger Nießbrauch für die Verkäuferin, 79 Jahre alt.\nWert ohne Belastung lt. Gutachten 345.000 €',
    { ages: [79], free: 345_000 },
  ],
  [
    'Lebenslanger Nießbrauch für die Verkäuferin, 79 Jahre alt.\nVerkehrswert frei (Gutachten) 480.000 €',
    { free: 480_000 },
  ],
  [
    'Lebenslanger Nießbrauch für die Verkäuferin, 79 Jahre alt.\nVerkehrswert 480.000 €, bezugsfrei wird es später.',
    { free: null },
  ],
  ['Das lebenslange Wohnrecht endet mit dem Tod des zuletzt versterbenden Ehegatten.', { untilLast: true, ages: [] }],
  ['Viele Banken finanzieren ein mit lebenslangem Nießbrauch belastetes Haus nicht.', { isHardToFinance: true }],
  [
    'Das Paar behält sich den lebenslangen Nießbrauch vor. Sie ist 82, er ist 84 Jahre alt.',
    { kind: 'niessbrauch', ages: [82, 84] },
  ],
  [
    'Zugunsten der Mutter bleibt ein lebenslanges Wohnrecht. Sie wurde im Mai 77 Jahre alt. Erneuerungen an Dach und Heizung werden vom Käufer getragen.',
    { kind: 'wohnrecht', ages: [77], buyerPays: true },
  ],
  [
    'Die 81-jährige Eigentümerin behält ein lebenslanges Wohnrecht. Große Instandsetzungen sind dem Erwerber auferlegt.',
    { ages: [81], buyerPays: true },
  ],
  [
    'Im Grundbuch ist ein lebenslanges Wohnungsrecht an der Erdgeschosswohnung für die Mutter der Verkäufer (Jahrgang 1949) eingetragen.',
    { ages: [77], rooms: 'an der Erdgeschosswohnung' },
  ],
  [
    '# Altenteil\nIm Seitenschiff, 1979 als eigene Wohnung hergerichtet, zwei Zimmer, Küche, Bad. Hier wohnt die Mutter des Eigentümers (Jahrgang 1944): Ihr lebenslanges Wohnungsrecht ist eingetragen und wird vom Käufer übernommen, ebenso die Beheizung und die Versorgung mit Strom und Wasser.\n\n– Altenteil ca. 62 m²',
    { rooms: 'im Altenteil', area: 62, supplies: ['Heizung', 'Wasser', 'Strom'] },
  ],
  [
    'In der Einliegerwohnung (48 m²) lebt die Tante. Hier wohnt sie seit 1990, ihr lebenslanges Wohnrecht ist eingetragen.',
    { rooms: 'in der Einliegerwohnung', area: 48 },
  ],
  [
    'Wir, meine Frau (Jahrgang 1953) und ich (Jahrgang 1950), möchten nicht ausziehen. Wir behalten uns den lebenslangen Nießbrauch vor, für uns beide als Gesamtberechtigte. Für die außergewöhnliche Unterhaltung, also Dach und Heizung, kommt der Käufer auf.',
    { ages: [73, 76], untilLast: true, buyerPays: true },
  ],
  [
    'Verkauf mit lebenslangem Nießbrauch der Eigentümerin\nMarktwert ohne Belastung (Gutachten\nJuni 2026)\n425.000 €\nWert des Nießbrauchs lt. Gutachten\n118.000 €\nBerechtigte\neine Person, weiblich, geb.\n1944',
    { ages: [82], value: 118_000, free: 425_000 },
  ],
  [
    'Das lebenslange Wohnrecht bleibt. In der Straße werden für vergleichbare Häuser 1.450 € gezahlt. Der Nießbrauch soll an erster Rangstelle stehen, auch vor einer Finanzierungsgrundschuld Ihrer Bank.',
    { isFirstInRank: true },
  ],
  [
    'Das lebenslange Wohnrecht bleibt. Die Grundschuld der Bank wird im ersten Rang gelöscht.',
    { isFirstInRank: false },
  ],
  [
    'Das lebenslange Wohnrecht bleibt. Zieht die Verkäuferin in ein Heim, besteht es weiter und sie kann vermieten. Arbeiten am Dach sind auf ihr Verlangen innerhalb von drei Monaten vorzunehmen. Gerechnet ist mit einer Laufzeit von elf Jahren.',
    { staysWhenLeft: true, worksWithin: 3, assumedYears: 11 },
  ],
  ['Das Haus ist 77 Jahre alt. Der lebenslange Nießbrauch bleibt eingetragen.', { ages: [] }],
  ['Der Nießbrauch ist eingetragen. Das Haus ist 77 Jahre jung, die Heizung 22.', { ages: [] }],
])('%s', (text, right) => {
  expect(rightIn(text)).toMatchObject(right)
})

test('a right that ends when its holder leaves, and a loan of so many years, say nothing of a longer one', () => {
  const right = rightIn(
    'Das lebenslange Wohnrecht bleibt. Zieht sie in ein Pflegeheim, erlischt das Wohnrecht und der Käufer darf vermieten. Ihr Darlehen hat eine Laufzeit von 15 Jahren. Die Lage in Mannheim ist gut; Wohnungen lassen sich dort vermieten.',
  )
  expect(Object.keys(right ?? {})).not.toEqual(expect.arrayContaining(['staysWhenLeft']))
  expect(right?.assumedYears).toBeUndefined()
})

test.each([
  'Das lebenslange Wohnrecht wurde 2015 gelöscht.',
  'Es besteht kein lebenslanges Wohnrecht.',
  'Die Eigentümer (Ehemann 74, Ehefrau 71) ziehen aus.',
])('%s: none is kept', text => {
  expect(rightIn(text)).toBeNull()
})

test.each([
  ['die heizkosten trägt die berechtigte, die instandhaltung trägt der eigentümer', ['Instandhaltung']],
  ['nach der bewilligung trägt der eigentümer auch heizung und wasser', ['Heizung', 'Wasser']],
])('%s: the owner pays %s', (text, charges) => {
  expect(paidByOwner(text)).toEqual(charges)
})

test('a right to the whole is no right to the storey in which its holder lives', () => {
  const right = rightIn(
    'Das Erdgeschoss mit 95 m² bewohnt der Verkäufer. Hier lebt er seit 1980. Er behält ein lebenslanges Wohnungsrecht am ganzen Haus.',
  )
  expect(right?.rooms).toBeUndefined()
})

test('a flat that is named beside it is not where the right is', () => {
  const right = rightIn('Die Einliegerwohnung ist leer. Der Verkäufer behält ein lebenslanges Wohnrecht am Haus.')
  expect(right?.rooms).toBeUndefined()
})
