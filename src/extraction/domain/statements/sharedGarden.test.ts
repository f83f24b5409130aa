import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { sharedGardenOf } from './sharedGarden.ts'

const gardenIn = (text: string) => {
  const found = sharedGardenOf(passagesOf([page(['# Wohnung zu verkaufen', '', text])]))
  return found && [found.share, found.parcelM2, found.isDivided]
}

test.each([
  ['Zur Wohnung gehört ein Gartenteil. Er liegt auf dem Nachbarflurstück (410 m²), das sechs Wohnungen zu gleichen Bruchteilen gehört; die Nutzung der Parzelle ist untereinander aufgeteilt. Der 1/6- Anteil wird mitverkauft.', ['1/6', 410, true]],
  ['Mitverkauft wird ein Miteigentumsanteil von 1/8 am Gartengrundstück hinter dem Haus.', ['1/8', null, false]],
  ['Der Garten ist ein eigenes Flurstück von 320 m² und gehört den vier Eigentümern als Bruchteilseigentum.', [null, 320, false]],
  ['Der Garten liegt auf einem separaten Grundstück, an dem Sie einen 1/4-Anteil erwerben. Eine Nutzungsvereinbarung liegt vor.', ['1/4', null, true]],
] as const)('%s', (text, told) => {
  expect(gardenIn(text)).toEqual(told)
}) // prettier-ignore

test.each([
  'Zur Wohnung gehört ein Sondernutzungsrecht am Garten von 55 m².',
  'Der Miteigentumsanteil beträgt 168/1.000. Der Garten ist gemeinschaftlich.',
  'Der Garten auf dem Nachbargrundstück ist gepachtet, der Miteigentumsanteil beträgt 1/6.',
  'Das Haus hat einen großen Garten auf eigenem Grundstück von 640 m².',
  'Der Garten grenzt an das Nachbargrundstück.',
  'Am Garagenhof haben wir ein Zwölftel, der Garten ist 200 m² groß.',
])('no share of a parcel of its own: %s', text => {
  expect(gardenIn(text)).toBeNull()
})
