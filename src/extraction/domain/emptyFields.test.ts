import { expect, test } from 'vitest'
import { passagesOf } from './passages.ts'
import { page } from './typeset.fixture.ts'

const left = (text: string) =>
  passagesOf([page([text])])
    .map(passage => passage.text)
    .join(' # ')

test.each([
  [
    'Feldliste leer: Grundstücksfläche, Denkmal, WBS, Barrierefrei, Kamin, Gartennutzung. — Seite 2 von 2',
    '— Seite 2 von 2',
  ],
  ['Leere Felder: Aufzug, Sauna und Pool', ''],
  ['Nicht ausgefüllte Felder: Aufzug, Garten/Terrasse, WG geeignet', ''],
  ['Felder ohne Angabe: Keller, Aufzug, Stellplatz', ''],
  ['Keine Angaben zu: Denkmalschutz, Erbbaurecht, Baulasten.', ''],
  ['Keine Angaben zu: Altlasten, Denkmalschutz.', 'Keine Angaben zu: Altlasten,'],
  ['Keine Angaben: Sonderumlagen und Rücklage, Aufzug.', 'Keine Angaben: Sonderumlagen und Rücklage,'],
  ['Leere Felder: Altlasten, Sonderumlage', ''],
  ['Ohne Angabe: Wegerecht, Feuchtigkeit', ''],
  ['Ohne Angabe | Kamin, Sauna, Pool', ''],
  [
    'Die Wohnung ist frei. Nicht angegeben: Aufzug, Keller. Das Bad ist neu.',
    'Die Wohnung ist frei. # Das Bad ist neu.',
  ],
])('%s: the names of empty fields tell nothing', (text, rest) => {
  expect(left(text)).toBe(rest)
})

test.each([
  'Ausstattung: Aufzug, Sauna, Pool',
  'Nicht vorhanden: Aufzug, Keller.',
  'Leer stehen: Dachgeschoss, Laden und Werkstatt.',
  'Fehlende Angaben: reichen wir gern nach.',
  'Keine Angaben: Der Verkäufer wohnt nicht im Haus, er war 2019 zuletzt dort.',
  'Keine Angaben: Rücklage, Sonderumlage.',
  'Keine Angaben zu: Schimmel, Feuchtigkeit und Schadstoffe',
  'Offene Felder: 3 ha Acker, 1 ha Wiese.',
  'Keine Angabe zum Baujahr, Aufzug vorhanden.',
])('%s: nothing is taken away', text => {
  expect(left(text)).toBe(text.replace(' | ', '¦'))
})

test('what is left keeps the places of its words', () => {
  const passages = passagesOf([page(['Die Wohnung ist frei. Leere Felder: Aufzug, Keller. Das Bad ist neu.'])])
  for (const { text, words } of passages)
    expect(words.map(({ start, end }) => text.slice(start, end)).join(' ')).toBe(text)
})
