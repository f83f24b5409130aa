import { expect, test } from 'vitest'
import { passagesOf } from '../passages.ts'
import { page } from '../typeset.fixture.ts'
import { statedCostsOf } from './statedCosts.ts'

const SETTING = { toBeBuilt: false, today: 2026, above: new Map(), ahead: new Set<never>() }
const costs = (line: string, empty: number | null) =>
  statedCostsOf(passagesOf([page(['# Mehrfamilienhaus zum Kauf', '', line])]), 600_000, SETTING, empty)

test.each([
  ['Mit der Modernisierung der Leerwohnungen (Kalkulation der Verkäuferin: 18.000 € je Wohnung) kann sofort begonnen werden.', 7, 126_000, 126_000],
  ['Drei Wohnungen stehen leer, weil sie vor Wiedervermietung renoviert werden müssen. Der Eigentümer hat dafür je Wohnung 12.000 bis 15.000 € veranschlagt.', 3, 36_000, 45_000],
  ['Die leeren Wohnungen sind nicht vermietungsfertig. Für ihre Herrichtung (Bad, Böden, Maler) liegen Angebote von zusammen 74.000 EUR vor.', 5, 74_000, 74_000],
  ['Für die vier freien Wohnungen ist eine Miete erzielbar. Vorher sind Bad, Elektrik und Böden zu machen; die Eigentümerin rechnet mit rund 24.000 € je leerer Wohnung.', 4, 96_000, 96_000],
  ['Vier Wohnungen stehen derzeit leer. Die Renovierung wird mit 9.500 € je Einheit kalkuliert.', 4, 38_000, 38_000],
  ['Die Wohnung im Dachgeschoss steht seit dem Auszug der letzten Mieter im vergangenen Herbst leer. Der Verkäufer hat hierfür Kosten von rund 38.000 € ermitteln lassen.', 1, 38_000, 38_000],
] as const)('%s: %i empty flats, %i to %i € in all', (line, empty, low, high) => {
  expect(costs(line, empty)).toMatchObject([{ subject: 'leerstand', low, high, needed: true }])
}) // prettier-ignore

test.each([
  ['Drei Wohnungen stehen leer. Für die Erneuerung des Dachs liegt ein Angebot über 48.000 € vor.', 3, 'dach', 48_000],
  ['Das Bad muss saniert werden, kalkuliert wurden 22.000 €.', 2, 'bad', 22_000],
  ['Zwei Bäder sind zu erneuern, gerechnet wird mit 12.000 € je Bad.', 4, 'bad', 24_000],
  // Of one flat that is sold nobody makes a house fit to be let.
  ['Die Wohnung steht leer. Für die Renovierung sind 8.000 € angesetzt.', null, 'ganzes', 8_000],
] as const)('%s: with %s empty flats it is for something else: %s', (line, empty, subject, high) => {
  expect(costs(line, empty)).toMatchObject([{ subject, high }])
}) // prettier-ignore
