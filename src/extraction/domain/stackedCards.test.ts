import { expect, test } from 'vitest'
import type { Block, Page } from '#reading/domain/page.ts'
import { withCardsAsRows } from './stackedCards.ts'

/** @param lines text and size of each line, below each other */
function block(top: number, size: number, ...lines: string[]): Block {
  const rows = lines.map((text, index) => {
    const y = top + index * size * 1.4
    const words = text.split(' ').map((word, at) => ({
      text: word,
      box: [40 + at * 30, y, 68 + at * 30, y + size] as const,
      size,
      bold: false,
      confidence: 1,
      hyphenated: false,
    }))
    const box = [40, y, 40 + words.length * 30, y + size] as const
    return { segments: [{ words, text, box }], box }
  })
  return { lines: rows, box: [40, top, 200, top + lines.length * size * 1.4] }
}

function cards(labels: readonly string[], values: readonly string[]): Block[] {
  return labels.flatMap((label, index) => [
    block(index * 40, 7, label),
    block(index * 40 + 10, 9.4, values[index] ?? ''),
  ])
}

function rows(blocks: Block[]): string[] {
  const page = { number: 1, width: 600, height: 800, blocks } as unknown as Page
  return withCardsAsRows(page.blocks).map(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ text }) => text).join(' ¦ ')).join(' / '),
  )
}

test('labels in a type of their own, with their values below them, are rows', () => {
  expect(
    rows(cards(['BAUJAHR', 'BODENRICHTWERT', 'DACH'], ['um 1909', '330 €/m² (01.01.2025)', 'Schiefer, alt'])),
  ).toEqual(['BAUJAHR ¦ um 1909', 'BODENRICHTWERT ¦ 330 €/m² (01.01.2025)', 'DACH ¦ Schiefer, alt'])
})

test('two of them are headings, and so are those of other offers, with what is below', () => {
  expect(rows(cards(['LAGE', 'SONSTIGES'], ['Stadtrand', 'ab sofort']))).toEqual([
    'LAGE',
    'Stadtrand',
    'SONSTIGES',
    'ab sofort',
  ])
  expect(rows(cards(['BAUJAHR', 'ORT', 'WEITERE OBJEKTE', 'DACH'], ['1909', 'Ulm', 'Haus in Bonn', 'alt']))).toContain(
    'WEITERE OBJEKTE',
  )
})

test('a paragraph is no value', () => {
  const long =
    'Das Haus steht am Rand der Altstadt und ist seit dem Jahr 1909 im Besitz einer Familie, die es nun abgeben will'
  expect(rows(cards(['LAGE', 'HAUS', 'DACH'], [long, long, long]))).toContain('HAUS')
})
