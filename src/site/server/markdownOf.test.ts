import { expect, test } from 'vitest'
import { markdownOf } from './markdownOf.ts'

const FILE = `---
title: Preis & Größe
order: 3
---

Vorab.

## Wie groß ist „es“?

Sehr **groß** (§ 14 BGB).

### Und sonst?

- eins

## Was noch?

| A | B |
| - | -: |
| 1 | 2 |
`

test('splits a file into what pages show: front matter, beginning, and sections with an address of their own', () => {
  const { meta, intro, sections } = markdownOf(FILE, 'preis.md')
  expect(meta).toEqual({ title: 'Preis & Größe', order: '3' })
  expect(intro).toBe('<p>Vorab.</p>\n')
  expect(sections.map(({ id, title }) => [id, title])).toEqual([
    ['wie-gross-ist-es', 'Wie groß ist „es“?'],
    ['was-noch', 'Was noch?'],
  ])
  expect(sections[0]?.html).toContain('<p>Sehr <strong>groß</strong> (§\u00a014 BGB).</p>')
  expect(sections[0]?.html).toContain('<h3>Und sonst?</h3>')
  expect(sections[1]?.html).toContain('<td align="right">2</td>')
})

test.each([
  ['a file without front matter', 'Nur Text.', /no front matter/],
  ['front matter that is no list of keys', '---\nTitel\n---\n', /no front matter: Titel/],
  ['two sections of one address', '---\na: b\n---\n## Eins\n\n## Eins!\n', /two sections eins/],
])('stops the build for %s', (_, text, sentence) => {
  expect(() => markdownOf(text, 'x.md')).toThrow(sentence)
})
