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
