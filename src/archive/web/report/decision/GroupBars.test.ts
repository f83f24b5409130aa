import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { GroupBars } from './GroupBars.tsx'

type Rating = NonNullable<AnalysisJson['rating']>

test('names what could not be judged, and leaves out what does not apply', () => {
  const groups = [
    { group: 'Lage', score: 100, light: 'grün', answered: 2, asked: 3 },
    { group: 'Recht', score: null, light: null, answered: 0, asked: 4 },
    { group: 'Energie', score: null, light: null, answered: 0, asked: 0 },
    { group: 'Vermietung', score: null, light: null, answered: 0, asked: 1 },
  ]
  const markup = renderToStaticMarkup(createElement(GroupBars, { rating: { groups } as Rating }))
  const text = markup.replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
  expect(text).toContain('Lage 100 Punkte')
  expect(text).toContain('Ohne Farbe, weil Angaben fehlen: Recht.')
  expect(text).not.toMatch(/Energie|Vermietung/)
})
