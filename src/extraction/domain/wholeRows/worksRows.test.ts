import { expect, test } from 'vitest'
import { layout } from '#reading/domain/layout.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { words } from '#reading/domain/typeset.fixture.ts'
import { withWorksRows } from './worksRows.ts'

function set(placed: Word[]): Page {
  return { number: 1, width: 595, height: 842, source: 'text', confidence: 1, blocks: layout(placed) }
}

const rowsOf = ({ blocks }: Page) =>
  blocks.flatMap(({ lines }) => lines).map(({ segments }) => segments.map(({ text }) => text).join(' | '))

const HEAD = [
  ...words('Wohnung', 40, 100, 10),
  ...words('Was zu tun ist', 140, 100, 10),
  ...words('Kosten', 420, 100, 10),
]

test('cells of several lines that begin at one height are one row', () => {
  const page = set([
    ...HEAD,
    ...words('2 – EG rechts', 40, 122, 10),
    ...words('Bad erneuern, Elektro neu', 140, 122, 10),
    ...words('verdrahten, Böden', 140, 135, 10),
    ...words('28.000 € (Angebot', 420, 122, 10),
    ...words('vom August 2026)', 420, 135, 10),
    ...words('6 – 2. OG', 40, 157, 10),
    ...words('Entkernt, der Umbau wurde', 140, 157, 10),
    ...words('abgebrochen', 140, 170, 10),
    ...words('rund 55.000 €', 420, 157, 10),
  ])
  expect(rowsOf(withWorksRows(page))).toEqual([
    'Wohnung | Was zu tun ist | Kosten',
    '2 – EG rechts | Bad erneuern, Elektro neu verdrahten, Böden | 28.000 € (Angebot vom August 2026)',
    '6 – 2. OG | Entkernt, der Umbau wurde abgebrochen | rund 55.000 €',
  ])
})

test('amounts set flush right reach beyond the left edge of their head', () => {
  const page = set([
    ...words('Arbeit', 40, 100, 10),
    ...words('Grundlage', 300, 100, 10),
    ...words('Preis', 480, 100, 10),
    ...words('Wärmepumpe mit Speicher, nach', 40, 122, 10),
    ...words('Abzug der Förderung', 40, 135, 10),
    ...words('Angebot', 300, 122, 10),
    ...words('Heizungsbau', 300, 135, 10),
    ...words('24.500 €', 465, 122, 10),
    ...words('Bad im Obergeschoss', 40, 157, 10),
    ...words('Schätzung', 300, 157, 10),
    ...words('24.000 €', 465, 157, 10),
  ])
  expect(rowsOf(withWorksRows(page))).toEqual([
    'Arbeit | Grundlage | Preis',
    'Wärmepumpe mit Speicher, nach Abzug der Förderung | Angebot Heizungsbau | 24.500 €',
    'Bad im Obergeschoss | Schätzung | 24.000 €',
  ])
})

test('cells that stand centred beside the name of their row are its own', () => {
  const page = set([
    ...HEAD,
    ...words('Bad erneuern, Elektro neu', 140, 122, 10),
    ...words('WE 2', 40, 128.5, 10),
    ...words('28.000 €', 420, 128.5, 10),
    ...words('verdrahten, Böden', 140, 135, 10),
    ...words('Entkernt, der Umbau wurde', 140, 157, 10),
    ...words('WE 6', 40, 163.5, 10),
    ...words('55.000 €', 420, 163.5, 10),
    ...words('abgebrochen', 140, 170, 10),
  ])
  expect(rowsOf(withWorksRows(page)).slice(1)).toEqual([
    'WE 2 | Bad erneuern, Elektro neu verdrahten, Böden | 28.000 €',
    'WE 6 | Entkernt, der Umbau wurde abgebrochen | 55.000 €',
  ])
})

test('columns of text below other heads stay as they are', () => {
  const page = set([
    ...words('Lage', 40, 100, 10),
    ...words('Ausstattung', 140, 100, 10),
    ...words('ruhig', 40, 122, 10),
    ...words('Parkett und', 140, 122, 10),
    ...words('Fliesen', 140, 135, 10),
  ])
  expect(withWorksRows(page)).toBe(page)
})
