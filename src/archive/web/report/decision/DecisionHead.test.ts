import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownReport } from '../reportData.ts'
import { DecisionHead } from './DecisionHead.tsx'

test('tells with the small print, and not behind the bid, how much the exposé answers', () => {
  const report = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as ShownReport
  const markup = renderToStaticMarkup(createElement(DecisionHead, { report, picture: null }))
  const text = markup.replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
  expect(text).toMatch(/verhandeln Sie auf 152\.000 €\. Der Stellplatz/u)
  expect(text).toMatch(/von 100 Punkten.* Das Exposé beantwortet 57 % der Fragen, auf die es ankommt\. Was offen ist/u)
})
