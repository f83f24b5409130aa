import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Eigentumswohnung zum Kauf', '', 'Kaufpreis | 189.000 €', 'Exposé und Besichtigung auf Anfrage', '']

test.each([
  ['Preishistorie | 03.08.26: 209.000 | 12.10.26: 199.000 | 16.11.26: 189.000', [209_000, 199_000]],
  ['Preisverlauf: 08/2026 209.000 €, 11/2026 189.000 €', [209_000]],
  ['Preisentwicklung: 08/2026 209.000 €, 11/2026 179.000 €', []],
  ['Besichtigung am 03.08.26: 209.000 Leser sahen die Anzeige, 189.000 € kostet sie', []],
])('prices with their days: %s', (line, prices) => {
  const { priceHistory } = extract([page([...OFFER, line])], calendarDate('2026-11-22'))
  expect(priceHistory.map(({ price }) => price)).toEqual(prices)
})

test.each([
  ['03.08.26: 209.000 | 12.10.26: 199.000 | 16.11.26: 189.000', [209_000, 199_000]],
  ['03.08.26: 209.000 EUR, seit 16.11.26: 189.000 EUR', [209_000]],
  ['bis 30.09.2026: 209.000 €', [209_000]],
  ['Kaufpreis alt | 209.000,00 EUR (bis 23.11.2026)', [209_000]],
  ['Alter Kaufpreis | 209.000 €', [209_000]],
  ['Angebotspreis (bisher): 209.000 €', [209_000]],
  ['Im Frühjahr hatten wir es über einen Makler für 209.000 Euro versucht, der Vertrag ist ausgelaufen.', [209_000]],
  ['Ein früherer Verkaufsversuch dieser Wohnung im Jahr 2022 zu 209.000 € wurde abgebrochen.', [209_000]],
  ['Die Wohnung wurde im Frühjahr zu 209.000 € nicht verkauft.', [209_000]],
  ['Ursprünglich wurde die Wohnung für 209.000 € angeboten.', [209_000]],
  ['Preis bisher: 209.000 €', [209_000]],
])('what was asked before is a bargaining fact and no rival of the price: %s', (line, prices) => {
  const { priceHistory, contradictions, facts } = extract([page([...OFFER, line])], calendarDate('2026-11-22'))
  expect(priceHistory.map(({ price }) => price)).toEqual(prices)
  expect(contradictions.map(({ key }) => key)).not.toContain('kaufpreis')
  expect(facts?.kaufpreis?.value).toBe(189_000)
})

test('beside what is asked now, in one row', () => {
  const row = 'Kaufpreis | 528.000,00 EUR | Kaufpreis alt | 565.000,00 EUR (bis 23.11.2026)'
  const found = extract([page(['# Doppelhaushälfte zum Kauf', '', row, 'Wohnfläche | 131 m²', 'Exposé und Besichtigung auf Anfrage'])], calendarDate('2026-11-22')) // prettier-ignore
  expect(found.priceHistory.map(({ price }) => price)).toEqual([565_000])
  expect(found.contradictions).toEqual([])
  expect(found.facts?.kaufpreis?.value).toBe(528_000)
})

test.each([
  '01.03.2025 289.000 € Gutachten, 01.10.2026 189.000 €',
  '01.03.2025: 209.000 € (Gebot der Bank), 01.10.2026: 189.000 €',
  'Besichtigung bis 30.09.2026: 209 Personen haben angefragt.',
  'Reserviert bis 30.11.2026.',
  'Die Nachbarwohnung wurde im Frühjahr zu 209.000 € nicht verkauft.',
  'Das Dach hatten wir für 209.000 Euro saniert.',
  'Baujahr alt | 1968',
  'Der erste Verkaufsversuch liegt zwei Jahre zurück.',
  '03.08.26: 209.000 Leser',
  'Förderung bis 30.09.2026 möglich, bis zu 209.000 € Darlehen.',
  'Wohnung oben: 209.000 €, verkauft.',
  'Grundschuld alt | 209.000 €',
])('no price that was asked before: %s', line => {
  const { priceHistory } = extract([page([...OFFER, line])], calendarDate('2026-11-22'))
  expect(priceHistory).toEqual([])
})
