import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { certifiedWorksOf } from './certifiedWorks.ts'

const LAW = 'Kapitalanleger nutzen § 7i EStG.'
const read = (...lines: string[]) =>
  certifiedWorksOf(passagesOf([page(['# Wohnung im Denkmal', '', ...lines.flatMap(line => [line, ''])])]), 300_000)

test.each([
  ['Auf den Sanierungsanteil von 78 % des Kaufpreises entfällt die Abschreibung.', 78],
  ['Kaufpreis, davon Grund und Boden 8 %, Altbausubstanz 20 %, Sanierung 72 %', 72],
  ['Vom Preis entfallen 9 % auf den Boden, 17 % auf die Altbausubstanz und 74 % auf die Sanierung.', 74],
  ['Rund 78 % des Kaufpreises entfallen voraussichtlich auf begünstigte Sanierungskosten.', 78],
  ['Grundstück 40.000 €, Altbau 50.000 €, Modernisierungsaufwand 210.000 €', 70],
  ['Die Bemessungsgrundlage beträgt 225.000 €.', 75],
  ['davon begünstigte Sanierungskosten (71 %)', 71],
])('the share of the works is read: %s', (line, percent) => {
  expect(read(LAW, line)).toMatchObject({ law: '7i' })
  expect(read(LAW, line)?.percent).toBeCloseTo(percent, 1)
})

test('a share under its head in a table is read', () => {
  const lines = ['Sanierungsanteil | Altbau | Boden', '72 % | 18 % | 10 %']
  const found = certifiedWorksOf(passagesOf([page(['# Denkmal', '', LAW, '', ...lines])]), 300_000)
  expect(found?.percent).toBe(72)
})

test.each([
  ['nothing is written off', ['Sanierung 72 %, Altbau 18 %, Boden 10 %']],
  ['no share is told', [LAW, 'Die Sanierung endet 2028.']],
  ['a rate of tax', [LAW, 'Bei einem Steuersatz von 42 % mindert der Sanierungsanteil Ihre Steuer.']],
  ['two shares', [LAW, 'Sanierungsanteil 72 %', 'Sanierungsanteil 85 %']],
  ['a sum that is no part of the price', [LAW, 'Die Sanierungskosten des Hauses betragen 4.800.000 €.']],
])('no share: %s', (_name, lines) => {
  expect(read(...lines)).toBeNull()
})

test('a Sanierungsgebiet has a law of its own', () => {
  expect(read('Erhöhte Absetzung nach § 7h EStG, Modernisierungsanteil 65 %')).toMatchObject({ law: '7h' })
})

test.each([
  ['Die Entkernung hat im September 2026 begonnen.', true],
  ['Baubeginn ist erfolgt.', true],
  ['Die Baugenehmigung wurde im Juli erteilt, das Gerüst steht seit Oktober.', true],
  ['Das Gerüst wird im März gestellt.', false],
  ['Die Abstimmung mit dem Amt vor Baubeginn ist erfolgt.', false],
  ['Die Arbeiten haben im Oktober begonnen, das Dach ist fertig.', true],
  ['Baubeginn ist im März 2027.', false],
  ['Mit den Arbeiten wird erst nach Beurkundung begonnen.', false],
  ['Die Sanierung soll im März 2027 begonnen werden.', false],
  ['Die Bescheinigung wird nach Abschluss der Arbeiten erteilt.', false],
])('whether the works have begun: %s', (line, begun) => {
  expect(read(LAW, 'Sanierungsanteil 72 %', line)?.begun !== null).toBe(begun)
})

test.each<[line: string, land: number | null]>([
  ['Grundstücksanteil Kaufpreis 6 %', 6],
  ['Vom Preis entfallen auf Grund und Boden 24.000 €.', 8],
  ['Bodenanteil 9 %, Bodenwert gesondert', 9],
  ['Grundstück 640 m², Provision 3 %', null],
  ['Grunderwerbsteuer 5,5 %', null],
  ['Grund und Boden 8 %, Grundstücksanteil 20 %', null],
])('which share is the land: %s', (line, land) => {
  expect(read(LAW, 'Sanierungsanteil 72 %', line)?.land ?? null).toBe(land)
})

test.each([
  ['Die Abstimmung mit der Unteren Denkmalschutzbehörde ist erfolgt.', true],
  ['Alle Arbeiten sind mit der Denkmalbehörde abgestimmt.', true],
  ['Die Abstimmung mit dem Amt vor Baubeginn ist erfolgt.', true],
  ['Die denkmalrechtliche Genehmigung liegt vor.', true],
  ['Die Abstimmung mit der Denkmalbehörde ist noch nicht erfolgt.', false],
  ['Die Arbeiten werden mit der Denkmalbehörde abgestimmt.', false],
])('whether the authority has agreed: %s', (line, agreed) => {
  expect(read(LAW, 'Sanierungsanteil 72 %', line)?.agreed !== null).toBe(agreed)
})

test.each([
  ['Die Bescheinigung erteilt die Denkmalbehörde; ihre Höhe wird vom Verkäufer nicht garantiert.', true],
  ['Wir übernehmen keine Gewähr für die Anerkennung der Abschreibung.', true],
  ['Die Bescheinigung erteilt die Denkmalbehörde nach Abschluss der Arbeiten.', false],
  ['Die Angaben sind ohne Gewähr.', false],
])('whether the seller answers for what is certified: %s', (line, isUnsure) => {
  expect(read(LAW, 'Sanierungsanteil 72 %', line)?.unsure !== null).toBe(isUnsure)
})
