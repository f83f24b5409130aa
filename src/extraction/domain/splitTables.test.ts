import { expect, test } from 'vitest'
import type { Box } from '#kernel/evidence.ts'
import type { Block } from '#reading/domain/page.ts'
import { withSplitTablesAsRows } from './splitTables.ts'

/** @param lines text of each line, below each other from a height on, flush left */
function block(left: number, top: number, ...lines: string[]): Block {
  const rows = lines.map((text, index) => {
    const y = top + index * 12
    const box: Box = [left, y, left + text.length * 5, y + 10]
    const words = [{ text, box, size: 10, bold: false, confidence: 1, hyphenated: false }]
    return { segments: [{ words, text, box }], box }
  })
  return {
    lines: rows,
    box: [left, top, left + Math.max(...lines.map(one => one.length)) * 5, top + lines.length * 12],
  }
}

function rows(blocks: Block[]): string[] {
  return withSplitTablesAsRows(blocks).map(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ text }) => text).join(' ¦ ')).join(' / '),
  )
}

const LABELS = [block(40, 100, 'Gemarkung'), block(40, 130, 'Beiträge'), block(40, 170, 'Bodenrichtwert')]
const VALUES = [block(280, 100, 'Vilsbiburg'), block(280, 131, 'abgerechnet; bei größerer', 'Fläche Nacherhebung'), block(280, 170, '490 €/m²')] // prettier-ignore

test('labels read as one column and their values as the next are rows', () => {
  expect(rows([...LABELS, ...VALUES, block(40, 220, 'Lage')])).toEqual([
    'Gemarkung ¦ Vilsbiburg',
    'Beiträge ¦ abgerechnet; bei größerer / Fläche Nacherhebung',
    'Bodenrichtwert ¦ 490 €/m²',
    'Lage',
  ])
})

test('two of them, values at other heights and running text stay as they are', () => {
  const two = [...LABELS.slice(0, 2), ...VALUES.slice(0, 2)]
  expect(rows(two)).toHaveLength(4)
  expect(rows([...LABELS, VALUES[0] as Block, block(280, 145, 'tiefer'), VALUES[2] as Block])).toHaveLength(6)
  const prose = [100, 130, 170].map(top => block(40, top, 'Das Haus liegt ruhig.'))
  expect(rows([...prose, ...VALUES])).toHaveLength(6)
})
