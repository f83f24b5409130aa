import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from './extract.ts'
import { page } from './typeset.fixture.ts'

const letting = (title: string, lines: readonly string[]) =>
  extract(
    [page([`# ${title}`, 'Kaufpreis | 89.900 €', 'Käuferprovision 3,57 %', '', ...lines])],
    calendarDate('2026-11-27'),
  ).facts?.vermietet?.value ?? null

const FLAT = '2-Zimmer-Eigentumswohnung WE 17 in Dessau'
const LIST = [
  'WE | Größe | Miete mtl. | Kaufpreis | Stand',
  '04 | 44,10 m² | 302 € | 67.900 € | verkauft',
  '17 | 58,40 m² | 400 € | 89.900 € | frei',
]
const LET = 'Vermietung | vermietet, Mietverhältnis seit 01.08.2016, unbefristet'

test.each([
  [[LET], true],
  [[LET, '', 'Aktuell sind 19 der 24 Wohnungen vermietet; die übrigen werden renoviert.'], true],
  [[LET, '', 'Von den 12 Einheiten sind derzeit 10 vermietet.'], true],
  [[LET, '', '', ...LIST], true],
  [['Die Wohnung ist leer.', '', 'Aktuell sind 19 der 24 Wohnungen vermietet.'], false],
  [['Aktuell sind 19 der 24 Wohnungen vermietet.'], null],
])('a flat is let or it is not, whatever is let in its house: %j', (lines, value) => {
  expect(letting(FLAT, lines)).toBe(value)
})

test('of a house that is sold as a whole a part is let', () => {
  expect(letting('Mehrfamilienhaus mit 24 Wohnungen in Dessau', ['Aktuell sind 19 der 24 Wohnungen vermietet.'])).toBe(
    'teilweise',
  )
})

test('a list of rents with a free flat tells of letting, a price list of the sale', () => {
  const rents = ['WE | Größe | Miete mtl.', '1 | 44,10 m² | 302 €', '2 | 58,40 m² | frei', '3 | 61,00 m² | 420 €']
  expect(letting('Mehrfamilienhaus in Dessau', rents)).toBe('teilweise')
})
