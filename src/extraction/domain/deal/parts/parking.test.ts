import { expect, test } from 'vitest'
import { passagesOf } from '../../passages.ts'
import { page } from '../../typeset.fixture.ts'
import { parkingParts } from './parking.ts'

const priced = (line: string) => parkingParts(passagesOf([page([line])])).map(({ priceEuro, inPrice }) => [priceEuro, inPrice]) // prettier-ignore

test.each([
  ['Der Tiefgaragenplatz Nr. 4 (gleich am Aufzug) steht auf einem eigenen Blatt und wird nur zusammen mit der Wohnung verkauft, dafür kommen 21.000 € zum Preis hinzu.', 21_000],
  ['Dazu gehört die Garage im Hof. Sie wird nur mit dem Haus abgegeben und ist mit 16.500 € zusätzlich zum Kaufpreis zu bezahlen.', 16_500],
  ['Den Stellplatz Nr. 7 hinter dem Haus geben wir leider nur mit der Wohnung ab, er kommt mit 9.000 Euro hinzu.', 9_000],
])('a space that must be bought as well has its price, however far behind: %s', (line, price) => {
  expect(priced(line)).toEqual([[price, false]])
}) // prettier-ignore

test('what another sentence costs is no price of the space', () => {
  expect(priced('Eine Garage ist vorhanden. Die Küche kostet 8.500 €.')).toEqual([])
})
