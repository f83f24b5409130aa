import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { itemsOf } from './items.ts'

const namesIn = (text: string) => {
  const { included, excluded } = itemsOf(passagesOf([page(['# Immobilie zum Kauf', '', text])]))
  return [included.map(({ name }) => name), excluded.map(({ name }) => name)]
}

test.each([
  [
    'Die Kranbahn (3,2 t) und die Druckluftanlage sind Eigentum der derzeitigen Nutzerin und gehören nicht zum Kaufgegenstand.',
    [],
    ['Kranbahn', 'Druckluftanlage'],
  ],
  ['Die Küche wird nicht mitverkauft.', [], ['Küche']],
  ['Die Halle ist groß. Sie wird nicht vermietet und gehört zum Gewerbepark.', [], []],
  ['Bad mit Fenster, Küche ohne Einbauten, Keller und Dachbodenanteil.', [], []],
  ['Das Haus wird ohne Einbauküche verkauft.', [], ['Einbauküche']],
  [
    'Amerikanische Einbauküche mit Side-by-Side, Waschküche, Klimasplitgeräte (Eigentum des Mieters), eingezäunter Garten.',
    [],
    [],
  ],
  ['Einbauküche (Eigentum des Mieters)', [], ['Einbauküche']],
  ['Einbauküche inklusive', ['Einbauküche'], []],
] as const)('%s', (text, included, excluded) => {
  expect(namesIn(text)).toEqual([included, excluded])
})
