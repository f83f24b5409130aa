import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { readRemarks } from '../readRemarks.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const told = (line: string) =>
  readRemarks(passagesOf([page(['# Wohnung zum Kauf', '', line])]), SETTING).flatMap(({ rule, tone, topic }) =>
    topic === 'sondernutzung' ? [`${rule} ${tone}`] : [],
  )

test.each([
  'Die Eintragung eines Sondernutzungsrechts wird derzeit notariell vorbereitet.',
  'Das Sondernutzungsrecht am Garten soll noch eingetragen werden.',
  'Das Sondernutzungsrecht am Dachboden ist bislang nicht eingetragen.',
  'Ein Sondernutzungsrecht am Spitzboden ist in Vorbereitung.',
  'Die Begründung des Sondernutzungsrechts ist beantragt, die Zustimmung eines Eigentümers fehlt.',
  'Für die Dachterrasse wurde das Sondernutzungsrecht noch nicht im Grundbuch eingetragen.',
])('a right of use that is not there yet: %s', line => {
  expect(told(line)).toEqual(['sondernutzung-offen warnung'])
})

test.each([
  'Der Spitzboden ist nach der Teilungserklärung Gemeinschaftseigentum und wird seit dem Ausbau allein von dieser Wohnung genutzt.',
  'Der Garten steht im Gemeinschaftseigentum, wird aber ausschließlich von uns genutzt.',
  'Der Bodenraum wird exklusiv von dieser Wohnung genutzt, ist aber Gemeinschaftseigentum.',
  'Das Studio gehört zum Gemeinschaftseigentum und wird faktisch nur von der Dachwohnung genutzt.',
])('used alone, and not sold with the flat: %s', line => {
  expect(told(line)).toEqual(['gemeinschaft-allein-genutzt warnung'])
})

test.each([
  ['Das Sondernutzungsrecht am Garten ist im Grundbuch eingetragen.', ['sondernutzung gut']],
  ['Zur Wohnung gehört ein Sondernutzungsrecht am Garten.', ['sondernutzung gut']],
  ['Der Garten ist Gemeinschaftseigentum; das eingetragene Sondernutzungsrecht erlaubt die alleinige Nutzung.', ['sondernutzung gut']],
  ['Der Trockenboden ist Gemeinschaftseigentum und wird von allen genutzt.', []],
  ['Dach, Fassade und Fenster sind Gemeinschaftseigentum.', []],
  ['Der Kellerraum ist Sondereigentum und wird allein genutzt.', []],
  ['Die Eintragung der Auflassungsvormerkung wird vorbereitet.', []],
  ['Der Hof ist Gemeinschaftseigentum und wird nicht ausschließlich von der Wohnung genutzt.', []],
])('safe, or of another thing: %s', (line, rules) => {
  expect(told(line)).toEqual(rules)
}) // prettier-ignore
