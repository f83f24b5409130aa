import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withOpenCells } from './openCells.ts'

type Placed = readonly [text: string, x: number, y: number, size: number]

function pageOf(placed: readonly Placed[]): Page {
  const blocks = layout(placed.flatMap(([text, x, y, size]) => words(text, x, y, size)))
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks }
}
const textsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.map(({ text }) => text)))

test.each([
  ['frei ab', '01.07.2027', 'frei ab 01.07.2027'],
  ['nach Absprache, frühestens', '01.07.2027', 'nach Absprache, frühestens 01.07.2027'],
  ['2 von 4 Geschossen, ohne', 'Aufzug', '2 von 4 Geschossen, ohne Aufzug'],
] as const)('a card tells %s %s in one', (first, second, told) => {
  const page = pageOf([
    ['1958', 56, 149, 12],
    [first, 300, 149, 12],
    ['Baujahr', 56, 164, 9],
    [second, 300, 163, 12],
    ['Zustand', 300, 178, 9],
  ])
  expect(textsOf(withOpenCells(page))).toContain(told)
})

test.each([
  ['the caption below is set in other type', 'frei ab', '2027', 9],
  ['nothing is awaited', 'nach Absprache', '01.07.2027', 12],
] as const)('%s', (_, first, second, size) => {
  const page = pageOf([
    ['1958', 56, 149, 12],
    [first, 300, 149, 12],
    ['Baujahr', 56, 164, 9],
    [second, 300, 163, size],
  ])
  expect(withOpenCells(page)).toBe(page)
})

test('lines of text in columns stay as they are', () => {
  const page = pageOf([
    ['links steht ein Text', 56, 149, 12],
    ['die Wohnung wird frei ab', 300, 149, 12],
    ['der weitergeht', 56, 163, 12],
    ['2027 und liegt ruhig', 300, 163, 12],
    ['und noch weiter', 56, 177, 12],
    ['am Ende der Straße', 300, 177, 12],
  ])
  expect(withOpenCells(page)).toBe(page)
})

test('two lines with the name of their row at their middle are left to it', () => {
  const page = pageOf([
    ['Fertigstellung', 200, 156, 12],
    ['vertraglich spätestens', 300, 149, 12],
    ['30.09.2028', 300, 163, 12],
  ])
  expect(withOpenCells(page)).toBe(page)
})
