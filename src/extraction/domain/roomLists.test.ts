import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { page } from './typeset.fixture.ts'
import { extract } from './extract.ts'
import { passagesOf } from './passages.ts'
import { roomListsIn } from './roomLists.ts'

const differing = (...lines: string[]) => roomListsIn(passagesOf([page(lines)])).map(({ told, sum }) => [told, sum])

const ONE = ['Bad | 2,52 m²', 'Küche | 6,90 m²', 'Diele | 2,58 m²', 'Raum 1 | 15,68 m²']
const TWO = ['Bad | 2,52 m² | Bad | 10,04 m²', 'Küche | 6,90 m² | Küche | 12,49 m²', 'Diele | 2,58 m² | Diele | 3,56 m²', 'Raum 1 | 15,68 m² | Raum 1 | 13,51 m²'] // prettier-ignore
const RIGHT = 'Gesamtfläche | 39,60 m²'

test.each<[name: string, lines: string[], lists: number[][]]>([
  ['one list', [...ONE, 'Gesamtfläche | 65,98 m²'], [[65.98, 27.68]]],
  ['one list, a raised 2 loose', [...ONE, 'Balkon | 4,34 m2 (2,17 m) 2', 'Gesamtfläche | 65,98 m²'], [[65.98, 29.85]]],
  ['two side by side, the first off', [...TWO, 'Gesamtfläche | 65,98 m² | Gesamtfläche | 39,60 m²'], [[65.98, 27.68]]],
  ['two side by side, both off', [...TWO, 'Gesamtfläche | 65,98 m² | Gesamtfläche | 80,00 m²'], [[65.98, 27.68], [80, 39.6]]],
  ['two side by side, both right', [...TWO, 'Gesamtfläche | 27,68 m² | Gesamtfläche | 39,60 m²'], []],
  ['one list that adds up', [...ONE, 'Gesamtfläche | 27,68 m²'], []],
  ['a cellar among them', [...ONE, 'Keller | 12,00 m²', 'Gesamtfläche | 65,98 m²'], []],
  ['no bath', [...ONE.slice(1), 'Raum 2 | 10,00 m²', 'Gesamtfläche | 65,98 m²'], []],
  ['no sum', ONE, []],
])('%s', (_, lines, lists) => {
  expect(differing(...lines)).toEqual(lists)
}) // prettier-ignore

test('a flat has the area of its rooms beside the one that is printed below them', () => {
  const head = ['# Eigentumswohnungen in Wuppertal', '', 'Sanierung durch den Bauträger, Preise auf Anfrage.', '']
  const flat = (name: string, total: string) => [name, 'Erdgeschoss', ...ONE, total, '']
  const lines = [...head, ...flat('WOHNUNG 01', 'Gesamtfläche | 65,98 m²'), ...flat('WOHNUNG 02', 'Gesamtfläche | 27,68 m²'), RIGHT] // prettier-ignore
  const { deal } = extract([page(lines)], calendarDate('2026-11-26'))
  expect(deal?.parts.map(({ areaM2, areaOfRooms }) => [areaM2, areaOfRooms])).toEqual([[65.98, 27.68], [27.68, undefined]]) // prettier-ignore
})
