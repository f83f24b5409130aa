import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '#extraction/domain/extract.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { traitText } from './traitText.ts'

function said(...lines: readonly string[]): string {
  const { facts, deal } = extract([page(lines)], calendarDate('2026-11-26'))
  if (!facts) throw new Error('refused')
  return traitText(offerOf(facts, deal))
}

const FACTS = ['Kaufpreis: 971.000 €', 'Wohnfläche: 269 m²', 'Objektart: Einfamilienhaus', '']

test('the card tells how it is sold and of which houses it is', () => {
  const text = said(
    '# Bieterverfahren – Denkmalgeschütztes Landhaus mit Nebengebäude',
    ...FACTS,
    'Der Mindestpreis beträgt 971.000 €.',
    'Die Wohnfläche des Haupthauses beträgt ca. 155 m².',
    'Das Nebengebäude hat 114 m² Wohnfläche.',
  )
  expect(text).toBe(
    'Bieterverfahren, der genannte Preis ist das Mindestgebot, Denkmalschutz, 2 Gebäude: Haupthaus 155\u00a0m² und Nebengebäude 114\u00a0m²',
  )
})

test('an ordinary house has nothing special', () => {
  expect(said('# Landhaus in Feilnbach', ...FACTS)).toBe('')
})
