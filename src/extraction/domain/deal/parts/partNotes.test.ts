import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { extract } from '../../extract.ts'
import { page } from '../../typeset.fixture.ts'
import { type Edge, tightTable } from '../../tightTable.fixture.ts'

const OFFER = ['# Mehrfamilienhaus mit drei Wohnungen in Gera', 'Kaufpreis: 265.000 €, Käuferprovision 3,57 %', 'Exposé und Besichtigung nach Absprache'] // prettier-ignore
const EDGES: readonly Edge[] = [{ at: 40 }, { at: 110 }, { at: 170 }, { at: 230 }]
const DAY = calendarDate('2026-11-26')

/** The second of three flats, with what the list says of it beside its rent. */
function readNoted(said: string, head = 'Bemerkung', rent = '402,00') {
  const rows = [`Einheit | m² | Kaltmiete | ${head}`, 'WE 1 | 58,20 | 348,00 | –', `WE 2 | 61,50 | ${rent} | ${said}`, 'WE 3 | 79,40 | 465,00 | –'] // prettier-ignore
  const { deal, facts, remarks } = extract([tightTable(OFFER, EDGES, rows)], DAY)
  return { part: deal?.parts.find(({ name }) => name === 'WE 2'), facts, remarks }
}

describe('the end of a lease that a list tells', () => {
  test.each<[string, 'notice' | 'term', string | null]>([
    ['gekündigt zum 31.01.2027', 'notice', '2027-01-31'],
    ['Mieterin hat zum 28.02.2027 gekündigt', 'notice', '2027-02-28'],
    ['Kündigung vom 12.10.2026 zum 31.01.2027', 'notice', '2027-01-31'],
    ['Mieter seit 01.05.2019, zieht zum 31.12.2026 aus', 'notice', '2026-12-31'],
    ['Auszug Ende März 2027 angekündigt', 'notice', '2027-03-31'],
    ['gekündigt, wird zum 31.03.2027 frei', 'notice', '2027-03-31'],
    ['Kündigung liegt vor', 'notice', null],
    ['notice given, moving out 31.01.2027', 'notice', '2027-01-31'],
    ['befristet bis 30.06.2028', 'term', '2028-06-30'],
    ['Vertragsende 28.02.2027', 'term', '2027-02-28'],
    ['Mietvertrag läuft bis 31.12.2027', 'term', '2027-12-31'],
  ])('%s', (said, by, until) => {
    const { part, facts } = readNoted(said)
    expect(part?.leaseEnd).toMatchObject({ by, until, evidence: { quote: said } })
    // Until then the rent is paid.
    expect([part?.let, part?.rentMonthEuro, facts?.kaltmieteMonat?.value]).toEqual([true, 402, 1215])
  })

  test('a notice to the end of the contract ends on the day of the cell beside it', () => {
    const edges: readonly Edge[] = [...EDGES, { at: 330 }]
    const rows = ['Einheit | m² | Kaltmiete | Vertrag | Bemerkung', 'WE 1 | 58,20 | 348,00 | seit 2015 | –', 'WE 2 | 61,50 | 402,00 | bis 30.06.2027 | gekündigt zum Vertragsende', 'WE 3 | 79,40 | 465,00 | seit 2019 | –'] // prettier-ignore
    const { deal } = extract([tightTable(OFFER, edges, rows)], DAY)
    expect(deal?.parts.find(({ name }) => name === 'WE 2')?.leaseEnd).toMatchObject({ by: 'notice', until: '2027-06-30' }) // prettier-ignore
  })

  test.each(['Kündigung ausgeschlossen', 'ungekündigt', 'Kündigungsfrist 3 Monate', 'Staffel bis 31.12.2028', 'WBS-Bindung bis 2031', 'Mieter seit 1988', 'Mieter will ausziehen', 'Bad 2018', 'ordentliche Kündigung bis 30.06.2031 ausgeschlossen; zieht die Mieterin vorher aus, ist das Bad zu ersetzen']) // prettier-ignore
  ('none: %s', said => {
    const { part } = readNoted(said)
    expect(part?.leaseEnd).toBeUndefined()
    expect(part?.remark?.quote).toBe(said)
  })

  test.each([
    ['Vertrag bis', '30.06.2028', '2028-06-30'],
    ['Mietende', '03/2027', '2027-03-31'],
    ['Laufzeit', 'bis 31.12.2029', '2029-12-31'],
  ])('below "%s": %s', (head, said, until) => {
    expect(readNoted(said, head).part?.leaseEnd).toMatchObject({ by: 'term', until })
  })

  test('who was to leave before today pays nothing, and the rent of the whole is what the others pay', () => {
    const { part, facts } = readNoted('gekündigt zum 31.10.2026')
    expect([part?.let, part?.rentMonthEuro, facts?.kaltmieteMonat?.value]).toEqual([false, null, 813])
  })

  test('nobody rents what stands empty or is lived in by its owner', () => {
    for (const said of [
      'leer seit 04/2025',
      'Eigennutzung bis 30.06.2027',
      'nach Brand 2023 entkernt',
      'Rohbauzustand, nicht ausgebaut',
      'vom Eigentümer bewohnt, Auszug 31.03.2027',
    ]) {
      const { part } = readNoted(said, 'Bemerkung', '–')
      expect([part?.let, part?.leaseEnd]).toEqual([false, undefined])
      expect(part?.remark?.quote).toBe(said)
    }
  })
})

