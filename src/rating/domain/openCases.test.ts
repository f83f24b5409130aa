import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { assess, type Assessment } from './assess.ts'
import { askedSentence, outcomesSentence } from './openState.ts'
import { spanOfLimits } from './rentLimits.ts'
import { fairUpTo } from './priceBounds.ts'

const DAY = calendarDate('2026-11-22')
const SILENT: Stated = { objektart: 'Etagenwohnung', plz: '83224', ort: 'Grassau', wohnflaeche: 53, baujahr: 1973, zustand: 'gepflegt', kaufpreis: 180_000, hausgeldMonat: 250 } // prettier-ignore
const FLAT: Stated = { ...SILENT, vermietet: true }
const ENDS: Remark = {
  ...{ topic: 'mietvertrag', rule: 'miete-endet', tone: 'neutral', meaning: '', year: null, certainty: 'stated' },
  ...{ scope: PLAIN, evidence: { page: 1, quote: 'so steht es da', box: [0, 0, 1, 1] } },
  day: calendarDate('2027-06-30'),
}

function assessed(stated: Stated, remarks: readonly Remark[] = []): Assessment {
  const given = { contradictions: [], priceHistory: [], plannedWorks: [], deal: null, units: [], lens: null, day: DAY }
  const outcome = assess({ ...given, facts: factsOf(stated), remarks, sightings: NOTHING_SIGHTED, tables: NO_OPERATOR_TABLES }) // prettier-ignore
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

describe('a home that may be let or free', () => {
  test.each([
    ['a tenant whose lease ends', FLAT, [ENDS], ['vermietet', 'frei']],
    ['a tenant who leaves by a day', { ...FLAT, bezugsfreiAb: '01.03.2027' }, [], ['vermietet', 'frei']],
    ['a flat of which nobody says it', SILENT, [], ['frei', 'vermietet']],
    ['not where the exposé is a test text', SILENT, [{ ...ENDS, rule: 'platzhaltertext' }], null],
    ['not where the tenant stays', FLAT, [], null],
    ['not where its rent is told and he stays', { ...FLAT, kaltmieteMonat: 400 }, [], null],
    ['not where it is free', { ...FLAT, vermietet: false }, [], null],
    ['not where a day is told from which it is free', { ...SILENT, bezugsfreiAb: 'sofort' }, [], null],
    ['not where a house says nothing: its owner lives there', { ...SILENT, objektart: 'Einfamilienhaus', grundstuecksflaeche: 500 }, [], null],
    ['not a house of flats', { ...FLAT, objektart: 'Mehrfamilienhaus', wohnflaeche: 300, kaufpreis: 700_000, kaltmieteMonat: 2_000 }, [ENDS], null],
  ] as const)('%s', (_name, stated, remarks, whens) => {
    const { states } = assessed(stated, remarks).verdict
    expect(states?.flatMap(({ outcomes }) => outcomes.map(({ when }) => when)) ?? null).toEqual(whens)
  }) // prettier-ignore

  test('has the two prices that it would have if either were told, and the verdict names that of the case it calculates', () => {
    const { verdict, worth } = assessed(FLAT, [ENDS])
    const [state] = verdict.states ?? []
    const [let_, free] = [worth!.ceiling, assessed({ ...FLAT, vermietet: false }).worth!.ceiling]
    expect(state?.outcomes.map(({ limit }) => limit)).toEqual([let_, free])
    expect(verdict.points[0]).toMatchObject({ id: 'vermietet', change: state && euro(inEuro(free) - inEuro(let_)) })
    expect(verdict.sentence).toMatch(
      /Wenn frei: bis 231\.000\s€\. Wenn vermietet: bis 198\.000\s€ bei üblicher Miete\./u,
    )
  })

  test('is no worse at a price that is right in one of them, and green only where it is right in both', () => {
    const at = (kaufpreis: number) => assessed({ ...FLAT, kaufpreis }, [ENDS]).verdict
    expect(at(150_000).light).toBe('grün')
    expect(at(230_000)).toMatchObject({ id: 'erst-klaeren' })
    expect(at(230_000).sentence).toContain('nur im Fall „frei“ richtig')
    expect(at(290_000).sentence).toContain('in beiden Fällen zu viel')
    expect(at(600_000)).toMatchObject({ id: 'nicht' })
  })
})

test('both prices in words, the higher one first', () => {
  const outcome = (when: string, amount: number) => ({ when, limit: euro(amount), atUsualRent: false })
  const state = { id: 'vermietet', name: 'Frei oder vermietet', outcomes: [outcome('vermietet', 525_000), outcome('frei', 595_000)], isEven: true } as const // prettier-ignore
  expect(outcomesSentence(state)).toBe('Wenn frei: bis 595.000\u00a0€. Wenn vermietet: bis 525.000\u00a0€.')
  expect([500_000, 560_000, 700_000].map(asked => askedSentence(state, euro(asked)))).toEqual([
    '',
    '560.000\u00a0€ sind nur im Fall „frei“ richtig.',
    'Gefordert sind 700.000\u00a0€: in beiden Fällen zu viel.',
  ])
})

describe('a let home whose rent nobody tells', () => {
  const { rents, verdict } = assessed({ ...FLAT, kaufpreis: 230_000 })

  test('has for each rent the limit that the verdict would name if it were told', () => {
    expect(rents.length).toBeGreaterThan(2)
    for (const { year, limit } of rents) {
      const told = assessed({ ...FLAT, kaufpreis: 230_000, kaltmieteMonat: inEuro(year) / 12 })
      expect(told.verdict.limit).toEqual(limit)
    }
  })

  test('names no more than the highest of them, and both ends as what hangs on it', () => {
    const span = spanOfLimits(rents)
    expect(verdict.exceeds?.most).toEqual(span?.high)
    expect(verdict.sentence).toContain('Je nach Miete sind höchstens')
    expect(verdict.points.map(({ id }) => id)).not.toContain('miete')
    expect(rents.map(({ limit }) => limit.cents)).toEqual(rents.map(({ limit }) => limit.cents).toSorted((a, b) => a - b)) // prettier-ignore
  })

  test('is one matter where the rent is told', () => {
    expect(assessed({ ...FLAT, kaltmieteMonat: 371 }).rents).toEqual([])
  })
})

test.each([
  ['a price that no rent makes right', { ...FLAT, kaufpreis: 260_000 }, true],
  ['a price clearly above the limit', { ...FLAT, vermietet: false, kaufpreis: 280_000 }, true],
  ['a price that no estimate tells from the limit', { ...FLAT, vermietet: false, kaufpreis: 235_000 }, false],
  ['a price below it', { ...FLAT, vermietet: false, kaufpreis: 200_000 }, false],
] as const)('the money at the highest right price: %s', (_name, stated, isTold) => {
  const { atMost, verdict } = assessed(stated)
  const most = verdict.limit ?? verdict.exceeds?.most ?? null
  expect(atMost?.price ?? null).toEqual(isTold ? most : null)
  if (atMost && most) expect(fairUpTo(most).cents).toBeLessThan(stated.kaufpreis * 100)
})
