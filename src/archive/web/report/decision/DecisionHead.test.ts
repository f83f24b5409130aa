import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownReport } from '../reportData.ts'
import { DecisionHead } from './DecisionHead.tsx'

const EXAMPLE = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as ShownReport

function drawn(told: Partial<NonNullable<ShownReport['screen']['decision']>>): string {
  const { decision } = EXAMPLE.screen
  if (!decision) throw new Error('no decision')
  const { answered: _, ...kept } = decision
  const report = { ...EXAMPLE, screen: { ...EXAMPLE.screen, decision: { ...kept, ...told } } }
  const markup = renderToStaticMarkup(createElement(DecisionHead, { report, picture: null }))
  return markup.replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

test('tells with the small print, and not behind the bid, how much the exposé answers', () => {
  const text = drawn({
    advice: 'Verhandeln Sie auf 152.000 €. Der Stellplatz kommt hinzu.',
    answered: 'Es beantwortet 57 %.',
  })
  expect(text).toMatch(/Verhandeln Sie auf 152\.000 €\. Der Stellplatz kommt hinzu\./u)
  expect(text).toMatch(/von 100 Punkten.* Es beantwortet 57 %\. Was offen ist, steht unter/u)
})

test('a report kept before it was told apart says it once, where its advice has it', () => {
  const text = drawn({ advice: 'Besichtigen Sie. Es beantwortet 57 %. Der Stellplatz kommt hinzu.' })
  expect(text).toMatch(/Besichtigen Sie\. Es beantwortet 57 %\. Der Stellplatz/u)
  expect(text).not.toContain('Was offen ist')
})
