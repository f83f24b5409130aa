import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

test('what a builder pays for a month of delay is told with the sum for the flat, each square metre begun counted', () => {
  const lines = ['# Neubau-Eigentumswohnung', '', 'Kaufpreis | 361.000 €', 'Wohnfläche | 70,2 m²', '', 'Direkt vom Bauträger. Bei Verzug erhalten Sie 10 € je angefangenem Quadratmeter und Monat.'] // prettier-ignore
  const { remarks } = extract([page(lines)], calendarDate('2026-11-28'))
  const told = remarks.find(({ rule }) => rule === 'termin-strafe')?.meaning.replaceAll('\u00a0', ' ')
  expect(told).toBe('Bei Verzug zahlt der Bauträger 10 € je angefangenem m² und Monat, bei 70,2 m² 710 € im Monat')
})

test.each([
  ['Bei Aufgabe der Selbstnutzung kann die Gemeinde stattdessen eine Aufzahlung von 12 €/m² fordern.', 'Wer nicht so lange selbst dort wohnt, zahlt statt des Rückkaufs, wenn die Gemeinde das wählt, 12 €/m² nach, bei 500 m² 6.000 €'],
  ['Bei Verstoß gegen die Bauverpflichtung ist eine Nachzahlung von 12 €/m² fällig.', 'Wer die Auflagen nicht einhält, zahlt 12 €/m² nach, bei 500 m² 6.000 €'],
])('%s', (line, meaning) => {
  const { remarks } = extract([page(['# Baugrundstück zu verkaufen', '', 'Kaufpreis | 61.000 €', 'Grundstücksfläche | 500 m²', '', line])], calendarDate('2026-11-28')) // prettier-ignore
  expect(remarks.find(({ rule }) => rule === 'bauzwang-strafe')?.meaning.replaceAll('\u00a0', ' ')).toBe(meaning)
}) // prettier-ignore

test('a penalty for each square metre is told with the sum for the plot, and the number of a place counts no cars', () => {
  const lines = ['# Verkauf eines Bauplatzes', '', 'Kaufpreis | 61.000 €', 'Grundstücksfläche | 500 m²', 'Platz | 7', '', 'Bei Verstoß gegen die Bauverpflichtung sind 15,00 € je Quadratmeter nachzuzahlen.'] // prettier-ignore
  const { remarks, facts } = extract([page(lines)], calendarDate('2026-11-28'))
  const told = remarks.find(({ rule }) => rule === 'bauzwang-strafe')?.meaning.replaceAll('\u00a0', ' ')
  expect(told).toBe('Wer die Auflagen nicht einhält, zahlt 15,00 €/m² nach, bei 500 m² 7.500 €')
  expect(facts?.stellplatz ?? null).toBeNull()
})

test.each([
  ['# Eigentumswohnung zu verkaufen', 'Der Ausgleichsbetrag liegt bei rund 14 €/m².', 'Ausgleichsbetrag 14 € je m² Grundstück, zum Preis dazu, wenn Sie ihn tragen'],
  ['# Einfamilienhaus zu verkaufen', 'Der Ausgleichsbetrag liegt bei rund 14 €/m².', 'Ausgleichsbetrag 14 € je m² Grundstück, zum Preis dazu, wenn Sie ihn tragen, bei 600 m² 8.400 €'],
])('%s: %s', (head, line, meaning) => {
  const { remarks } = extract([page([head, '', 'Kaufpreis | 190.000 €', 'Grundstücksfläche | 600 m²', '', line])], calendarDate('2026-11-28')) // prettier-ignore
  expect(remarks.find(({ rule }) => rule === 'ausgleichsbetrag-satz')?.meaning.replaceAll('\u00a0', ' ')).toBe(meaning)
}) // prettier-ignore
