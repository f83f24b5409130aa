import { expect, test } from 'vitest'
import { glyphs } from './typeset.fixture.ts'
import { wordsOf } from './words.ts'

const texts = (line: Parameters<typeof wordsOf>[0]): string[] => wordsOf(line).map(word => word.text)

test('words are parted at spaces', () => {
  expect(texts(glyphs('Wohnfläche ca. 78 m²', 40, 100))).toEqual(['Wohnfläche', 'ca.', '78', 'm²'])
})

test('words are parted where a file places them apart without a space character', () => {
  expect(texts(glyphs('Kaufpreis 229.000 €', 40, 100, { space: null }))).toEqual(['Kaufpreis', '229.000', '€'])
})

test('short figures of two narrow columns are two words, and two spaced letters are one', () => {
  const placed = [...glyphs('62', 40, 100, { space: null }), ...glyphs('2', 64, 100, { space: null })]
  expect(texts(placed)).toEqual(['62', '2'])
  expect(texts([...glyphs('3', 40, 100), ...glyphs('2', 54, 100)])).toEqual(['3', '2'])
  expect(texts(glyphs('KG', 40, 100, { spacing: 0.25 }))).toEqual(['KG'])
})

test('wide letter spacing does not tear a word', () => {
  expect(texts(glyphs('WOHNFLÄCHE', 40, 100, { spacing: 0.25 }))).toEqual(['WOHNFLÄCHE'])
})

test('a word has 200 letters at most, and none is lost', () => {
  const cut = texts(glyphs('1'.repeat(100_000), 40, 100, { size: 0.01 }))
  expect(cut.map(word => word.length)).toEqual(Array.from({ length: 500 }, () => 200))
})

test('a page that lies askew tears no word', () => {
  const askew = glyphs('Grundstück: 1.243 m² laut Grundbuch, arrondiert ums Haus, davon Weide', 40, 100).map(glyph => ({
    ...glyph,
    baseline: glyph.baseline - 0.009 * glyph.box[0],
  }))
  expect(texts(askew)).toEqual([
    'Grundstück:',
    '1.243',
    'm²',
    'laut',
    'Grundbuch,',
    'arrondiert',
    'ums',
    'Haus,',
    'davon',
    'Weide',
  ])
})

test('the order in which a page draws its characters does not matter', () => {
  const line = glyphs('Baujahr 1972', 40, 100)
  expect(texts([...line].reverse())).toEqual(['Baujahr', '1972'])
})

test('a raised figure belongs to the word before it', () => {
  const raised = glyphs('2', 57.8, 96, { size: 6 })
  expect(texts([...glyphs('7 m', 45, 100), ...raised])).toEqual(['7', 'm2'])
})

test.each([
  ['Wohnﬂäche', 'Wohnfläche'],
  ['Oﬃzielles', 'Offizielles'],
  ['Mu\u0308nchen', 'München'],
  ['M¨unchen', 'München'],
  ['Wohnüäche', 'Wohnfläche'],
  ['Grundstücks?äche', 'Grundstücksfläche'],
])('%s is read as %s', (drawn, read) => {
  expect(texts(glyphs(drawn, 40, 100))).toEqual([read])
})

test('a soft hyphen inside a line vanishes, one at its end stays a hyphen', () => {
  const soft = (x: number) => ({
    ...(glyphs('\u00ad', x, 100)[0] as ReturnType<typeof glyphs>[number]),
    box: [x, 90, x, 102] as const,
  })
  expect(texts([...glyphs('Dach', 40, 100), soft(60), ...glyphs('boden', 60, 100)])).toEqual(['Dachboden'])
  expect(texts([...glyphs('Dach', 40, 100), soft(60)])).toEqual(['Dach-'])
  // Browsers divide with the typographic hyphen.
  expect(texts(glyphs('Dach\u2010', 40, 100))).toEqual(['Dach-'])
})

test('text that runs down the page is read and keeps its place', () => {
  const upright = glyphs('EXPOSÉ', 100, 50)
  const turned = upright.map(glyph => ({
    ...glyph,
    box: [-glyph.box[3], glyph.box[0], -glyph.box[1], glyph.box[2]] as const,
    baseline: -glyph.baseline,
    turn: 90 as const,
  }))
  const [word] = wordsOf(turned)
  expect(word).toMatchObject({ text: 'EXPOSÉ', turn: 90 })
  expect(word?.box[1]).toBeCloseTo(100)
})
