import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { letSecondHome } from './secondHome.ts'

const told = (...lines: string[]) =>
  letSecondHome(passagesOf([page(lines)])).map(
    ({ name, areaM2, rentMonthEuro, let: isLet }) => `${name}: ${areaM2}, ${rentMonthEuro}, ${isLet}`,
  )

test.each<[string, string[]]>([
  ['Zusammen sind es 161 qm Wohnfläche: 117 qm für uns, und 44 qm in der Einliegerwohnung. Unten wohnt seit 2018 Frau Dorn. Sie zahlt 395 Euro kalt und 110 Euro Vorauszahlung.', ['Hauptwohnung: 117, null, null', 'Einliegerwohnung: 44, 395, true']],
  ['In der Einliegerwohnung (48 m²) wohnt seit 2016 ein Student, er zahlt 380 Euro kalt.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 48, 380, true']],
  ['Die Einliegerwohnung mit 52 m² ist für 430 € kalt vermietet.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 52, 430, true']],
  ['Wohnfläche 170 m², davon entfallen 118 m² auf die Hauptwohnung und 52 m² auf die ELW. Die ELW ist vermietet, Kaltmiete 450 €.', ['Hauptwohnung: 118, null, null', 'Einliegerwohnung: 52, 450, true']],
  ['Die Einliegerwohnung bringt derzeit 410 € im Monat, der Mietvertrag ist unbefristet.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: null, 410, true']],
  ['Der Mieter der Einliegerwohnung zahlt 400 €.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: null, 400, true']],
  ['Das Haus hat eine Einliegerwohnung. Dort lebt eine ältere Dame. Die Miete beträgt 420 € kalt, sie würde gern bleiben.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: null, 420, true']],
  ['Unsere Wohnung mit 130 m² wird zum Sommer frei. Die Einliegerwohnung, 40 m², ist seit 2020 vermietet. Die Kaltmiete liegt bei 360 €.', ['Hauptwohnung: 130, null, null', 'Einliegerwohnung: 40, 360, true']],
  ['Wohnfläche 171 m² (Hauptwohnung 118 m², Einlieger 53 m²). Die Einliegerwohnung ist für 420 € kalt an eine Studentin vermietet.', ['Hauptwohnung: 118, null, null', 'Einliegerwohnung: 53, 420, true']],
  ['Das Haus besteht aus der Hauptwohnung im Erd- und Dachgeschoss (ca. 132 m², 5 Zimmer) und einer separaten Einliegerwohnung im Gartengeschoss (ca. 66 m²). Die Einliegerwohnung ist seit 2017 vermietet, Kaltmiete 480 €.', ['Hauptwohnung: 132, null, null', 'Einliegerwohnung: 66, 480, true']],
  ['Wohnfläche 132 m². Die Einliegerwohnung hat 66 m² und ist für 480 € vermietet.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 66, 480, true']],
  ['Die Einliegerwohnung mit 30 m² ist vermietet und bringt 2.400 € im Jahr.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 30, null, true']],
  ['In der Einliegerwohnung (48 m²) wohnt eine Mieterin. Die Mieterin zahlt 480 € inklusive Nebenkosten.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 48, null, true']],
  ['Die Einliegerwohnung (48 m²) ist für 480 € pauschal vermietet.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 48, null, true']],
  ['Die Einliegerwohnung (48 m²) ist vermietet, 480 € monatlich, alles inklusive.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 48, null, true']],
  ['Die Einliegerwohnung (48 m²) ist vermietet und bringt jährlich 2.400 €.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 48, null, true']],
  ['Die Einliegerwohnung (48 m²) ist vermietet, 480 € im Monat zuzüglich Nebenkosten.', ['Hauptwohnung: null, null, null', 'Einliegerwohnung: 48, 480, true']],
])('let: %s', (text, parts) => {
  expect(told(text)).toEqual(parts)
}) // prettier-ignore

test.each([
  ['a relative', 'Unsere Tochter wohnt in der Einliegerwohnung, 44 m².'],
  ['gone', 'Die Einliegerwohnung (44 m²) war bis 2024 für 390 € vermietet.'],
  ['hoped for', 'Die Einliegerwohnung (44 m²) könnte 450 € Miete bringen.'],
  ['hoped for, named first', 'Einliegerwohnung mit 44 m². Die Miete könnte bei 450 € liegen.'],
  ['empty', 'Die Einliegerwohnung, 44 m², steht leer, der letzte Mieter zahlte 380 €.'],
  ['given notice', 'Der Mieter der Einliegerwohnung (44 m²) zahlt 400 € und hat gekündigt.'],
  ['all let', 'Das Haus mit Einliegerwohnung ist vermietet, Kaltmiete 1.450 €.'],
  ['the main home is let', 'Die Hauptwohnung ist vermietet, 900 €. Die Einliegerwohnung ist für 400 € vermietet.'],
  ['elsewhere', 'Wir ziehen in die Einliegerwohnung unserer Tochter. Das Haus ist vermietet für 1.200 €.'],
  ['to let it is a thought', 'Die Einliegerwohnung eignet sich zur Vermietung, im Ort werden 9 € Kaltmiete gezahlt.'],
  ['a deposit', 'Die Einliegerwohnung ist vermietet. Kaution 1.100 €.'],
])('no parts: %s', (_, text) => {
  expect(told(text)).toEqual([])
})
