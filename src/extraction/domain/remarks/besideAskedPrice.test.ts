import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const rulesOf = (price: string): string[] => {
  const lines = [
    '# Haus zum Kauf',
    '',
    'Objektart: Einfamilienhaus',
    price,
    'Wohnfläche: 126 m²',
    '',
    'Vierseithof bei Lübz, Preis auf Anfrage.',
  ]
  return extract([page(lines)], calendarDate('2026-11-22')).remarks.map(({ rule }) => rule)
}

test('a price on request is that of another offer where this one tells its own', () => {
  expect(rulesOf('Kaufpreis: 228.000 €')).not.toContain('preis-anfrage')
  expect(rulesOf('Kaufpreis: auf Anfrage')).toContain('preis-anfrage')
})
