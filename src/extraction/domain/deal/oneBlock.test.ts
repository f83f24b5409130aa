import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const HEAD = [
  'Mehrfamilienhaus in 66955 Pirmasens',
  'Kaufpreis | 1.090.000 €',
  'Wohnfläche | 1.392 m²',
  'Baujahr | 1961',
  '',
]

test.each([
  ['Zum Verkauf kommt ein viergeschossiges Mietshaus mit zwei Hauseingängen und 16 Wohnungen. Der Verkauf erfolgt nur im Ganzen.', 'mehrfamilienhaus'],
  ['Wir bieten ein Mehrfamilienhaus mit zehn Wohnungen in zwei Aufgängen an. Einzelverkauf ausgeschlossen.', 'mehrfamilienhaus'],
  ['Verkauft wird das Wohnhaus mit acht Wohnungen; Verkauf nur als Ganzes. Eine Teilungserklärung existiert nicht, ungeteilt.', 'mehrfamilienhaus'],
  ['Paket aus fünf Eigentumswohnungen in einem Mehrfamilienhaus mit zwei Hauseingängen. Abgabe nur zusammen.', 'paket'],
  ['Zum Verkauf stehen drei Mehrfamilienhäuser in Pirmasens, Verkauf nur als Ganzes. Alle haben mehrere Hauseingänge.', 'paket'],
  ['Verkauft werden sechs Wohnungen im selben Haus, Verkauf nur zusammen. Das Haus ist nach WEG geteilt.', 'paket'],
])('one block in one Grundbuch is no package: %s', (text, type) => {
  expect(extract([page([...HEAD, text])], calendarDate('2026-11-28')).deal?.type.value).toBe(type)
}) // prettier-ignore
