import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const COURT = [
  '# Amtsgericht Eschwege, Zwangsversteigerung',
  'Az. 7 K 00/26',
  '',
  'Im Wege der Zwangsvollstreckung soll am Montag, 8. März 2027, 11:15 Uhr, versteigert werden: Grundbuch von Eschwege, Blatt 4107',
  'Verkehrswert gemäß § 74a Abs. 5 ZVG: 190.000,00 EUR',
]
const SOLD = ['# Einfamilienhaus in 37269 Eschwege', 'Kaufpreis: 190.000 €', 'Provisionsfrei vom Eigentümer']

function read(head: readonly string[], line: string) {
  const { facts } = extract([page([...head, '', line])], calendarDate('2026-11-27'))
  return { area: facts?.wohnflaeche, parking: facts?.stellplatz?.value ?? null }
}

test.each([
  ['Einfamilienhaus, Wohnfläche rund 108 m² (nach Bauakte geschätzt).', 108],
  ['Einfamilienhaus, Wohnfläche etwa 121 m² (vom Sachverständigen geschätzt), mit Keller.', 121],
  ['Einfamilienhaus, geschätzte Wohnfläche 96 m².', 96],
  ['Zweifamilienhaus mit schätzungsweise 140 m² Wohnfläche.', 140],
  // What is measured goes before what is guessed.
  ['Einfamilienhaus, Wohnfläche 104 m². Der Anbau hat geschätzt 30 m² Wohnfläche.', 104],
])('in an auction the estimate is the area there is, and its quote tells so: %s', (line, area) => {
  const told = read(COURT, line).area
  expect(told?.value).toBe(area)
  if (area !== 104) expect(told?.evidence[0]?.quote).toMatch(/schätz/u)
})

test.each(['Einfamilienhaus, Wohnfläche rund 108 m² (geschätzt).', 'Wohnfläche vermutlich 108 m².'])(
  'who sells by contract can measure: %s',
  line => expect(read(SOLD, line).area ?? null).toBeNull(),
)

test('nobody estimates an area that was or will be', () => {
  expect(read(COURT, 'Nach dem Ausbau geschätzt 160 m² Wohnfläche.').area ?? null).toBeNull()
})

test.each([
  ['Einfamilienhaus, Baujahr um 1935, Anbau etwa 1978, dazu ein Nebengebäude und eine Fertigteilgarage.', '1 Fertigteilgarage'],
  ['Einfamilienhaus mit Betonfertiggarage.', 'Betonfertiggarage'],
  ['Wohnhaus, Anbau (1971), mit Garage.', 'Garage'],
  // An Anbau without a year is an idea, and so is what is beside it.
  ['Einfamilienhaus, Anbau mit Garage denkbar.', null],
])('parking beside an Anbau that stands: %s', (line, parking) => {
  expect(read(COURT, line).parking).toBe(parking)
}) // prettier-ignore
