import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const FLAT = [
  '# 3-Zimmer-Eigentumswohnung in 37154 Northeim',
  '',
  'Kaufpreis | 198.000 €',
  'Wohnfläche | 74 m²',
  'Hausgeld | 310 €',
  '',
]
const HOUSE = [
  '# Mehrfamilienhaus in 37154 Northeim',
  '',
  'Kaufpreis | 598.000 €',
  'Wohnfläche | 420 m²',
  'Baujahr | 1965',
  '',
]

const lettingIn = (offer: readonly string[], line: string): unknown =>
  extract([page([...offer, line])], calendarDate('2026-11-30')).facts?.vermietet?.value ?? null

test.each([
  [FLAT, 'Vier Parteien im Haus: drei sind selbst bewohnt, eine Wohnung ist vermietet, nämlich diese.', true],
  [FLAT, 'Die WEG: drei Eigennutzer; zwei sind vermietet, darunter die angebotene Wohnung.', true],
  [HOUSE, 'Das Haus wird von vier Parteien bewohnt. Eine Wohnung bewohnen die Eigentümer selbst, drei Wohnungen sind vermietet.', 'teilweise'],
  [HOUSE, 'Vier Parteien: eine Wohnung wird von den Eigentümern selbst bewohnt, drei Wohnungen sind vermietet.', 'teilweise'],
] as const)('%j %s: the flat itself, or a house sold whole', (offer, line, letting) => {
  expect(lettingIn(offer, line)).toBe(letting)
}) // prettier-ignore

test.each([
  ['Vier Parteien, drei wohnen selbst im Haus, eine Wohnung ist vermietet.'],
  ['Zur WEG gehören sechs Wohnungen: vier Eigennutzer, zwei sind vermietet.'],
  ['Die Eigentümergemeinschaft ist klein: drei wohnen selbst im Haus, eine Wohnung ist vermietet.'],
  ['Die Miteigentümer bewohnen ihre Wohnungen selbst, nur eine ist vermietet.'],
])('%s: who the neighbours are', line => {
  expect(lettingIn(FLAT, line)).toBeNull()
})
