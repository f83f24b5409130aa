import { expect, test } from 'vitest'
import { union } from '#kernel/evidence.ts'
import type { Line, Page } from '#reading/domain/page.ts'
import { page } from '../typeset.fixture.ts'
import { withWholeRows } from './wholeRows.ts'

const LIST = [
  'WE | Etage | Zimmer | Preis',
  'A1 | EG | 3 | 369.000',
  'A2 | 1. OG | 2 | 245.000',
  'A3 | 2. OG | 4 | 412.000',
]

function linesOf({ blocks }: Page): Line[] {
  return blocks.flatMap(({ lines }) => lines)
}

/** The same page with the first cell of every row below the head in a block of its own. */
function apart(whole: Page): Page {
  const [head, ...rows] = linesOf(whole)
  const cut = (line: Line, from: number, to?: number): Line => {
    const segments = line.segments.slice(from, to)
    const [first, last] = [segments[0]?.box ?? line.box, segments.at(-1)?.box ?? line.box]
    return { segments, box: [first[0], first[1], last[2], last[3]] }
  }
  const block = (lines: Line[]) => ({ lines, box: lines[0]?.box ?? [0, 0, 0, 0] })
  return {
    ...whole,
    blocks: [block([head as Line]), block(rows.map(row => cut(row, 0, 1))), block(rows.map(row => cut(row, 1)))],
  }
}

const texts = (read: Page): string[][] => linesOf(read).map(({ segments }) => segments.map(({ text }) => text))

test('rows whose first column was read as a column of text are whole again', () => {
  const whole = page(LIST)
  expect(texts(apart(whole))).not.toEqual(texts(whole))
  expect(texts(withWholeRows(apart(whole)))).toEqual(texts(whole))
})

test('rows that are whole and columns without a head stay as they are', () => {
  const whole = page(LIST)
  expect(withWholeRows(whole)).toBe(whole)
  const text = apart(page(['Lage und Umgebung | Ausstattung', ...LIST.slice(1)]))
  expect(withWholeRows(text)).toBe(text)
})

test('a head that came apart itself heads whole rows, too; floor plans and key facts side by side are no table', () => {
  const whole = page(['Einheit | Fläche | Nutzung | Miete', ...LIST.slice(1)])
  const columns = (read: Page): Page => {
    const lines = linesOf(read)
    const half = (from: number, to?: number) =>
      lines.map(({ segments }) => {
        const cells = segments.slice(from, to)
        return { segments: cells, box: union(cells.map(({ box }) => box)) }
      })
    return { ...read, blocks: [half(0, 2), half(2)].map(part => ({ lines: part, box: [0, 0, 0, 0] })) }
  }
  expect(texts(withWholeRows(columns(whole)))).toEqual(texts(whole))
  const plans = columns(
    page(['Küche | Diele | Küche | Diele', 'Bad | 14 m² | Bad | 12 m²', 'Raum | 16 m² | Raum | 9 m²']),
  )
  expect(withWholeRows(plans)).toBe(plans)
  const facts = columns(
    page(['Zustand | gepflegt | Keller | ja', 'Heizung | Gas | Klasse | D', 'Nutzung | frei | Lift | nein']),
  )
  expect(withWholeRows(facts)).toBe(facts)
})

/** The same page with the last cell of every row below the head in a block of its own, so far to the right. */
function beyond(whole: Page, by: number): Page {
  const [head, ...rows] = linesOf(whole)
  const line = (segments: Line['segments']): Line => ({ segments, box: union(segments.map(({ box }) => box)) })
  const moved = rows.map(({ segments }) =>
    line(segments.slice(-1).map(one => ({ ...one, box: [one.box[0] + by, one.box[1], one.box[2] + by, one.box[3]] }))),
  )
  const block = (lines: Line[]) => ({ lines, box: union(lines.map(({ box }) => box)) })
  return { ...whole, blocks: [block([head as Line, ...rows.map(({ segments }) => line(segments.slice(0, -1)))]), block(moved)] } // prettier-ignore
}

test('figures set flush right belong to the last column, also where its name has ended before them', () => {
  const list = ['Lage | Beginn | Fläche | Vorausz. BK', 'EG links | 04/2015 | 62,10 | 150,00', 'EG rechts | 10/2020 | 68,40 | 170,00', '1. OG | 02/2012 | 68,20 | 165,00'] // prettier-ignore
  expect(texts(withWholeRows(beyond(page(list), 70)))).toEqual(list.map(row => row.split(' | ')))
  // a second list beside the first, and words
  const far = beyond(page(list), 160)
  expect(withWholeRows(far)).toBe(far)
  const words = beyond(
    page([
      'Lage | Beginn | Fläche | Vorausz. BK',
      'EG links | 04/2015 | 62,10 | frei',
      'EG rechts | 10/2020 | 68,40 | leer',
    ]),
    70,
  )
  expect(withWholeRows(words)).toBe(words)
})
