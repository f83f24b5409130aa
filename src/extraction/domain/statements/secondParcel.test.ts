import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { secondParcelsOf } from './secondParcel.ts'

const namesIn = (text: string, plot: number | null = 300) =>
  secondParcelsOf(passagesOf([page(['# Reihenhaus zu verkaufen', '', text])]), plot).map(({ name }) => name)

test.each([
  ['Die Garage gegenüber liegt auf einem eigenen Flurstück von 22 m², das mit verkauft wird.', ['Flurstück von 22\u00a0m² (Garage)']],
  ['Zum Haus gehört eine Doppelgarage, sie steht auf einem weiteren kleinen Flurstück von rund 41,5 m².', ['Flurstück von 41,5\u00a0m² (Doppelgarage)']],
  ['Am Garagenhof haben wir wie die anderen ein Zwölftel.', ['ein Zwölftel (Garagenhof)']],
  ['Zum Kauf gehört 1/8 Anteil am Privatweg.', ['1/8 (Privatweg)']],
  ['Die Garage gegenüber liegt auf einem eigenen Flurstück von 22 m² und wird nicht mitverkauft.', []],
  ['Haus und Garage stehen auf einem eigenen Grundstück von 300 m².', []],
  ['Der Hof ist gepflastert, die Garage misst 18 m².', []],
] as const)('%s', (text, names) => {
  expect(namesIn(text)).toEqual(names)
}) // prettier-ignore
