import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function subjects(text: string) {
  const lines = [
    '# Einfamilienhaus in 66540 Neunkirchen',
    'Kaufpreis: 190.000 €, Wohnfläche 118 m², Baujahr 1954',
    '',
    text,
  ]
  const { remarks } = extract([page(lines)], calendarDate('2026-11-27'))
  return [...new Set(remarks.filter(({ subject }) => subject === 'bergschaden').map(({ topic }) => topic))].sort()
}

test.each([
  'Risse am Giebel des Anbaus. Das Grundstück liegt im Einwirkungsbereich früheren Bergbaus.',
  'Am Mauerwerk waren Setzungsrisse zu sehen. In dem Gebiet ist Bergbau umgegangen.',
  'Die Fassade zeigt Risse. Im Gebiet der Gemarkung ist Altbergbau vorhanden.',
  'Ein Bergschadensverzicht ist im Grundbuch eingetragen. Im Keller gibt es Risse in den Wänden.',
  'Das Haus liegt im Einwirkungsbereich eines stillgelegten Bergwerks, Risse im Mauerwerk sind bekannt.',
  'Bergbauliche Einwirkungen sind dokumentiert. Die Außenwand hat Mauerrisse.',
])('cracks and mining are one finding: %s', text => {
  expect(subjects(text)).toEqual(['bergbau', 'statik'])
})

test.each([
  'Die Fassade zeigt Risse. Bergschäden sind nicht bekannt.',
  'Das Grundstück liegt im Einwirkungsbereich früheren Bergbaus. Keine Risse am Gebäude.',
  'Das Grundstück liegt im Einwirkungsbereich früheren Bergbaus. Haarrisse im Putz.',
  'Die Fassade zeigt Risse. Das Bergbaumuseum liegt in der Nähe, die Stadt hat eine lange Bergbautradition.',
  'Die Fassade zeigt Risse.',
])('alone, denied or small they are not: %s', text => {
  expect(subjects(text)).toEqual([])
})
