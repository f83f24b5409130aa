import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { plotInTotalOf } from './plotInTotal.ts'

const plotIn = (line: string, price = 443_900) =>
  plotInTotalOf(passagesOf([page(['# Haus und Grundstück', '', line])]), price)?.plot ?? null

test.each([
  'Gesamtpreis ab 443.900 €. Haus ab Oberkante Bodenplatte: 298.900 €. Grundstück 145.000 €.',
  'Hauspreis 298.900 €, Grundstückspreis: 145.000 €, zusammen 443.900 €',
  'Bauplatz 145.000 € (verkauft die Gemeinde), Haus 298.900 €, Gesamtpreis 443.900 €',
])('%s: the plot is in it', line => {
  expect(plotIn(line)).toBe(145_000)
})

test.each([
  'Haus 443.900 €, das Grundstück kostet 145.000 € zusätzlich.',
  'Haus 298.900 €, Grundstück 560 m², Nebenkosten 145.000 €, Gesamtpreis 443.900 €',
  'Gesamtpreis 443.900 €, Grundstück ab 139.000 €.',
])('%s: it is not', line => {
  expect(plotIn(line)).toBeNull()
})
