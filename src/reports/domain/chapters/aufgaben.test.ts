import { expect, test } from 'vitest'
import { assessedInput, FLAT, textsOf } from './assessedInput.fixture.ts'
import { aufgabenChapter } from './aufgaben.ts'
import { verschweigtChapter } from './verschweigt.ts'

test.each([
  ['an offer that says little', { objektart: 'Einfamilienhaus', kaufpreis: 300_000 }],
  ['a let flat', FLAT],
])('%s gives at most ten tasks, five of them before a bid, and the annex names all', (_, stated) => {
  const input = assessedInput(stated)
  const { blocks } = aufgabenChapter(input)
  const lists = blocks.flatMap(block => (block.kind === 'checklist' ? [block.items] : []))
  expect(lists[0]?.length).toBeLessThanOrEqual(5)
  expect(lists.flat().length).toBeLessThanOrEqual(10)
  const all = JSON.stringify(verschweigtChapter(input).blocks)
  for (const { document } of input.judgement.assessment.todos)
    expect(all).toContain(JSON.stringify(document).slice(1, -1))
})

const place = (quote: string) => [{ page: 3, quote, box: [10, 100, 300, 112] as const }]
const unsureTexts = (quote: string) =>
  aufgabenChapter(assessedInput({ objektart: 'Einfamilienhaus', kaufpreis: 300_000 }, { sighted: { wohnflaeche: place(quote) } })) // prettier-ignore
    .blocks.flatMap(textsOf)
    .join('\n')

test('what was sighted is cited where its words are clear, else its page is named', () => {
  expect(unsureTexts('Wohnfläche nach Aufmaß des Eigentümers')).toContain(
    'Wohnfläche: „Wohnfläche nach Aufmaß des Eigentümers“ (Seite\u00a03)',
  )
  expect(unsureTexts('Wohnfläche nach Aufmaß des Eigentümers')).not.toContain('Nicht sicher gelesen')
  expect(unsureTexts('Wohnfläche:')).toContain('bitte selbst nachsehen: Wohnfläche (Seite\u00a03)')
})

test('sentences from which nothing was concluded are shown whole, with what they may be about, and not told twice', () => {
  const [evidence] = place('Nach langem Regen holen wir unten den Aufnehmer.')
  if (!evidence) throw new Error()
  const input = assessedInput(
    { objektart: 'Einfamilienhaus', kaufpreis: 300_000 },
    { reservations: [{ evidence, weight: 4, topics: ['feuchte'], bindings: [], namesCost: false, gravity: 0 }] },
  )
  const texts = aufgabenChapter(input).blocks.flatMap(textsOf)
  const telling = texts.filter(text => text.includes('Aufnehmer'))
  expect(telling).toEqual(['„Nach langem Regen holen wir unten den Aufnehmer.“ (Seite\u00a03, vielleicht zu: Feuchte)'])
  expect(texts.filter(text => text.includes('nicht gefunden')).join()).not.toContain('Feuchte')
})

test('no list of what is missing is made of questions', () => {
  const { blocks } = aufgabenChapter(assessedInput({ objektart: 'Etagenwohnung' }))
  expect(
    blocks
      .flatMap(textsOf)
      .filter(text => text.includes('Auch das steht nicht'))
      .join(),
  ).not.toContain('?')
})

test('what proves a point of the decision is the first to get', () => {
  const untold = assessedInput({ ...FLAT, vermietet: false, kaltmieteMonat: null, kaufpreis: 150_000, zustand: null })
  const { points } = untold.judgement.assessment.verdict
  const lists = aufgabenChapter(untold).blocks.flatMap(block => (block.kind === 'checklist' ? [block.items] : []))
  expect(points.map(({ id }) => id)).toContain('zustand')
  expect(lists[0]?.[0]?.text).toMatch(/Liste der Modernisierungen|sachverständig/iu)
})
