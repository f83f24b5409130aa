import { expect, test } from 'vitest'
import { page } from '#extraction/domain/typeset.fixture.ts'
import { type Box, union } from '#kernel/evidence.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { marksOf } from './marks.ts'

const PAGE = page([
  'Das Wohnzimmer liegt ruhig. Das Bad wurde 1998',
  'erneuert und hat Wanne und Fenster. Der Keller ist trocken.',
  '',
  'Kaufpreis | 159.000 €',
  'Erhaltungs- | 96.400 €',
  'rücklage | zum 31.12.',
])

function wordsOf({ blocks }: Page): Word[] {
  return blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words)))
}

/** The box that a proof has: around all words from the first to the last. */
function boxFrom(first: string, last: string): Box {
  const all = wordsOf(PAGE)
  const from = all.findIndex(({ text }) => text === first)
  const to = all.findLastIndex(({ text }) => text === last)
  return union(all.slice(from, to + 1).map(({ box }) => box))
}

function marked(quote: string, box: Box, whole?: string) {
  const proof = { page: 1, quote, box: [...box], ...(whole !== undefined && { whole }) }
  return marksOf({ facts: { one: { evidence: [proof] } } }, [PAGE])
}

/** @returns the words that the marks of a quote lie on, line by line */
function under(marks: ReturnType<typeof marked>): string[] {
  return (marks[0]?.lines ?? []).map(([x0, y0, x1, y1]) =>
    wordsOf(PAGE)
      .filter(({ box }) => box[0] >= x0 - 0.1 && box[2] <= x1 + 0.1 && box[1] >= y0 - 0.1 && box[3] <= y1 + 0.1)
      .map(({ text }) => text)
      .join(' '),
  )
}

test('a sentence over two lines is marked where its words stand, and nowhere else', () => {
  const quote = 'Das Bad wurde 1998 erneuert und hat Wanne und Fenster.'
  // Around both lines as they are: from the margin to the end.
  const marks = marked(quote, boxFrom('Das', 'Fenster.'))
  expect(under(marks)).toEqual(['Das Bad wurde 1998', 'erneuert und hat Wanne und Fenster.'])
  expect(marks[0]).toMatchObject({ page: 1 })
})

test('what is in one line needs no marks of its own, however far label and value are apart', () => {
  expect(marked('159.000 €', boxFrom('Kaufpreis', '€'), 'Kaufpreis 159.000 €')).toEqual([])
  expect(marked('Der Keller ist trocken.', boxFrom('Der', 'trocken.'))).toEqual([])
})

test('wrapped cells side by side are marked word by word, a divided word in both its parts', () => {
  const box = union([boxFrom('Erhaltungs-', '96.400'), boxFrom('rücklage', 'rücklage'), boxFrom('zum', '31.12.')])
  expect(under(marked('96.400 €', box, 'Erhaltungs-rücklage 96.400 €'))).toEqual(['Erhaltungs- 96.400 €', 'rücklage'])
})

test('words that are not on the page mark nothing; a place that proves twice is marked once', () => {
  const box = boxFrom('Das', 'Fenster.')
  expect(marked('Zwei Garagen gehören dazu', box)).toEqual([])
  const proof = { page: 1, quote: 'Das Bad wurde 1998 erneuert und hat Wanne und Fenster.', box: [...box] }
  expect(marksOf([proof, { deeper: [{ ...proof, proves: 'type' }] }], [PAGE])).toHaveLength(1)
  expect(marksOf([{ ...proof, page: 2 }], [PAGE])).toEqual([])
})
