import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const areaOf = (...lines: readonly string[]) =>
  extract([page(['# Maisonettewohnung zum Kauf', 'Kaufpreis | 549.000 €', 'Wohnfläche | ca. 96,8 m² *', ...lines])], calendarDate('2026-11-22')) // prettier-ignore
  .facts?.wohnflaeche?.value

test.each([
  '* 82,6 m² auf den Ebenen 1 und 2, dazu 14,2 m² Studio im Spitzboden, das in der Teilungserklärung als Speicher geführt wird.',
  '* Davon 82,6 m² in der Wohnung und 14,2 m² im Dach, als Abstellraum genehmigt.',
  '* 82,6 m² zuzüglich 14,2 m² ausgebauter Dachraum, der kein Wohnraum ist.',
])('what is no living space by law is none of the Wohnfläche: %s', note => {
  expect(areaOf('', note)).toBe(82.6)
})

test.each([
  '* 82,6 m² auf den Ebenen 1 und 2, dazu 14,2 m² Studio im Spitzboden.',
  '* Dazu kommen 12,0 m² Speicher, als Abstellraum geführt.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, als Büro nutzbar. Der Keller ist als Lagerraum ausgewiesen.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, auch als Hobbyraum geeignet.',
  '* 70,1 m² unten, dazu 14,2 m² Studio, als Speicher geführt.',
])('parts that do not add up to it, and a use that is only possible, take nothing from it: %s', note => {
  expect(areaOf('', note)).toBe(96.8)
})
