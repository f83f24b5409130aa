import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, type Money, subtract, ZERO } from '#kernel/money.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import type { PriceEstimate } from '#valuation/domain/appraisal.ts'
import { NO_STEPS } from '#valuation/domain/limitSteps.fixture.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { heldToValuation } from './heldToValuation.ts'

const day = calendarDate('2026-11-22')
const amounts = { ceiling: euro(400_000), prudent: euro(360_000), best: euro(450_000) }
const WORTH: Worth = {
  ...amounts,
  limitedBy: 'schaetzung',
  steps: NO_STEPS,
  afterWorks: null,
  untouched: null,
  unnamed: null,
  open: [],
}
const NO_ESTIMATE = { estimate: null, parking: ZERO }
const valued = (own: Partial<StatedValuation>): StatedValuation => {
  const evidence = { page: 1, quote: 'so', box: [0, 0, 1, 1] as const }
  return { by: 'gutachter', low: 348_000, high: 348_000, year: 2025, isLending: false, evidence, ...own }
}

test('what an expert found not long ago is the limit where it is less than ours', () => {
  const held = heldToValuation(WORTH, [valued({})], day, NO_ESTIMATE)
  expect(held).toMatchObject({ ceiling: euro(348_000), prudent: euro(348_000), limitedBy: 'gutachten' })
})

test.each<[string, Partial<StatedValuation>]>([
  ['what a bank lends on is less by its nature', { by: 'bank', isLending: true }],
  ['an undated word of a bank may be of another market', { by: 'bank', year: null }],
  ['a value without its year may be of another market', { year: null }],
  ['an old one is of another market', { year: 2021 }],
  ['a higher one proves no more than we found', { low: 480_000, high: 480_000 }],
])('%s: our limit stays', (_, own) => {
  expect(heldToValuation(WORTH, [valued(own)], day, NO_ESTIMATE)).toBe(WORTH)
})

test.each(['bank', 'makler'] as const)(
  'what a %s told the seller draws the limit half way, by no more than a fifth',
  by => {
    // √(400,000 × 348,000), rounded down to the thousand.
    expect(heldToValuation(WORTH, [valued({ by })], day, NO_ESTIMATE)).toMatchObject({
      ceiling: euro(373_000),
      limitedBy: 'bewertung',
    })
    const low = heldToValuation(WORTH, [valued({ by, low: 100_000, high: 100_000 })], day, NO_ESTIMATE)
    expect(low?.ceiling).toEqual(euro(320_000))
  },
)

test('an expert goes before bank and broker, also where he finds more than they do', () => {
  const held = heldToValuation(
    WORTH,
    [valued({ by: 'bank', low: 200_000, high: 200_000 }), valued({})],
    day,
    NO_ESTIMATE,
  )
  expect(held).toMatchObject({ ceiling: euro(348_000), limitedBy: 'gutachten' })
})

test('above the upper end of what a bank told the seller nobody should pay, within a fifth', () => {
  const top = (own: Partial<StatedValuation>) => heldToValuation(WORTH, [valued({ by: 'bank', ...own })], day, NO_ESTIMATE)
  expect(top({ low: 340_000, high: 360_000 })).toMatchObject({ ceiling: euro(360_000), limitedBy: 'obergrenze' })
  expect(top({ low: 150_000, high: 195_000 })).toMatchObject({ ceiling: euro(320_000), limitedBy: 'obergrenze' })
  expect(top({ low: 400_000, high: 430_000 })).toBe(WORTH)
}) // prettier-ignore

