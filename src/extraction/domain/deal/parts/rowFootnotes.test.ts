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
