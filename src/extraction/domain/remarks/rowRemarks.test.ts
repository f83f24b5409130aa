import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../extract.ts'
import { page } from '../typeset.fixture.ts'

const OFFER = ['# Wohn- und Geschäftshaus zum Kauf', '', 'Kaufpreis: 745.000 €', 'Wohnfläche: 410 m²', '']

function leases(...rows: string[]) {
  const table = ['Einheit | m² | Miete mtl. netto | Vertrag', ...rows]
  const { remarks } = extract([page([...OFFER, ...table])], calendarDate('2026-11-24'))
  return remarks.filter(({ topic, part }) => topic === 'mietvertrag' && part === undefined).map(({ rule, day }) => [rule, day ?? null]) // prettier-ignore
}

test('a shop of a list of rents tells when its lease ends and that there is no option', () => {
  const read = leases(
    'Laden EG | 164 | 1.720 € | bis 30.06.2028, keine Option',
    '1. OG links | 68 | 435 € | unbefristet',
    '1. OG rechts | 71 | 460 € | unbefristet',
  )
  expect(read).toContainEqual(['miete-endet', '2028-06-30'])
  expect(read).toContainEqual(['miete-ohne-option', null])
})

test('the lease of one flat of a list is none of a shop', () => {
  const read = leases(
    'Laden EG | 164 | 1.720 € | unbefristet',
    '1. OG links | 68 | 435 € | bis 30.06.2028, keine Option',
  )
  expect(read).toEqual([])
})

const WORKS = ['Wärmepumpe | 24.500 €', 'Fenster, dreifach verglast | 21.500 €']

test.each<[string, string[], boolean]>([
  ['what a table of works asks for is no merit', ['Arbeit | Angebot', ...WORKS], false],
  ['nor is it below what must be done', ['Was zu tun ist | Kosten nach Angebot', ...WORKS], false],
  ['what was done and paid is there', ['Durchgeführte Arbeiten', 'Arbeit | Kosten', ...WORKS], true],
  ['and so is what a pair tells', ['Heizung | Wärmepumpe', 'Fenster | dreifach verglast'], true],
])('%s', (_, lines, isMerit) => {
  const { remarks } = extract([page([...OFFER, ...lines])], calendarDate('2026-11-24'))
  const rules = remarks.filter(({ tone }) => tone === 'gut').map(({ rule }) => rule)
  expect(rules.includes('erneuerbare-waermepumpe') && rules.includes('fenster-waermeschutz')).toBe(isMerit)
})

test('works that the footnote of one flat asks for are that flat’s and none of the house', () => {
  const rows = [
    'Wohnung | m² | Miete mtl. netto',
    'EG links | 64 | 430 €',
    'EG rechts | 70 | 468 €',
    '1. OG rechts | 71 | leer ²',
    '',
  ]
  const note = '² Nach dem Auszug fehlen die Böden; Bad und Elektrik sind vor einer Neuvermietung zu erneuern.'
  const { remarks } = extract([page(['# Mehrfamilienhaus zum Kauf', '', 'Kaufpreis: 745.000 €', 'Wohnfläche: 410 m²', '', ...rows, note])], calendarDate('2026-11-24')) // prettier-ignore
  const told = remarks.filter(({ rule }) => rule === 'baeder-faellig' || rule === 'elektrik-faellig')
  expect(told.map(({ part }) => part?.name)).toEqual(['1. OG rechts', '1. OG rechts'])
})

test('what a later page says of the house at the height of a footnote is of the house', () => {
  const rows = [
    'Wohnung | m² | Miete mtl. netto',
    'EG links | 64 | 430 €',
    'EG rechts | 70 | 468 €',
    '1. OG rechts | 71 | leer ²',
  ]
  const first = [...OFFER, ...rows, '', '² Die Elektrik ist vor einer Neuvermietung zu erneuern.']
  const second = [
    ...first.slice(0, -1).map(line => line.replace(/[^#\s].*/u, 'Weitere Angaben')),
    'Das Dach ist zu erneuern.',
  ]
  const { remarks } = extract([page(first), page(second, 2)], calendarDate('2026-11-24'))
  const told = (name: string) => remarks.filter(({ rule }) => rule === name).map(({ part, evidence }) => [part?.name ?? null, evidence.page]) // prettier-ignore
  expect(told('dach-faellig')).toEqual([[null, 2]])
  expect(told('elektrik-faellig')).toEqual([['1. OG rechts', 1]])
})
