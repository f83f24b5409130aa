import fc from 'fast-check'
import { expect, test } from 'vitest'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { quoteLocator } from './locateQuote.ts'

const PAGES = [
  page([
    '# Schöne Wohnung am Park',
    '',
    'Die Wohnung wird mit Fernwärme beheizt und hat einen großen Bal-',
    'kon nach Süden. Die Wohn- und Schlafräume haben „Parkett“ aus Eiche.',
    '',
    'Das Haus wurde 1988 gebaut.',
    '',
    'Kaufpreis | 245.000 €',
    'Hausgeld | 312,40 €',
  ]),
  page(['Der Keller ist trocken und beheizbar.', '', 'Die Wohnung wird mit Fernwärme beheizt.'], 2),
]
const locate = quoteLocator(PAGES)

test.each([
  ['word for word', 'Das Haus wurde 1988 gebaut.', 'Das Haus wurde 1988 gebaut.'],
  ['without the last full stop', 'Das Haus wurde 1988 gebaut', 'Das Haus wurde 1988 gebaut.'],
  ['across lines, the divided word written as one', 'großen Balkon nach Süden', 'großen Balkon nach Süden.'],
  ['with the line as it is set', 'großen Bal-\nkon nach Süden', 'großen Balkon nach Süden.'],
  ['with a hyphen that stays', 'Die Wohn- und Schlafräume', 'Die Wohn- und Schlafräume'],
  ['with other white space', 'Das\u00a0Haus \n wurde  1988', 'Das Haus wurde 1988'],
  ['with other quotes', 'haben "Parkett" aus Eiche', 'haben „Parkett“ aus Eiche.'],
  ['with the edge of cells', 'Kaufpreis ¦ 245.000 €', 'Kaufpreis 245.000 €'],
])('finds a quote %s', (_, quote, found) => {
  expect(locate(quote)?.quote).toBe(found)
})

test.each([
  ['another word', 'Das Haus wurde 1989 gebaut'],
  ['another case', 'das haus wurde 1988 gebaut'],
  ['a word left out', 'Das Haus wurde gebaut'],
  ['other order', 'Haus Das wurde 1988 gebaut'],
  ['a part of a figure', '5.000 € Hausgeld'],
  ['a part of a word at the end', 'Die Wohnung wird mit Fern'],
  ['figures run together', 'Das Haus wurde 19 88 gebaut'],
  ['two words', 'nach Süden'],
  ['two words of which one is divided', 'Bal- kon nach'],
  ['half of a divided word', 'hat einen großen Bal-'],
  ['the other half', 'kon nach Süden. Die Wohn- und'],
  ['a mere figure', '245.000 € 312,40 €'],
  ['the end of one paragraph and the start of the next', '1988 gebaut. Kaufpreis 245.000 €'],
  ['nothing', ''],
  ['a whole page', 'Die Wohnung wird mit Fernwärme beheizt '.repeat(12)],
])('does not find %s', (_, quote) => {
  expect(locate(quote)).toBeNull()
})

test('searches the named page first, then the others', () => {
  const quote = 'Die Wohnung wird mit Fernwärme beheizt'
  expect(locate(quote)?.page).toBe(1)
  expect(locate(quote, 2)?.page).toBe(2)
  expect(locate('Der Keller ist trocken', 1)?.page).toBe(2)
  expect(locate('Der Keller ist trocken', 99)?.page).toBe(2)
})

test('reads on in the next recognised line, where text recognition sets lines apart', () => {
  const lines = ['Die Heizung wurde vor wenigen Jahren durch eine', 'Wärmepumpe ersetzt, der Keller gedämmt.']
  const apart = (confidence: number) => {
    const [above, below] = [page([lines[0] ?? '']), page(['', lines[1] ?? ''])]
    const blocks = [...above.blocks, ...below.blocks]
    for (const { words } of blocks.flatMap(block => block.lines).flatMap(({ segments }) => segments))
      for (const word of words) word.confidence = confidence
    return quoteLocator([{ ...above, blocks }])('durch eine Wärmepumpe ersetzt')?.quote
  }
  expect(apart(0.93)).toBe('durch eine Wärmepumpe ersetzt,')
  // The file's own text is set in blocks that mean something.
  expect(apart(1)).toBeUndefined()
})

test('marks the words where they stand', () => {
  const [x0, y0, x1, y1] = locate('Der Keller ist trocken')?.box ?? [0, 0, 0, 0]
  expect([x0, x1 > 140, y0 > 60, y1 < 90]).toEqual([40, true, true, true])
})

test('returns only words that stand on the page, whatever is asked for', () => {
  const words = PAGES.map(({ blocks }) =>
    blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words))),
  )
  const standing = words.map(onPage =>
    onPage
      .map(({ text }) => text)
      .join('')
      .replaceAll('Bal-kon', 'Balkon'),
  )
  const vocabulary = [...new Set(words.flat().map(({ text }) => text)), 'Balkon', 'Gas', '1', '-', '¦', '¦ 2']
  const slice = fc.tuple(fc.nat(1), fc.nat(40), fc.integer({ min: 1, max: 9 })).map(([at, start, length]) =>
    (words[at] ?? [])
      .slice(start, start + length)
      .map(({ text }) => text)
      .join(' '),
  )
  const jumble = fc.array(fc.constantFrom(...vocabulary), { minLength: 2, maxLength: 8 }).map(list => list.join(' '))
  const cut = fc.tuple(slice, fc.nat(6), fc.nat(6)).map(([text, from, to]) => text.slice(from, text.length - to))
  let found = 0
  fc.assert(
    fc.property(fc.oneof(slice, jumble, cut), fc.option(fc.nat(3)), (quote, hint) => {
      const evidence = locate(quote, hint)
      if (!evidence) return
      found += 1
      const text = standing[evidence.page - 1] ?? ''
      expect(text).toContain(evidence.quote.replaceAll(' ', ''))
      expect(
        words
          .flat()
          .map(({ text }) => text)
          .concat('Balkon'),
      ).toEqual(expect.arrayContaining(evidence.quote.split(' ')))
    }),
    { numRuns: 2000, seed: 14 },
  )
  expect(found).toBeGreaterThan(100)
})
