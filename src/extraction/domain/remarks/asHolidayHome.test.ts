import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const FORBIDDEN = 'Das Haus steht im Sondergebiet „Ferienhausgebiet“. Dauerwohnen/Hauptwohnsitz ist nicht erlaubt.'

function tonesOf(type: string, said: string): string[] {
  const lines = [
    '# Immobilie zum Kauf',
    '',
    `Objektart: ${type}`,
    'Kaufpreis: 229.000 €',
    'Wohnfläche: 66 m²',
    '',
    said,
  ]
  const { remarks } = extract([page(lines)], calendarDate('2026-11-22'))
  const found = remarks.filter(({ rule }) => rule === 'nutzung-kein-wohnsitz' || rule === 'nutzung-wochenende')
  return [...new Set(found.map(({ tone }) => tone))]
}

test.each([
  ['Ferienhaus', FORBIDDEN, ['warnung']],
  ['Ferienwohnung', 'Ein Hauptwohnsitz ist nicht zulässig.', ['warnung']],
  // Offered as a home, or with nothing said on living there: what a buyer walks into.
  ['Einfamilienhaus', FORBIDDEN, ['gefahr']],
  ['Ferienhaus', 'Das Haus steht im Ferienhausgebiet.', ['gefahr']],
])('%s: %s', (type, said, tones) => {
  expect(tonesOf(type, said)).toEqual(tones)
})
