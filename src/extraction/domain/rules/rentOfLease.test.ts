import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const FLAT = [
  '# 3-Zimmer-Eigentumswohnung in 37154 Northeim',
  '',
  'Kaufpreis | 198.000 €',
  'Wohnfläche | 74 m²',
  'Baujahr | 1985',
  '',
]

const rentIn = (line: string): unknown =>
  extract([page([...FLAT, line])], calendarDate('2026-11-30')).facts?.kaltmieteMonat?.value ?? null

test.each([
  ['Vermietet; nach Neuvermietung 2024 Kaltmiete: 620 €', 620],
  ['Vermietet seit 2012. Bei Vermietung wurde eine Kaltmiete von 520 € vereinbart.', 520],
  ['Eine Wohnung wie diese ist selten, sie ist für 520 € kalt vermietet.', 520],
  ['Wer vermieten will, freut sich: Die Mieterin zahlt 520 € Kaltmiete im Monat.', 520],
  ['Bei Vermietung 1998 an die jetzige Mieterin: Kaltmiete 480 €', 480],
  ['Solche Wohnungen sind gefragt, unsere ist für 610 € kalt vermietet.', 610],
])('%s: the rent of a lease that runs', (line, rent) => {
  expect(rentIn(line)).toBe(rent)
})

test.each([
  ['Eine Wohnung wie diese kostet hier 780 € kalt im Monat.'],
  ['Wenn Sie vermieten wollen: 780 € Kaltmiete im Monat.'],
  ['Wer vermieten will, bekommt hier 780 € Kaltmiete im Monat.'],
  ['Wer vermieten will: ein Mieter zahlt hier 780 € Kaltmiete im Monat.'],
  ['Vergleichbare Wohnungen werden hier für 780 € Kaltmiete im Monat vermietet.'],
  ['Bei Neuvermietung 780 € Kaltmiete im Monat.'],
  ['Bei Vermietung ab 2027 bringt sie 780 € Kaltmiete im Monat.'],
  ['In der Straße werden 780 bis 820 € kalt gezahlt.'],
])('%s: what such a home would bring, and nobody pays', line => {
  expect(rentIn(line)).toBeNull()
})
