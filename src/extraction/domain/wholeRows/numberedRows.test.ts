import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { layout } from '#reading/domain/layout.ts'
import type { Page } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { extract } from '../extract.ts'
import { withNumberedRows } from './numberedRows.ts'

const COLUMNS = [50, 80, 345]
const LINE = 14.5

/** A notice with a table whose cells begin at one height and take several lines; `/` begins a cell's next line. */
function notice(rows: readonly string[]): Page {
  const text = [
    'Amtsgericht Stendal, Az. 71 K 00/25, Zwangsversteigerung',
    'Im Wege der Zwangsvollstreckung soll am 28.01.2027 um 10.30 Uhr das Grundstück in 39590 Tangermünde versteigert werden.',
    'Verkehrswert gemäß § 74a Abs. 5 ZVG: 128.000,00 EUR. Einfamilienhaus, Baujahr 1936, Wohnfläche 121 m².',
  ].flatMap((line, index) => words(line, 50, 40 + LINE * index, 9))
  let top = 110
  const table = rows.flatMap(row => {
    const cells = row.split(' | ').map(cell => cell.split(' / '))
    const placed = cells.flatMap((cell, column) =>
      cell.flatMap((line, at) => words(line, COLUMNS[column] ?? 0, top + LINE * at, 10)),
    )
    top += LINE * Math.max(...cells.map(({ length }) => length)) + 5
    return placed
  })
  const below = words('Das geringste Gebot wird im Termin festgestellt.', 50, top + 18, 9)
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout([...text, ...table, ...below]) } // prettier-ignore
}

const HEAD = 'Nr. | Recht | Bemerkung des Gerichts'
const RIGHT =
  '1 | Beschränkte persönliche Dienstbarkeit / (Wohnungsrecht am Anbau) für eine 1943 geborene / Berechtigte, eingetragen 2003 | geht der bestbetreibenden Gläubigerin vor und / bleibt nach den derzeitigen / Versteigerungsbedingungen bestehen; / Zuzahlungsbetrag nach §§ 50, 51 ZVG: 26.000 / EUR'
const NOTE = '2 | Zwangsversteigerungsvermerk | erlischt'

const rowsOf = ({ blocks }: Page) =>
  blocks
    .flatMap(({ lines }) => lines.map(({ segments }) => segments.map(({ text }) => text).join(' | ')))
    .filter(text => /^\d \|/u.test(text))
const rightsIn = (rows: readonly string[]) =>
  extract([notice(rows)], calendarDate('2026-11-22')).deal?.court?.rights.map(({ kind, byCourt }) => [kind, byCourt])

test('each numbered row has its cells in one piece, and what stands below the table is none of them', () => {
  expect(rowsOf(withNumberedRows(notice([HEAD, RIGHT, NOTE])))).toEqual([RIGHT.replaceAll(' / ', ' '), NOTE])
})

test('the right that stays keeps its value, and what ends is no right of that', () => {
  expect(rightsIn([HEAD, RIGHT, NOTE])).toEqual([['wohnungsrecht', 26_000]])
  expect(rightsIn([HEAD, NOTE.replace('2', '1'), RIGHT.replace('1', '2')])).toEqual([['wohnungsrecht', 26_000]])
})

test('a row without a remark has none', () => {
  const read = withNumberedRows(notice([HEAD, RIGHT, '2 | Wegerecht für das / Flurstück 208/5']))
  expect(rowsOf(read)).toEqual([RIGHT.replaceAll(' / ', ' '), '2 | Wegerecht für das Flurstück 208/5'])
})

test('what the court says goes out stays out, however long the cells are', () => {
  const gone =
    '1 | Wohnungsrecht für eine 1943 / geborene Berechtigte | erlischt nach den derzeitigen / Bedingungen mit dem Zuschlag'
  expect(rightsIn([HEAD, gone, NOTE])).toEqual([])
})

test.each([
  ['no numbers', [HEAD, RIGHT.replace('1', '–'), NOTE.replace('2', '–')]],
  ['numbers of other things', [HEAD, RIGHT.replace('1', '7'), NOTE.replace('2', '9')]],
  [
    'a list of tenants',
    ['Nr. | Lage | Kaltmiete/Monat', '1 | EG links | 310,00 €', '2 | Dachgeschoss | 340,00 €', ' | Summe | 650,00 €'],
  ],
  ['rows of one line', [HEAD, '1 | Wohnungsrecht | bleibt bestehen', NOTE]],
  ['no name of numbers over them', [HEAD.replace('Nr.', 'Art'), RIGHT, NOTE]],
])('%s: no such table', (_, rows) => {
  const page = notice(rows)
  expect(withNumberedRows(page)).toBe(page)
})