describe('a valuation that finds what we estimate', () => {
  const LOW: Worth = {
    ...WORTH,
    ceiling: euro(300_000),
    limitedBy: 'arbeiten',
    afterWorks: { are: 'byAge', steps: [] } as unknown as Worth['afterWorks'],
    open: [{ id: 'zustand', label: 'Zustand nicht bekannt', change: euro(40_000) }],
  }
  const estimate = { mid: euro(360_000) } as unknown as PriceEstimate
  const held = (own: Partial<StatedValuation>) => heldToValuation(LOW, [valued(own)], day, { estimate, parking: ZERO })

  test.each(['bank', 'gutachter'] as const)('by a %s keeps the limit near it, and the condition is seen', by => {
    // √(300,000 × 348,000), rounded down to the thousand.
    expect(held({ by, low: 348_000, high: 380_000 })).toMatchObject({ ceiling: euro(323_000), limitedBy: 'bestaetigt', open: [] }) // prettier-ignore
  })

  test.each<[string, Partial<StatedValuation>]>([
    ['a broker wants the order', { by: 'makler', low: 348_000, high: 380_000 }],
    ['an old one is of another market', { by: 'bank', low: 348_000, high: 380_000, year: 2021 }],
  ])('%s: nothing is seen', (_, own) => {
    expect(held(own)).toBe(LOW)
  })

  test('what lies above confirms no less, and draws the limit to our middle at most', () => {
    // √(300,000 × 360,000), rounded down to the thousand.
    expect(held({ by: 'bank', low: 420_000, high: 460_000 })).toMatchObject({ ceiling: euro(328_000), open: [] })
  })

  test('one a little above what the works leave draws it a little, and leaves the condition open', () => {
    expect(held({ by: 'bank', low: 312_000, high: 312_000 })).toMatchObject({ ceiling: euro(305_000), open: LOW.open })
  })

  test.each<[string, Partial<Worth>]>([
    ['what the exposé itself prices', { afterWorks: { are: 'named' } as unknown as Worth['afterWorks'] }],
    ['what it calls for', { afterWorks: { are: 'least' } as unknown as Worth['afterWorks'] }],
    ['a levy and damages', { limitedBy: 'schaetzung', afterWorks: null, beside: euro(40_000) }],
  ])('%s stays due, whoever has seen it', (_, own) => {
    const told = heldToValuation({ ...LOW, ...own }, [valued({ low: 348_000, high: 380_000 })], day, {
      estimate,
      parking: ZERO,
    })
    expect(told).toMatchObject({ ceiling: euro(300_000), open: [] })
  })

  test('leaves the works that are off the limit, so that they are not held back again', () => {
    expect(held({ by: 'bank', low: 348_000, high: 380_000 })?.afterWorks).toBe(LOW.afterWorks)
  })
})

test('what is paid beside the price and the damages come off what a bank names, the first off what an expert does', () => {
  const burdened: Worth = { ...WORTH, beside: euro(30_000), repairs: { cost: euro(5_000), names: ['Feuchte'], of: ['feuchte'] } } // prettier-ignore
  const by = (own: Partial<StatedValuation>) => heldToValuation(burdened, [valued(own)], day, NO_ESTIMATE)
  expect(by({ by: 'bank', low: 370_000, high: 380_000 })).toMatchObject({
    ...{ ceiling: euro(345_000), limitedBy: 'obergrenze' },
    repairs: burdened.repairs,
  })
  const byExpert = by({ low: 380_000, high: 380_000 })
  expect(byExpert).toMatchObject({ ceiling: euro(350_000), limitedBy: 'gutachten' })
  expect(byExpert).not.toHaveProperty('repairs')
})

test('the worth tells whose value it follows, and whether only a part of the way', () => {
  const far = valued({ by: 'bank', low: 150_000, high: 195_000 })
  const near = valued({ by: 'bank', low: 340_000, high: 360_000 })
  expect(heldToValuation(WORTH, [near], day, NO_ESTIMATE)?.valuation).toEqual({ told: near, isBounded: false })
  expect(heldToValuation(WORTH, [near, far], day, NO_ESTIMATE)?.valuation).toEqual({ told: far, isBounded: true })
  const one = valued({ by: 'makler', low: 255_000, high: 255_000 })
  expect(heldToValuation(WORTH, [one], day, NO_ESTIMATE)).toMatchObject({ ceiling: euro(320_000), valuation: { isBounded: true } }) // prettier-ignore
})

