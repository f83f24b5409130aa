import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const OF_LAND =
  /^(?:bodenpunkte|wald-alter|vorrat-genannt|kahl-genannt|landpacht-\p{L}+|foerderbindung-bis|aufforstung-\p{L}+)$/u
const told = (line: string) =>
  readRemarks(passagesOf([page(['# Wald und Acker zu verkaufen', '', line])]), SETTING)
    .filter(({ rule }) => OF_LAND.test(rule))
    .map(({ meaning }) => meaning)

test.each([
  ['Bodenpunkte | 62–68', 'Bodenpunkte 62 bis 68'],
  ['Bodenpunkte | im Mittel 38 (30 bis 44)', 'Bodenpunkte 38'],
  ['Ackerzahl 34 bis 38', 'Bodenpunkte 34 bis 38'],
  ['Die Wiese hat eine Grünlandzahl von 34.', 'Bodenpunkte 34'],
  ['Der Bestand ist überwiegend Kiefer, 45 bis 70 Jahre alt, mit einzelnen Birken.', 'Kiefer 45 bis 70 Jahre alt'],
  ['3,1 ha Buche mit Traubeneiche, 90 bis 110 Jahre, gesund.', 'Buche 90 bis 110 Jahre alt'],
  ['Davon etwa 60 % Fichte im Alter von 50 bis 80 Jahren.', 'Fichte 50 bis 80 Jahre alt'],
  ['Die Weide ist bis 30.09.2029 an einen Pferdehalter verpachtet.', 'verpachtet bis 30.09.2029'],
  ['Die Wiese bringt Pacht: 260 €/Jahr.', 'Pacht 260\u00a0€ im Jahr'],
  ['Durchforstung 2015, ca. 290 Fm/ha', 'Holzvorrat 290 Festmeter je Hektar'],
  ['Davon rd. 1,1 ha nach Käferbefall 2023 geräumt.', '1,1 ha sind geräumt oder kahl'],
  ['Buche 75 %, Esche | 85–110 | gut', 'Buche 85 bis 110 Jahre alt'],
  ['Für die Schadfläche gilt die Pflicht zur Wiederbewaldung. Sie sollte bis 2030 mit Laubholz und Tanne ergänzt werden.', 'wieder aufzuforsten bis 2030: Das zahlen Sie'],
  ['Pachtende | 30.09.2029', 'verpachtet bis 30.09.2029'],
  ['Die Wiese ist an einen Nachbarn verpachtet bis 30.09.2028.', 'verpachtet bis 30.09.2028'],
  ['Pacht | 780 €/ha, zusammen 2.216 € im Jahr', 'Pacht 2.216\u00a0€ im Jahr'],
  ['Die Zweckbindung der Förderung läuft bis 31.12.2032 und geht auf den Käufer über.', 'Förderbindung bis 31.12.2032: Sie geht auf Sie über, wer sie bricht, zahlt zurück'],
  ['Kultur gezäunt, Anwuchs gut; Zweckbindung der Förderung bis 2032', 'Förderbindung bis 2032: Sie geht auf Sie über, wer sie bricht, zahlt zurück'],
  ['Die Fläche ist wieder aufzuforsten; die Frist wurde einmal bis Ende 2027 verlängert.', 'wieder aufzuforsten bis 2027: Das zahlen Sie'],
  ['Für die Wiederaufforstung ist mit 5.500 bis 7.000 Euro zu rechnen.', 'Aufforstung kostet laut Exposé 5.500 bis 7.000\u00a0€'],
  ['Nach dem Angebot kostet die Pflanzung von Douglasie rund 11.300 € netto.', 'Aufforstung kostet laut Exposé 11.300\u00a0€'],
])('%s: %s', (line, meaning) => {
  expect(told(line)).toEqual([meaning])
}) // prettier-ignore

test.each([
  'Die Jagd ist verpachtet bis 31.03.2030.',
  'Die Umtriebszeit der Fichte liegt bei 80 Jahren.',
  'Die Belegungsbindung der Wohnungen läuft bis 2032, die Förderung ist bezahlt.',
  'Die Aufforstung ist erfolgt und bis 2021 abgeschlossen.',
  'Im Garten steht eine Buche, 120 Jahre alt.',
  'Die Zinsbindung der Förderung läuft bis 2032.',
  'Auf dem größeren Stück stand bis 2021 Fichte, 68 Jahre alt.',
  'Das Haus ist verpachtet bis 30.09.2029.',
  'Zuwachs 9 Fm/ha jährlich, im Jahr 10 Fm/ha.',
  'Die Wohnung mit 1.200 m² wurde geräumt.',
  'Die Jagdpacht bringt 120 € im Jahr.',
  'Bodenpunkte 1.200 m²',
])('%s: nothing of the land', line => {
  expect(told(line)).toEqual([])
})
