import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ShownReport } from '../reportData.ts'
import { BindingSentences } from './BindingSentences.tsx'

interface Sentence {
  readonly quote: string
  readonly binds?: boolean
  readonly sums?: readonly { readonly text: string; readonly euro: number }[]
}

function drawn(unconcluded: readonly Sentence[] | undefined): string {
  const proofs = unconcluded?.map(one => ({ page: 3, box: [0, 0, 1, 1], ids: [], ...one }))
  const analysis = { unconcluded: proofs } as unknown as ShownReport['analysis']
  return renderToStaticMarkup(createElement(BindingSentences, { analysis }))
}

function said(unconcluded: readonly Sentence[] | undefined): string {
  return drawn(unconcluded)
    .replace(/<style[^>]*>[^<]*<\/style>|<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ')
}

test('shows what binds in its own words with its page, and at most four', () => {
  const text = said([
    { quote: 'Der Erwerber tritt in den Pachtvertrag ein.', binds: true },
    { quote: 'Teilweise renoviert.', binds: false },
    ...['eins', 'zwei', 'drei', 'vier'].map(word => ({ quote: `Dazu ist ${word} zu erwerben.`, binds: true })),
  ])
  expect(text).toContain('Lesen Sie diese Sätze selbst')
  expect(text).toContain('„Der Erwerber tritt in den Pachtvertrag ein.“ Seite 3')
  expect(text).toContain('drei')
  expect(text).not.toContain('vier')
  expect(text).not.toContain('Teilweise')
})

test.each([[undefined], [[]], [[{ quote: 'Teilweise renoviert.' }]]])('shows nothing without any: %j', unconcluded => {
  expect(said(unconcluded)).toBe('')
})

test('begins with what costs most, and sets its sums apart', () => {
  const text = said([
    { quote: 'Der Putz hat Risse.', binds: true, sums: [] },
    { quote: 'Zu zahlen sind 149 € im Monat.', binds: true, sums: [{ text: '149 €', euro: 149 }] },
    { quote: 'Der Käufer löst die Anlage für 16 T€ ab.', binds: true, sums: [{ text: '16 T€', euro: 16_000 }] },
  ])
  expect(text).toMatch(/für 16\sT€ ab.*149\s€ im Monat.*Risse/u)
  const sums = [
    { text: '9 €', euro: 9 },
    { text: '16.400 €', euro: 16_400 },
  ]
  const markup = drawn([{ quote: 'Er zahlt 9 € und 16.400 €, danach.', binds: true, sums }])
  expect(markup).toContain('<strong>9\u00a0€</strong> und <strong>16.400\u00a0€</strong>, danach.')
})

test('a sentence of a report kept before its sums were told is shown as it is', () => {
  expect(drawn([{ quote: 'Er zahlt 16.400 €.', binds: true }])).toContain('Er zahlt 16.400\u00a0€.')
  expect(
    said([
      { quote: 'Er zahlt 9 €.', binds: true },
      { quote: 'Er zahlt 80 €.', binds: true },
    ]),
  ).toMatch(/9\s€.*80\s€/u)
})
