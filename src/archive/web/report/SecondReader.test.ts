import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { SecondReader } from './SecondReader.tsx'

type Model = NonNullable<NonNullable<AnalysisJson['provenance']>['model']>

const place = { page: 2, quote: 'Worte der Seite 2.' }
const MODEL: Model = {
  name: 'modell-x (ollama)',
  prompt: 'abc123def456',
  calls: 7,
  readTokens: 9000,
  writtenTokens: 800,
  seconds: 12.3,
  answers: 3,
  confirmed: 1,
  facts: { agreed: ['kaufpreis', 'zimmer'], differing: ['baujahr'], added: [], hints: ['hausgeldMonat'] },
  found: [{ key: 'hausgeldMonat', value: 312, unit: '€/Monat', ...place, readings: 1 }],
  deal: [
    { topic: 'status', value: 'reserviert', outcome: 'verschieden', known: 'verfuegbar', ...place },
    { topic: 'arbeiten', value: 'dach geplant', outcome: 'gleich', known: null, ...place },
  ],
  notes: [{ topic: 'sorge', page: 3, quote: 'Es riecht nach Benzin.' }],
  refused: {},
  unanswered: 1,
  failure: 'Die Antwort blieb aus.',
}

function said(model: Model): string {
  const markup = renderToStaticMarkup(createElement(SecondReader, { model }))
  return markup.replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

test('tells where a second reader helped, what it alone has found with the words, and what it did not see', () => {
  const text = said(MODEL)
  for (const part of [
    'Das Sprachmodell „modell-x (ollama)“ durfte nur auf Stellen im Exposé zeigen',
    'Beide Leser lesen gleich: Kaufpreis, Zimmer',
    'Beide lesen Verschiedenes: Baujahr',
    'Nur vom Modell gefunden, in einer Frage: Hausgeld',
    'Offene Fragen mit einer Fundstelle: 3, davon in einer zweiten Frage wieder genannt: 1',
    'Auch hier lesen beide gleich: Arbeiten am Gebäude: Dach geplant',
    'Hausgeld: 312 €/Monat, aus „Worte der Seite 2.“ (Seite 2)',
    'reserviert (wir lesen sonst: zu haben; fragen Sie den Anbieter)',
    'Es hat nicht alles gesehen: Die Antwort blieb aus.',
    '„Es riecht nach Benzin.“ (Seite 3)',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('in zwei verschieden gestellten Fragen')
})

test('says no more of one that brought nothing than that it was asked', () => {
  const facts = { agreed: [], differing: [], added: [], hints: [] }
  const text = said({ ...MODEL, facts, found: [], deal: [], notes: [], answers: 0, confirmed: 0, failure: null })
  expect(text.trim()).toMatch(/^Das Sprachmodell „modell-x .* hat es nicht\.$/u)
  expect(text).not.toMatch(/Hinweis|Fundstelle|gesehen|Stellen hat nur/u)
})