describe('rent that is owed', () => {
  test.each<[string, string, number | null, number | null]>([
    ['Rückstand 648 €, Ratenvereinbarung', 'Bemerkung', 648, null],
    ['Mietrückstand 2 Monate', 'Hinweise', null, 2],
    ['zwei Monatsmieten im Rückstand', 'Bemerkung', null, 2],
    ['Zahlung über Jobcenter; 2 Monatsmieten offen aus 2025, Ratenplan', 'Bemerkung', null, 2],
    ['seit 08/2026 keine Zahlung, Räumungsklage', 'Anmerkungen', null, null],
    ['zahlt seit Mai nicht', 'Bemerkung', null, null],
    ['1.206,00 €', 'Rückstände', 1206, null],
    ['arrears 804 €', 'Remarks', 804, null],
  ])('%s', (said, head, euro, months) => {
    const { part, remarks } = readNoted(said, head)
    expect(part?.arrears).toMatchObject({ euro, months, evidence: { quote: said } })
    const told = remarks.filter(({ topic }) => topic === 'mietrueckstand')
    expect(told.map(({ tone, part: of }) => [tone, of?.name])).toEqual([['warnung', 'WE 2']])
  })

  test.each(['keine Rückstände', 'Rückstand ausgeglichen', 'zahlt pünktlich', 'Staffel 440 € ab 04/2027'])(
    'none: %s',
    said => {
      // prettier-ignore
      const { part, remarks } = readNoted(said)
      expect(part?.arrears).toBeUndefined()
      expect(remarks.filter(({ topic }) => topic === 'mietrueckstand')).toEqual([])
    },
  )
})

test('damage in one flat of a list is a finding on that flat, and on no other and not on the house', () => {
  const { remarks } = readNoted('Wasserschaden im Bad')
  expect(remarks.filter(({ topic }) => topic === 'schaeden').map(({ part, tone }) => [part?.name, tone])).toEqual([['WE 2', 'hinweis']]) // prettier-ignore
})

test('a permit that nobody finds is a finding on its flat', () => {
  const { remarks } = readNoted('Genehmigung zum Ausbau in der Bauakte nicht aufgefunden')
  const told = remarks.filter(({ topic }) => topic === 'umbauGenehmigung')
  expect(told.map(({ part, rule }) => [part?.name, rule])).toEqual([['WE 2', 'genehmigung-unklar']])
})

