import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess, type Assessment } from './assess.ts'

const DAY = calendarDate('2026-11-22')
const FLAT: Stated = { objektart: 'Etagenwohnung', plz: '83224', ort: 'Grassau', wohnflaeche: 53, baujahr: 1973, zustand: 'gepflegt', vermietet: true, kaufpreis: 180_000, hausgeldMonat: 250 } // prettier-ignore
const said = (more: Partial<Remark>): Remark => ({
  ...{ topic: 'mietvertrag', rule: 'miete-seit', tone: 'neutral', meaning: '', year: null, certainty: 'stated' },
  ...{ scope: PLAIN, evidence: { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] } },
  ...more,
})

function assessed(stated: Stated, remarks: readonly Remark[] = []): Assessment {
  const given = { contradictions: [], priceHistory: [], plannedWorks: [], deal: null, units: [], lens: null, day: DAY }
  const outcome = assess({ ...given, facts: factsOf(stated), remarks, sightings: NOTHING_SIGHTED, tables: NO_OPERATOR_TABLES }) // prettier-ignore
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

describe('a let home whose rent nobody tells', () => {
  test.each([
    ['is to be cleared up first', FLAT, [], 'erst-klaeren', null],
    ['a house of flats too', { ...FLAT, objektart: 'Mehrfamilienhaus', wohnflaeche: 300, kaufpreis: 700_000 }, [], 'erst-klaeren', null],
    ['is red where no rent could make the price right', { ...FLAT, kaufpreis: 900_000 }, [], 'nicht', null],
    ['has a limit once the rent is told', { ...FLAT, kaltmieteMonat: 371 }, [], 'nur-bis', 139_000],
    ['has one where the tenant leaves', { ...FLAT, bezugsfreiAb: '01.03.2027' }, [], 'erst-klaeren', 198_000],
    ['has one where the lease ends', FLAT, [said({ rule: 'miete-endet', day: calendarDate('2027-06-30') })], 'erst-klaeren', 198_000],
    ['a free one has its limit', { ...FLAT, vermietet: false }, [], 'weiterverfolgen', 231_000],
  ] as const)('%s', (_name, stated, remarks, id, limit) => {
    const { verdict, worth } = assessed(stated, remarks)
    expect([verdict.id, worth && inEuro(worth.ceiling)]).toEqual([id, limit])
  }) // prettier-ignore

  test('names no bid and no price in the answers, but what is too much at any rent', () => {
    const { negotiation, answers, worth, verdict } = assessed({ ...FLAT, kaufpreis: 230_000 })
    expect([negotiation.ok, worth]).toEqual([false, null])
    expect(verdict.sentence).toMatch(
      /^Erst klären, und so oder so nicht zu diesem Preis: Mehr als [\d.]+\s€ sind nicht richtig, solange der Mieter bleibt; .*Was der Mieter zahlt, ist nicht bekannt/u,
    )
    expect(assessed({ ...FLAT, kaufpreis: 180_000 }).verdict.sentence).toMatch(/^Erst klären: Was der Mieter zahlt/u)
    const price = answers.filter(({ id }) => id === 'preisabweichung' || id === 'preis-ueberhoeht')
    expect(price.map(({ reason, answer }) => `${reason ?? ''}${answer}`).join(' ')).not.toMatch(
      /höchstens|richtig ist\./u,
    )
  })
})

describe('the rent it is calculated with', () => {
  const rents = (stated: Stated, remarks: readonly Remark[] = []) => {
    const { rent } = assessed(stated, remarks).money.letting
    if (!rent.ok) throw new Error(rent.failure)
    const { low, mid, high } = rent.value.rent
    return { ...rent.value, all: [low, mid, high].map(({ amount }) => inEuro(amount)) }
  }
  const market = (stated: Stated) => rents({ ...stated, vermietet: false }).all

  test.each([
    ['an old lease in the country', FLAT, '1997', 78],
    ['a lease of unknown age', FLAT, null, 78],
    ['an old lease in a city of millions', { ...FLAT, plz: '81377', ort: 'München' }, '1997', 64],
    ['a lease that began last year', FLAT, '2025', 100],
  ] as const)('%s', (_name, stated, since, share) => {
    const found = rents(stated, since ? [said({ year: Number(since) })] : [])
    const [low = 0, mid = 0, high = 0] = market(stated)
    expect(found.sitting && inPercent(found.sitting.share)).toBe(share)
    expect(found.all.map(Math.round)).toEqual([(low * share) / 100, (mid * share) / 100, high].map(Math.round))
    expect([found.origin, found.rent.low.basis]).toEqual(['estimated', 'assumption'])
  })

  test('is what is told where it is told', () => {
    expect(rents({ ...FLAT, kaltmieteMonat: 400 })).toMatchObject({ sitting: null, all: [4_800, 4_800, 4_800] })
  })
})
