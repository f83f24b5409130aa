import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { attachedAreaOf } from './attachedArea.ts'

const areaIn = (text: string) => attachedAreaOf(passagesOf([page([text])]), 148)?.area ?? null

test.each<[string, number | null]>([
  ['Zusammen komme ich auf rund 148 Quadratmeter Wohnfläche, wobei ich die Bühne mit ihren 38 Quadratmetern schon hineingerechnet habe.', 38],
  ['Die Wohnfläche beträgt 148 Quadratmeter, da sind die 31 Quadratmeter unter dem Dach mitgezählt.', 31],
  ['Die zwei Zimmer im Spitzboden, zusammen 26 m², sind darin enthalten.', 26],
  ['Das Dachgeschoss mit 44 m² ist in den 148 m² drin; mein Mann hat es 1994 selbst ausgebaut.', 44],
  ['Der Wintergarten (14 m²) wurde ohne Genehmigung angebaut und ist in der Wohnfläche enthalten.', 14],
  ['Offiziell zählt der Dachausbau mit 29 m² nicht zur Wohnfläche, er ist aber in den 148 m² dabei.', 29],
  ['Wohn-/Nutzfläche 148 m², davon 42 m² im Souterrain.', 42],
  ['Wohnfläche 148 m², davon Souterrain: 52 m² (Teileigentum Nr. 12).', 52],
  ['Das Erdgeschoss hat 104 m², das Dachgeschoss 44 m², zusammen 148 m² Wohnfläche.', 44],
  ['Die untere Ebene misst 100 m², die obere 48 m², zusammen 148 m² Wohnfläche. Der Ausbau des Spitzbodens stammt von 2013.', 48],
  ['Die untere Ebene misst 100 m², die obere 48 m², zusammen 148 m² Wohnfläche.', null],
  ['Das Erdgeschoss hat 104 m², das Dachgeschoss 44 m².', null],
  ['Die Teilungserklärung von 1996 führt die Wohnung mit 104 m² und drei Zimmern, der Dachraum darüber ist dort als „Trockenboden“ bezeichnet.', 44],
  ['Laut Teilungserklärung hat die Wohnung 104 m².', 44],
  ['Nach der Bauakte der Gemeinde sind 110 m² als Wohnfläche genehmigt; der Hobbyraum ist dort als Keller geführt.', 38],
  ['Die genehmigte Wohnfläche beträgt 112 m².', 36],
  ['Laut Teilungserklärung hat die Wohnung 146 m².', null],
  ['Laut Teilungserklärung gehört ein Keller mit 104 m² dazu.', null],
  ['Wohnfläche 148 m², davon Wohnzimmer 42 m².', null],
  ['Wohnfläche 148 m², davon Erdgeschoss 96 m².', null],
  ['Der Keller mit 40 m² ist nicht mitgerechnet.', null],
  ['Der Wintergarten mit 16 m² ist in der Wohnfläche nicht enthalten.', null],
  ['Der Anbau mit 16 m² ist nicht in der Wohnfläche enthalten.', null],
  ['Haus mit Einliegerwohnung, Wohnfläche gesamt 148 m² (104 m² + 44 m²)', 44],
  ['Hauptwohnung 104 m², Einliegerwohnung 44 m², insgesamt 148 m².', 44],
  ['Wohnfläche gesamt 148 m², davon Hauptwohnung 104 m², davon Einliegerwohnung 44 m²', 44],
  ['Wohnfläche ca. 148 m², davon ELW ca. 44 m²', 44],
  ['148 m² Wohnfläche, davon 44 m² für die Einliegerwohnung.', 44],
  ['148 m² Wohnfläche, darin enthalten ist die Einliegerwohnung im Hang mit 46 m².', 46],
  ['Zimmer 7, davon Einliegerwohnung 2', null],
  ['Die Einliegerwohnung hat 44 m² und einen eigenen Eingang.', null],
  ['Nutzfläche 60 m², davon Garage 18 m².', null],
  ['Wohnfläche gesamt 148 m² (104 m² + 44 m²)', null],
  ['Das Dachgeschoss hat 38 m².', null],
  ['Die Garage mit 18 m² ist im Preis enthalten.', null],
  ['In den 148 m² ist das Dachgeschoss schon mitgerechnet.', null],
])('%s', (text, area) => {
  expect(areaIn(text)).toBe(area)
}) // prettier-ignore