describe('whatever is told', () => {
  const mid = 360_000
  const estimate = { mid: euro(mid) } as unknown as PriceEstimate
  const worths = fc.record({
    at: fc.integer({ min: 150, max: 400 }),
    beside: fc.integer({ min: 0, max: 60 }),
    repairs: fc.integer({ min: 0, max: 30 }),
    are: fc.constantFrom('byAge', 'partlyByAge', 'named', null),
  })
  const worthAt = ({ at, beside, repairs, are }: { at: number; beside: number; repairs: number; are: string | null }): Worth => ({
    ...WORTH,
    ceiling: euro(at * 1_000),
    limitedBy: are === null ? 'schaetzung' : 'arbeiten',
    afterWorks: are === null ? null : ({ are, steps: [] } as unknown as Worth['afterWorks']),
    ...(beside > 0 && { beside: euro(beside * 1_000) }),
    ...(repairs > 0 && { repairs: { cost: euro(repairs * 1_000), names: ['Feuchte'], of: ['feuchte'] as const } }),
  }) // prettier-ignore
  const valuations = fc.record({
    by: fc.constantFrom('bank', 'gutachter', 'makler'),
    low: fc.integer({ min: 100, max: 500 }),
    wide: fc.integer({ min: 0, max: 60 }),
  })
  type Told = { by: 'bank' | 'gutachter' | 'makler'; low: number; wide: number }
  const as = ({ by, low, wide }: Told) => valued({ by, low: low * 1_000, high: (low + wide) * 1_000 })
  const limit = (worth: Worth, told: readonly Told[]) =>
    inEuro(heldToValuation(worth, told.map(as), day, { estimate, parking: ZERO })?.ceiling ?? ZERO)
  const RANKS = ['makler', 'bank', 'gutachter']

  test('a lower valuation never raises the limit', () => {
    fc.assert(
      fc.property(worths, fc.array(valuations, { maxLength: 3 }), valuations, fc.integer({ min: 1, max: 200 }), (own, beside, one, off) => {
        const worth = worthAt(own)
        expect(limit(worth, [...beside, { ...one, low: one.low - off }])).toBeLessThanOrEqual(limit(worth, [...beside, one]))
      }),
    ) // prettier-ignore
  })

  test('a second one never raises it, unless it is by who knows more', () => {
    fc.assert(
      fc.property(worths, fc.array(valuations, { minLength: 1, maxLength: 3 }), valuations, (own, first, second) => {
        const worth = worthAt(own)
        const most = Math.max(...first.map(({ by }) => RANKS.indexOf(by)))
        fc.pre(RANKS.indexOf(second.by) <= most)
        expect(limit(worth, [...first, second])).toBeLessThanOrEqual(limit(worth, first))
      }),
    )
  })

  test('one that finds what we estimate, or more, never lowers the limit', () => {
    fc.assert(
      fc.property(worths, valuations, (own, one) => {
        const worth = worthAt({ ...own, at: Math.min(own.at, mid / 1_000 - own.beside - own.repairs) })
        expect(limit(worth, [{ ...one, low: mid / 1_000 + one.wide }])).toBeGreaterThanOrEqual(inEuro(worth.ceiling))
      }),
    )
  })

  test('what is paid beside the price is off every limit by their value', () => {
    fc.assert(
      fc.property(worths, valuations, (own, one) => {
        const worth = worthAt(own)
        const held = heldToValuation(worth, [as(one)], day, { estimate, parking: ZERO })
        const told = held?.valuation
        fc.pre(told !== undefined && !told.isBounded && held?.limitedBy !== 'bestaetigt' && held?.limitedBy !== 'bewertung')
        const most: Money = subtract(euro(told.told.high), worth.beside ?? ZERO)
        expect(held!.ceiling.cents).toBeLessThanOrEqual(Math.max(0, most.cents))
      }),
    ) // prettier-ignore
  })
})
