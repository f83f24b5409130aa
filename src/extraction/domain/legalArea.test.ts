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
  '* 82,6 m² unten, dazu 14,2 m² Studio, das im Aufteilungsplan als Nutzfläche ausgewiesen und zum Gästezimmer ausgebaut ist.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, nicht als Wohnraum genehmigt.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, das baurechtlich als Dachboden gilt.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, laut Bauakte genehmigt als Hobbyraum.',
  '* Die Wohnfläche auf der Wohnebene beträgt laut Berechnung des Architekten (II. BV) 82,6 m². Der Spitzboden mit ca. 14 m² ist darin nicht enthalten.',
  '* Wohnfläche nach WoFlV 82,6 m². Die Galerie (14,2 m²) ist in dieser Fläche nicht enthalten.',
  'Die reine Wohnfläche liegt bei 82,6 m²; der ausgebaute Dachboden von 14,2 m² ist hierin nicht mitgerechnet.',
])('what is no living space by law is none of the Wohnfläche: %s', note => {
  expect(areaOf('', note)).toBe(82.6)
})

test.each([
  '* 82,6 m² auf den Ebenen 1 und 2, dazu 14,2 m² Studio im Spitzboden.',
  '* Dazu kommen 12,0 m² Speicher, als Abstellraum geführt.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, als Büro nutzbar. Der Keller ist als Lagerraum ausgewiesen.',
  '* 82,6 m² unten, dazu 14,2 m² Studio, auch als Hobbyraum geeignet.',
  '* 82,6 m² im Erdgeschoss und 14,2 m² im Obergeschoss, das Nebengebäude dient als Lager.',
  '* Das Erdgeschoss bietet 82,6 m² und 14,2 m² hat das Dachgeschoss; ein Kellerraum ist als Hobbyraum ausgewiesen.',
  '* Wohnhaus 82,6 m² und 14,2 m² Anbau, in der Baugenehmigung als Wohnraum geführt, nicht als Lager.',
  '* Wohnhaus 82,6 m² und 14,2 m² Anbau, als Wohnraum und nicht als Lager genehmigt.',
  '* 82,6 m² unten, dazu 14,2 m² im Dachgeschoss, das früher als Speicher diente und 2005 mit Genehmigung zu Wohnraum ausgebaut wurde.',
  '* 82,6 m² unten, dazu 14,2 m² im Dachgeschoss, einst als Speicher geführt und seit 2005 als Wohnraum genehmigt.',
  '* 82,6 m² unten, dazu 14,2 m² Einliegerwohnung, zurzeit als Lager vermietet.',
  '* 82,6 m² Wohnhaus plus 14,2 m² Anbau, der Keller ist nicht als Wohnraum genehmigt.',
  '* 82,6 m² Wohnhaus plus 14,2 m² Anbau und der große Keller ist als Lagerraum genehmigt.',
  '* 70,1 m² unten, dazu 14,2 m² Studio, als Speicher geführt.',
  'Die Wohnfläche im Erdgeschoss beträgt 82,6 m². Das Studio mit 14,2 m² ist darin enthalten.',
  'Die Wohnfläche beträgt 96,8 m². Der Spitzboden mit 22 m² ist darin nicht enthalten.',
  'Die Terrasse misst 82,6 m². Der Garten mit 14,2 m² ist darin nicht enthalten.',
])('parts that do not add up to it, and a use that is only possible, take nothing from it: %s', note => {
  expect(areaOf('', note)).toBe(96.8)
})
