import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { type Edge, tightTable } from '../../tightTable.fixture.ts'

const OFFER = ['# Mehrfamilienhaus mit drei Wohnungen in Gera', 'Kaufpreis: 265.000 €, Käuferprovision 3,57 %', 'Exposé und Besichtigung nach Absprache'] // prettier-ignore
const EDGES: readonly Edge[] = [{ at: 40 }, { at: 160 }, { at: 270 }, { at: 350 }]

function read(...rows: string[]) {
  const { deal, facts } = extract([tightTable(OFFER, EDGES, rows)], calendarDate('2026-11-27'))
  const parts = deal?.parts.map(part => `${part.name}: ${part.rentMonthEuro ?? (part.let === false ? 'frei' : '?')}`)
  return { parts, month: facts?.kaltmieteMonat?.value ?? null, isLet: facts?.vermietet?.value ?? null }
}

const UNITS = [
  ['WE 1 | Ehepaar | 468 € | letzte Erhöhung 2011', '78 m² | seit 1998 | 390 € | NK 160 €'],
  ['WE 2 | Familie | 426 € | Bad neu 2019', '71 m² | seit 2020 | 426 € | NK 190 €'],
  ['WE 3 | unsere Nichte | 444 € | wohnt mietfrei', '74 m² | seit 2022 | 0 € | zieht bald aus'],
] as const

test('of a rent hoped for that is over the one paid, the paid one is read', () => {
  const all = { parts: ['WE 1: 390', 'WE 2: 426', 'WE 3: frei'], month: 816, isLet: 'teilweise' }
  expect(read('Wohnung | Mieter | Soll | Was man wissen muss', '| | Ist |', ...UNITS.flat())).toEqual(all)
  expect(read('Wohnung | Mieter | Soll / Ist | Bemerkung', ...UNITS.flat())).toEqual(all)
  expect(read('Wohnung | Mieter | Soll / Ist | Bemerkung', ...UNITS.flat(), 'zusammen | | 1.338 € |', '| | 816 € |')).toEqual(all) // prettier-ignore
})

test('the head tells which of the two is paid', () => {
  const turned = UNITS.flatMap(([first, second]) => {
    const [a, b] = [first.split(' | '), second.split(' | ')]
    return [[a[0], a[1], b[2], a[3]].join(' | '), [b[0], b[1], a[2], b[3]].join(' | ')]
  })
  expect(read('Wohnung | Mieter | Ist / Soll | Bemerkung', ...turned).parts).toEqual(['WE 1: 390', 'WE 2: 426', 'WE 3: frei']) // prettier-ignore
})

test('twos that do not come to their sum are not read', () => {
  expect(read('Wohnung | Mieter | Soll / Ist | Bemerkung', ...UNITS.flat(), 'zusammen | | 1.338 € |', '| | 1.100 € |').month).not.toBe(816) // prettier-ignore
})
