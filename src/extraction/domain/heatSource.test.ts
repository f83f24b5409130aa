import { expect, test } from 'vitest'
import { heatSourcesOf, isWithoutChimney } from './heatSource.ts'

test.each([
  ['Gas', 'Zentralheizung', ['gas'], false],
  ['Heizöl', 'Öl-Zentralheizung und Kaminofen', ['oel', 'ofen'], false],
  ['Fernwärme', null, ['fernwaerme'], true],
  [null, 'Luft-Wasser-Wärmepumpe', ['waermepumpe'], true],
  ['Strom', 'Nachtspeicheröfen', ['nachtspeicher', 'strom'], true],
  ['Hackschnitzel', null, ['holz'], false],
  ['Fernwärme', 'Kaminofen', ['fernwaerme', 'ofen'], false],
  [null, 'Gaststätte', [], false],
  [null, null, [], false],
] as const)('%s and %s are %j', (energietraeger, heizung, sources, isFree) => {
  const found = heatSourcesOf({ energietraeger, heizung })
  expect(found.toSorted()).toEqual([...sources].toSorted())
  expect(isWithoutChimney(found)).toBe(isFree)
})
