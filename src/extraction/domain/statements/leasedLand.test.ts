import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

function read(...lines: string[]) {
  const text = ['# Haus zum Kauf in 17109 Demmin', '', 'Wohnfläche | 92 m²', 'Grundstücksfläche | 810 m²', '', ...lines]
  const { facts, sums } = extract([page(text)], calendarDate('2026-11-22'))
  return { leased: sums.leased?.leased ?? null, plot: facts?.grundstuecksflaeche?.value }
}

test.each([
  ['Zum Grundstück: uns gehören 510 m², dazu kommt hinten der Garten mit 300 m², den haben wir von der Stadt gepachtet.', 300, 510],
  ['Eigenes Land sind 560 m², die restlichen 250 m² Gartenland sind von der Kirche gepachtet.', 250, 560],
  ['Davon sind 600 m² Eigentum. Weitere 210 m² sind angemietet, das kann man bestimmt übernehmen.', 210, 600],
  ['Uns gehören 510 Quadratmeter, die anderen 300 Quadratmeter haben wir von der Stadt gepachtet.', 300, 510],
  ['Ein Teil vom Garten, 220 m², gehört der Gemeinde, dafür zahlen wir 55 € Pacht.', 220, 810],
  ['Der vordere Garten mit Obstbäumen (Flurstück 218, 580 m²) gehört zum Haus. Der hintere Teil mit Beeten, ca. 230 m², ist von der kath. Kirchengemeinde gepachtet (bisher 62 € im Jahr).', 230, 580],
])('%s', (line, leased, plot) => {
  expect(read(line)).toEqual({ leased, plot })
}) // prettier-ignore

test.each([
  'Die Wiese mit 300 m² ist an den Nachbarn verpachtet.',
  'Dazu können 300 m² Garten von der Stadt gepachtet werden.',
  'Ein Erbbaurecht, früher Erbpacht genannt, über 810 m².',
  'Der Stall mit 40 m² gehört dazu.',
])('no land is leased: %s', line => {
  expect(read(line)).toEqual({ leased: null, plot: 810 })
})
