import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { unpermittedFlat } from '../../statements/unpermittedFlat.ts'
import { type Edge, tightTable } from '../../tightTable.fixture.ts'

const OFFER = ['# Mehrfamilienhaus mit drei Wohnungen in Gera', 'Kaufpreis: 265.000 €, Käuferprovision 3,57 %', 'Exposé und Besichtigung nach Absprache'] // prettier-ignore
const EDGES: readonly Edge[] = [{ at: 40 }, { at: 130 }, { at: 190 }]

function readWith(rows: readonly string[], notes: readonly string[]) {
  return extract([tightTable(OFFER, EDGES, ['Einheit | m² | Kaltmiete', ...rows], notes)], calendarDate('2026-11-26'))
}

test('who is sued for leaving by the footnote of his rent pays nothing, and still lives there', () => {
  const { deal, facts, remarks } = readWith(
    ['EG | 58,20 | 348,00', 'OG | 61,50 | 402,00*', 'DG | 79,40 | 465,00', 'Summe | 199,10 | 1.215,00'],
    ['* seit Mai 2026 keine Zahlung, Räumungsklage ist erhoben.'],
  )
  const part = deal?.parts.find(({ name }) => name === 'OG')
  expect([part?.let, part?.rentMonthEuro, part?.reduced?.askedEuro]).toEqual([true, 0, 402])
  expect(facts?.kaltmieteMonat?.value).toBe(813)
  expect(remarks.filter(({ part: of }) => of?.name === 'OG').map(({ topic }) => topic)).toContain('mietrueckstand')
})

test('a permit that the footnote of a flat misses is the permit of that flat', () => {
  const { deal, remarks } = readWith(
    ['EG | 58,20 | 348,00', 'OG | 61,50 | 402,00', 'DG** | 79,40 | 465,00'],
    ['** Eine Genehmigung für den Ausbau wurde in der Bauakte nicht gefunden.'],
  )
  expect(deal?.parts.map(({ name }) => name)).toContain('DG')
  expect(unpermittedFlat(remarks, deal)).toMatchObject({ names: ['DG'], area: 79.4 })
})

test('a mark without a note changes nothing', () => {
  const { deal } = readWith(['EG | 58,20 | 348,00', 'OG | 61,50 | 402,00*'], [])
  expect(deal?.parts.map(({ rentMonthEuro }) => rentMonthEuro)).toEqual([348, 402])
})

test('the mark behind an amount takes no rent away, and its note may be overleaf', () => {
  const rows = ['Einheit | m² | Kaltmiete', 'EG Laden | 92,00 | 1.180 € ¹', 'OG Wohnung | 74,00 | 495 €', 'Summe | 166,00 | 1.675 €'] // prettier-ignore
  const alone = extract([tightTable(OFFER, EDGES, rows)], calendarDate('2026-11-26'))
  expect(alone.deal?.parts.map(({ rentMonthEuro }) => rentMonthEuro)).toEqual([1180, 495])
  const overleaf = { ...tightTable(['¹ zuzüglich Umsatzsteuer, befristet bis 30.06.2027.'], EDGES, []), number: 2 }
  const { deal } = extract([tightTable(OFFER, EDGES, rows), overleaf], calendarDate('2026-11-26'))
  expect(deal?.parts.map(({ rentMonthEuro, leaseEnd }) => [rentMonthEuro, leaseEnd?.until])).toEqual([[1180, '2027-06-30'], [495, undefined]]) // prettier-ignore
})

test('a figure with a bracket in a column of notes points below the list, not to the numbered items above it', () => {
  const edges: readonly Edge[] = [{ at: 40 }, { at: 130 }, { at: 190 }, { at: 260 }]
  const rows = [
    'Einheit | m² | Kaltmiete | Anm.',
    'EG | 58,20 | 348,00',
    'OG | 61,50 | 402,00 | 2)',
    'DG | 79,40 | 0 | 1)',
  ]
  const notes = ['1) Leer seit 2023, Leitungen und Böden sind herausgerissen.', '2) Laut Vertrag. Der Mieter zahlt wegen eines Mangels einen um 15 % gekürzten Betrag (341,70 €).'] // prettier-ignore
  const page = tightTable([...OFFER, '1) Dach von 2009', '2) Fenster von 2011'], edges, rows, notes)
  const { deal, remarks } = extract([page], calendarDate('2026-11-26'))
  const [, upper, attic] = deal?.parts ?? []
  expect([upper?.rentMonthEuro, upper?.reduced?.askedEuro]).toEqual([341.7, 402])
  expect([attic?.let, attic?.remark?.quote]).toEqual([
    false,
    'Leer seit 2023, Leitungen und Böden sind herausgerissen.',
  ])
  expect(remarks.find(({ rule }) => rule === 'einheit-unfertig')?.meaning).toContain('ausgeräumt')
})