test('a list of prices has no lease that ends', () => {
  const rows = ['Wohnung | m² | Kaufpreis | Status', 'WE 1 | 61,00 | 240.000 € | verkauft', 'WE 2 | 72,00 | 289.000 € | frei ab 03/2027'] // prettier-ignore
  const { deal } = extract([page([...OFFER, ...rows])], DAY)
  expect(deal?.parts.map(({ leaseEnd, arrears }) => [leaseEnd, arrears])).toEqual([[undefined, undefined], [undefined, undefined]]) // prettier-ignore
})

describe('a tenant who pays less than the list has', () => {
  test.each<[string, number]>([
    ['zahlt wegen Feuchte im Schlafzimmer seit August 2026 nur 341,70 (–15 %)', 341.7],
    ['mindert wegen Schimmel, überweist seit Juni 2026 350 €', 350],
    ['Mietminderung 20 % seit 03/2026', 321.6],
    ['gemindert auf 380,00 €, NK 120,00 €', 380],
  ])('%s', (said, paid) => {
    const { part, facts, remarks } = readNoted(said)
    expect([part?.rentMonthEuro, part?.reduced?.askedEuro, facts?.kaltmieteMonat?.value]).toEqual([paid, 402, 348 + paid + 465]) // prettier-ignore
    expect(remarks.map(({ rule }) => rule)).toContain('mietminderung')
  })

  test.each(['Minderung seit 2024 beendet', 'Hausreinigung durch Mieter, 25,00 € werden vergütet', 'zahlt 130 € NK', 'Mieter zahlt pünktlich', 'seit 2019 nur 61 m²']) // prettier-ignore
  ('pays all: %s', said => {
    expect(readNoted(said).part).toMatchObject({ rentMonthEuro: 402 })
  })
})

describe('columns of the heating and of the day of letting', () => {
  const EDGES_OF_ALL: readonly Edge[] = [{ at: 40 }, { at: 110 }, { at: 170 }, { at: 230 }, { at: 320 }]
  const partsOf = (heads: string, ...cells: string[]) => {
    const rows = [`Einheit | m² | Kaltmiete | ${heads}`, ...cells.map((cell, at) => `WE ${at + 1} | 5${at},20 | 34${at},00 | ${cell}`)] // prettier-ignore
    const { deal } = extract([tightTable(OFFER, EDGES_OF_ALL, rows)], DAY)
    return deal?.parts.map(({ boiler, since, rentMonthEuro }) => [boiler?.year, since, rentMonthEuro])
  }

  test('the year of each own boiler is read, and since when somebody lives there', () => {
    const told = partsOf('Mieter seit | Heizart', '2011 | Kombitherme, Bj. 2001', '05/2019 | Therme 2020', '2008 | Zentralheizung 1996') // prettier-ignore
    expect(told).toEqual([
      [2001, '2011', 340],
      [2020, '05/2019', 341],
      [undefined, '2008', 342],
    ])
  })

  test('a name of a tenant is no day, and an oven no boiler', () => {
    const told = partsOf('Mieter | Beheizung', 'Fam. K. | Kachelofen 1987', 'Herr M. | Nachtspeicher 1979')
    expect(told).toEqual([
      [undefined, undefined, 340],
      [undefined, undefined, 341],
    ])
  })

  test('a day to come is no beginning of a lease that runs', () => {
    const told = partsOf('Mietbeginn | Beheizung', '04/2028 | Therme 2020', '11/2026 | Therme 2020', '2031 | Therme 2020') // prettier-ignore
    expect(told?.map(([, since]) => since)).toEqual([undefined, '11/2026', undefined])
  })

  test('a list of new flats that names when one moves in has no tenants', () => {
    const rows = ['Wohnung | Zimmer | Wohnfläche | Kaufpreis | Einzug', 'WE 1 | 2 | 54,10 m² | 289.000 € | 05/2028', 'WE 2 | 3 | 71,40 m² | 367.000 € | 05/2028'] // prettier-ignore
    const { deal } = extract([page([...OFFER, '', ...rows])], DAY)
    expect(deal?.parts.map(part => [part.since, part.let])).toEqual([
      [undefined, null],
      [undefined, null],
    ])
  })
})
