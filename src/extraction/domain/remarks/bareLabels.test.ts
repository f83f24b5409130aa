import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'

/** Labels and values as two columns of text. */
function rulesIn(label: string, value: string): string[] {
  const at = (text: string, x: number, y: number) => layout(words(text, x, y, 10))
  const page: Page = {
    ...{ number: 1, width: 595, height: 842, source: 'text', confidence: 1 },
    blocks: [
      ...at('Einfamilienhaus in 04860 Torgau, Kaufpreis 219.000 €, Wohnfläche 121 m²', 40, 60),
      ...at(label, 40, 120),
      ...at(value, 240, 120),
    ],
  }
  return extract([page], calendarDate('2026-11-27')).remarks.map(({ rule, certainty }) => `${rule} ${certainty}`)
}

test.each([
  ['Fassadendämmung', 'keine; Anstrich 2017', 'fassade-gedaemmt stated'],
  ['Bauträgerbindung', 'keine', 'bautraegerbindung stated'],
  ['Altlasten', 'k. A.', 'altlasten-erwaehnt stated'],
  ['Altlasten', 'k.A.', 'altlasten-erwaehnt stated'],
  ['Altlasten', 'n. a.', 'altlasten-erwaehnt stated'],
])('%s beside "%s" claims nothing', (label, value, rule) => {
  expect(rulesIn(label, value)).not.toContain(rule)
})

test('a label whose cell denies nothing is a finding', () => {
  expect(rulesIn('Bauträgerbindung', 'ja, Firma Holz & Stein')).toContain('bautraegerbindung stated')
})
