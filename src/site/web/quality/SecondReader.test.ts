import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import measured from '#site/content/secondReader.json' with { type: 'json' }
import { SecondReader } from './SecondReader.tsx'

function said(figures: typeof measured): string {
  const markup = renderToStaticMarkup(createElement(SecondReader, { figures }))
  return markup.replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ').replace(/\s+/gu, ' ')
}

test('shows what made models could do, as it was measured, and that no real one was asked', () => {
  const text = said({
    ...measured,
    lies: 19,
    offers: 64,
    wrongAccepted: 2,
    broughtBack: { lost: 800, right: 600, wrong: 7 },
  })
  expect(text).toContain('Wie viel ein echtes Modell findet, haben wir nicht gemessen.')
  expect(text).toMatch(/lügt \(19 Arten\) 1\.216 2 /u)
  expect(text).toMatch(/ein Drittel der Wortlaute nicht 800 7 /u)
  expect(text).toMatch(/kamen 75\s?% der übersehenen Werte als Hinweis zurück/u)
})

test('what is shown was measured with no wrong value', () => {
  const { wrongAccepted, broughtBack, random, ratings } = measured
  expect([wrongAccepted, ratings.moved]).toEqual([0, 0])
  expect(broughtBack.right / (broughtBack.right + broughtBack.wrong)).toBeGreaterThanOrEqual(0.99)
  expect(random.wrong / random.asked).toBeLessThan(0.005)
})
