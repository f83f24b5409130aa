import { expect, test } from 'vitest'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { layout } from '#reading/domain/layout.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withCentredHeads } from './centredHeads.ts'

const NAMES = [
  ...words('Einheit', 40, 106, 9),
  ...words('Mieter seit', 90, 106, 9),
  ...words('Fläche', 150, 106, 9),
  ...words('Bemerkung', 240, 106, 9),
]
const ROW = [
  ...words('1. OG links', 40, 140, 9),
  ...words('2019', 90, 140, 9),
  ...words('72 m²', 150, 140, 9),
  ...words('430 €', 200, 140, 9),
]

function pageOf(...placed: ReturnType<typeof words>[]): Page {
  const blocks = layout(placed.flat())
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks }
}

const texts = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }: { lines: Line[] }) => lines.map(({ segments }) => segments.map(({ text }: Segment) => text).join(' | '))) // prettier-ignore

test('a name of two lines stands in the head between names of one', () => {
  const page = pageOf(words('Kaltmiete', 188, 100, 9), NAMES, words('mtl.', 208, 112, 9), ROW)
  expect(texts(withCentredHeads(page))).toContain('Einheit | Mieter seit | Fläche | Kaltmiete mtl. | Bemerkung')
})

test('the lower line may be the currency alone', () => {
  const page = pageOf(words('Nettokalt', 188, 100, 9), NAMES, words('€', 188, 112, 9), ROW)
  expect(texts(withCentredHeads(page))).toContain('Einheit | Mieter seit | Fläche | Nettokalt € | Bemerkung')
})

test('what stands over a name of the head belongs to that, and a lone line above to nothing', () => {
  const over = pageOf(words('Wohn-', 150, 94, 9), NAMES, words('in m²', 150, 118, 9), ROW)
  expect(withCentredHeads(over)).toBe(over)
  const lone = pageOf(words('Mieter', 188, 94, 9), NAMES, ROW)
  expect(withCentredHeads(lone)).toBe(lone)
})
