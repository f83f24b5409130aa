import { expect, test } from 'vitest'
import { heatingOf, isWithoutChimney } from './heating.ts'

test.each([
  ['Gas', 'Zentralheizung', ['gas'], false],
  ['Heizöl', 'Öl-Zentralheizung und Kaminofen', ['oel', 'ofen'], false],
  ['Fernwärme', null, ['fernwaerme'], true],
  [null, 'Luft-Wasser-Wärmepumpe', ['waermepumpe'], true],
  ['Strom', 'Nachtspeicheröfen', ['nachtspeicher', 'strom'], true],
  ['Hackschnitzel', null, ['holz'], false],
  ['Fernwärme', 'Kaminofen', ['fernwaerme', 'ofen'], false],
  [null, 'Gastherme', ['gas'], false],
  ['Gas', 'Blockheizkraftwerk', ['gas', 'bhkw'], false],
  ['Flüssiggas', null, ['fluessiggas'], false],
  [null, 'Gaststätte', [], false],
  [null, null, [], false],
] as const)('%s and %s are %j', (energietraeger, heizung, expected, isFree) => {
  const { sources } = heatingOf(energietraeger, heizung)
  expect(sources.toSorted()).toEqual([...expected].toSorted())
  expect(isWithoutChimney(sources)).toBe(isFree)
})

test.each([
  ['Gas', 'Etagenheizung', ['etagenheizung', 'eigene']],
  ['Kohle', 'Einzelöfen', ['einzeloefen', 'eigene']],
  ['Fernwärme', 'Zentralheizung, Kachelofen im Wohnzimmer', ['kamin']],
  ['Fernwärme', 'Zentralheizung', []],
] as const)('%s with %s: %j', (energietraeger, heizung, systems) => {
  expect(heatingOf(energietraeger, heizung).systems).toEqual(systems)
})
