import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { extract } from '../extract.ts'
import { withRegisterRows } from './registerRows.ts'

const COLUMNS = [40, 70, 110, 180, 480]
const LINE = 13

/** A notice with the register's table; `/` begins a cell's next line, cells are centred in their rows. */
function notice(head: string, rows: readonly string[]): Page {
  return noticeAt(COLUMNS, head, rows)
}

function noticeAt(columns: readonly number[], head: string, rows: readonly string[]): Page {
  const at = (row: string, top: number) =>
    row.split(' | ').flatMap((cell, column) => {
      const lines = cell.split(' / ')
      const start = top - ((lines.length - 1) * LINE) / 2
      return lines.flatMap((line, index) => words(line, columns[column] ?? 0, start + LINE * index, 10))
    })
  const text = [
    'Amtsgericht Dillenburg, Az. 5 K 00/25, Zwangsversteigerung',
    'Im Wege der Zwangsvollstreckung soll am 18.02.2027 versteigert werden der Grundbesitz:',
  ].flatMap((line, index) => words(line, 40, 40 + LINE * index, 10))
  const below = [
    'Verkehrswert gemäß § 74a Abs. 5 ZVG: 180.000,00 EUR. Einfamilienhaus, Baujahr 1968.',
    'Der Versteigerungsvermerk wurde am 01.10.2024 in das Grundbuch eingetragen.',
  ].flatMap((line, index) => words(line, 40, 130 + 34 * rows.length + LINE * index, 10))
  const table = [head, ...rows].flatMap((row, index) => at(row, 90 + 30 * index + (index > 0 ? 4 : 0)))
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout([...text, ...table, ...below]) } // prettier-ignore
}

const HEAD = 'lfd. / Nr. | Flur | Flurstück | Wirtschaftsart und Lage | m²'
const rowsOf = ({ blocks }: Page) =>
  blocks
    .flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join(' | ')))
    .filter(text => /^\d \|/u.test(text))

test.each([
  [
    'a cell of two lines stands around its row',
    ['1 | 7 | 00/12 | Gebäude- und Freifläche, Römerstraße 00, 66540 / Neunkirchen | 486'],
    ['1 | 7 | 00/12 | Gebäude- und Freifläche, Römerstraße 00, 66540 Neunkirchen | 486'],
  ],
  [
    'of three lines the middle one is at the height of the row',
    ['1 | 8 | 00/3 | Hof- und Gebäudefläche, / Mühlenstraße 00, / 35708 Haiger | 731'],
    ['1 | 8 | 00/3 | Hof- und Gebäudefläche, Mühlenstraße 00, 35708 Haiger | 731'],
  ],
  [
    'each of two rows has its own',
    ['1 | 8 | 00/3 | Hof- und Gebäudefläche, / Mühlenstraße 00 | 731', '2 | 8 | 00/4 | Gartenland, / Am Bach | 212'],
    ['1 | 8 | 00/3 | Hof- und Gebäudefläche, Mühlenstraße 00 | 731', '2 | 8 | 00/4 | Gartenland, Am Bach | 212'],
  ],
])('%s', (_, rows, told) => {
  expect(rowsOf(withRegisterRows(notice(HEAD, rows)))).toEqual(told)
})

test('an area close to the number of the sheet is a cell of its own', () => {
  const { facts } = extract(
    [
      noticeAt([40, 70, 110, 180, 440, 466], `${HEAD} | Blatt`, [
        '1 | 31 | 212/4 | Gebäude- und Freifläche, / Am Hang 00 | 4860 | 3917',
      ]),
    ],
    calendarDate('2026-11-27'),
  )
  expect(facts?.grundstuecksflaeche?.value).toBe(4860)
})

test.each([
  ['rows of one line', HEAD, ['1 | 8 | 00/3 | Gebäude- und Freifläche, Am Bach 00 | 731']],
  ['a table of another head', 'Nr. | Typ | Lage | Beschreibung | m²', ['1 | 8 | 3 | Wohnung im / Erdgeschoss | 73']],
])('%s stay as they are', (_, head, rows) => {
  const page = notice(head, rows)
  expect(withRegisterRows(page)).toEqual(page)
})

test.each([
  ['Gebäude- und Freifläche, Römerstraße 00, 66540 / Neunkirchen | 486', ['66540', 'Neunkirchen', 'Römerstraße 00', 486]],
  ['Hof- und Gebäudefläche, / Mühlenstraße 00, / 35708 Haiger | 731', ['35708', 'Haiger', 'Mühlenstraße 00', 731]],
])('postcode, town, street and area are read from it: %s', (cells, told) => {
  const { facts } = extract([notice(HEAD, [`1 | 7 | 00/12 | ${cells}`])], calendarDate('2026-11-27'))
  const keys = ['plz', 'ort', 'strasse', 'grundstuecksflaeche'] as const
  expect(keys.map(key => facts?.[key]?.value)).toEqual(told)
}) // prettier-ignore
