import { expect, test } from 'vitest'
import { asStatements } from '../remarks/asStatements.ts'
import { gravityOf } from './gravity.ts'
import { piecesOf } from './pieces.ts'

const of = (sentence: string) => gravityOf(asStatements(sentence))

test('pieces are words, their runs of letters and pairs; a figure is told by its unit', () => {
  expect(piecesOf('riss im keller')).toEqual(
    expect.arrayContaining([' riss ', 'iss', 'eller', 'riss+im', 'im+keller', 'riss_keller']),
  )
  expect(piecesOf('es fehlen 11·800 € seit 2021')).toEqual(expect.arrayContaining(['#euro+seit', ' #jahr ']))
})

test('words that nobody taught weigh nothing', () => {
  expect(gravityOf('')).toBeLessThan(0)
})

// None of these is among the passages it was learned from.
test.each([
  'Die Decke über dem Kuhstall ist vor Jahren eingestürzt und wurde nur notdürftig abgestützt.',
  'Der Mieter im ersten Stock zahlt seit Mai nicht mehr, die Räumungsklage läuft.',
  'Die Gemeinschaft hat einen Kredit aufgenommen, den der Käufer anteilig übernehmen muss.',
  'Eine Baugenehmigung für den Wintergarten wurde nie beantragt.',
])('grave: %s', sentence => {
  expect(of(sentence)).toBeGreaterThan(0)
})

test.each([
  'Das Wohnzimmer ist hell und hat Zugang zur Terrasse.',
  'Die Grundschule und der Bäcker sind in fünf Minuten zu Fuß erreichbar.',
  'Gern vereinbaren wir mit Ihnen einen Termin zur Besichtigung.',
  'Im Dachgeschoss liegen zwei Kinderzimmer und ein Duschbad.',
])('ordinary: %s', sentence => {
  expect(of(sentence)).toBeLessThan(0)
})
