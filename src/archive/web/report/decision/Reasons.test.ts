import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownReport } from '../reportData.ts'
import { Reasons } from './Reasons.tsx'

const proof = { page: 2, quote: 'Rücklage 96.400 €', box: [0, 0, 1, 1] }
const answer = {
  id: 'weg-ruecklage',
  question: 'Wie hoch ist die Erhaltungsrücklage?',
  answer: '96.400 € bei 14 Einheiten.',
  state: 'belegt',
  evidence: [proof],
}
const pro = [{ id: 'weg-ruecklage', sentence: 'Wie hoch ist die Erhaltungsrücklage? 96.400 €.' }]

function said(points: { id: string }[]): string {
  const report = {
    analysis: {
      answers: [answer],
      rating: { reasons: { pro, contra: [] } },
      verdict: { id: 'weiterverfolgen', points },
    },
    screen: {},
  } as unknown as ShownReport
  const markup = renderToStaticMarkup(createElement(Reasons, { report }))
  return markup.replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

test('says what speaks for it in a statement, not by a question, with its quote', () => {
  const text = said([])
  expect(text).toContain('Erhaltungsrücklage: 96.400 € bei 14 Einheiten')
  expect(text).toMatch(/„Rücklage 96\.400\s€“ Seite 2/)
  expect(text).not.toContain('?')
})

test('of a test text nothing speaks for anything', () => {
  const text = said([{ id: 'platzhaltertext' }])
  expect(text).toContain('Ein Testtext spricht für nichts.')
  expect(text).not.toContain('Rücklage')
})
