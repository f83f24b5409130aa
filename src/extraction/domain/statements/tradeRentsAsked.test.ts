import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { tradeRentsAsked } from './tradeRentsAsked.ts'

const CARD = [
  '# Halle mit Büro zu verkaufen',
  '',
  'Hallenfläche | 1.180 m² (Halle 1: 760 m²)',
  'Büro- und Sozialfläche | 264 m² auf zwei Ebenen',
  '',
]
const rentsIn = (text: string) =>
  tradeRentsAsked(passagesOf([page([...CARD, text])])).map(({ use, low, high, areaM2 }) => [use, low, high, areaM2])

test.each<[string, unknown[][]]>([
  [
    'Vergleichbare Hallen in Menden werden zu 4,00 bis 4,80 €/m², Büros zu 6,00 bis 7,00 €/m² angeboten.',
    [['halle', 4, 4.8, 1180], ['buero', 6, 7, 264]],
  ],
  ['Die ortsübliche Hallenmiete liegt bei 3,50 €/m².', [['halle', 3.5, 3.5, 1180]]],
  ['Erzielbar sind für Lagerflächen 3,20 - 4,00 € pro m².', [['halle', 3.2, 4, 1180]]],
  ['Vergleichbare Büros werden zu 6 bis 7 €/m² vermietet.', [['buero', 6, 7, 264]]],
  ['Der Mieter der Halle zahlt ortsüblich 4,00 €/m².', []],
  ['Vergleichbare Hallen werden zu 600 €/m² verkauft.', []],
  ['Die Halle ist zu 4,20 €/m² vermietet.', []],
  ['Vergleichbare Wohnungen werden zu 8,00 €/m² vermietet, eine Halle zu 4,00 €/m².', []],
])('%s', (text, rents) => {
  expect(rentsIn(text)).toEqual(rents)
}) // prettier-ignore
