import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { offersNextDoor } from './offersNextDoor.ts'

const read = (line: string) =>
  offersNextDoor(passagesOf([page(['# Mehrfamilienhaus', '', line])])).map(({ price, units, area }) => [
    price,
    units,
    area,
  ])

test.each([
  ['Das Nachbarhaus Nr. 12a mit 10 Einheiten bieten wir separat für 520.000 € an.', [520_000, 10, null]],
  ['Das Nachbargebäude mit acht Wohnungen steht ebenfalls zum Verkauf, Kaufpreis 430.000 €.', [430_000, 8, null]],
  ['Auf Wunsch kann auch das Haus nebenan erworben werden (6 Wohnungen, 340 m², 295.000 €).', [295_000, 6, 340]],
  ['Das benachbarte Mehrfamilienhaus wird für 610.000 € angeboten.', [610_000, null, null]],
])('%s', (line, told) => {
  expect(read(line)).toEqual([told])
})

test.each([
  'Das Nachbarhaus wurde 2024 für 289.000 € verkauft.',
  'Das Nachbarhaus ging letztes Jahr für 289.000 € weg.',
  'Der Kaufpreis für dieses Haus beträgt 445.000 €, das Nachbarhaus gehört der Stadt.',
  'Im Nachbarhaus werden 8,50 € Miete gezahlt.',
  'Ein Stellplatz im Haus nebenan kann für 30.000 € gekauft werden, Miete 60 €.',
])('no offer: %s', line => {
  expect(read(line)).toEqual([])
})
