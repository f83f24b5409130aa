import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { euro, inEuro, type Money, subtract, sum } from '#kernel/money.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { appraise } from './appraisal.ts'
import { deviation, negotiate } from './negotiation.ts'
import type { BidBound } from './bidBound.ts'
import { BLOCK, FLAT, HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { priceCutOf } from './priceCut.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'
import { type Argument, type Signals, signalsOf } from './signals.ts'

const today = calendarDate('2026-11-20')
const SILENT: Signals = signalsOf([], false, null)
const quote: Evidence = { page: 4, quote: 'Nachtspeicherheizung', box: [0, 0, 1, 1] }
const heating: Argument = { label: 'Heizung', amount: euro(18_000), evidence: [quote], source: 'BKI' }
const unproved: Argument = { ...heating, label: 'Dach', evidence: [] }

function of(
  values: Values,
  price: Money | null,
  signals = SILENT,
  args: readonly Argument[] = [],
  bounds: readonly BidBound[] = [],
) {
  const offer = offerWith(values)
  const appraisal = appraise({ offer, tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, today)
  const ceiling = appraisal.estimate?.high ?? null
  return {
    appraisal,
    outcome: negotiate(appraisal, offer, price, signals, { arguments: args, ceiling, refusal: null, bounds }, today),
  }
}

function ladder(...given: Parameters<typeof of>) {
  const { appraisal, outcome } = of(...given)
  if (!outcome.ok) throw new Error(outcome.failure)
  return { ...outcome.value.ladder, ...outcome.value, estimate: appraisal.estimate }
}

describe('the ladder', () => {
  test('of a price far above the ceiling ends there', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const { schmerzgrenze, ziel, belegbar } = ladder(FLAT, euro(inEuro(estimate!.high) * 1.5))
    expect(schmerzgrenze.price).toEqual(estimate!.high)
    expect(ziel.price.cents).toBeLessThanOrEqual(estimate!.high.cents)
    expect(belegbar.price).toEqual(estimate!.high)
    expect(belegbar.parts[0]).toMatchObject({ label: 'Preis über dem höchsten richtigen Preis' })
    expect(belegbar.parts[0]?.evidence).toEqual([])
  })

  test('takes what the highest right price is less by already off once: by its quote, and only the rest by our estimate', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const over = (amount: number) => ladder(FLAT, euro(inEuro(estimate!.high) + amount), SILENT, [heating]).belegbar
    // 8.000 € above, of which the heating for 18.000 € is the reason: its quote carries it all.
    expect(over(8_000).parts[0]).toMatchObject({ label: 'Heizung', amount: euro(18_000) })
    // 50.000 € above: 32.000 € by the estimate, 18.000 € by the quote, down to the highest right price and no further.
    expect(over(50_000).parts.map(({ amount }) => inEuro(amount))).toEqual([32_000, 18_000])
    expect(over(50_000).price).toEqual(estimate!.high)
  })

  test('of a fair price has no proof of its own, and its pain limit is the price', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const { belegbar, schmerzgrenze, ziel, asking } = ladder(FLAT, estimate!.mid)
    expect(belegbar).toMatchObject({ price: asking, parts: [] })
    expect(schmerzgrenze).toMatchObject({ price: asking, parts: [] })
    expect(ziel.price.cents).toBeLessThan(asking.cents)
  })

  test('aims below the asked price by the costs that come on top, and keeps the one limit', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const price = euro(Math.round(inEuro(estimate!.low) * 0.95))
    const part = { label: 'Sonderumlage', amount: euro(21_400), formula: '', source: 'Angabe', evidence: [quote] }
    const bound = { price: subtract(price, euro(21_400)), parts: [{ ...part, basis: 'assumption' as const }] }
    const bounds = [{ reason: 'costs' as const, ...bound, meaning: 'Dazu kommt die Umlage.' }]
    const { schmerzgrenze, ziel, erstgebot } = ladder(FLAT, price, SILENT, [], bounds)
    expect(ladder(FLAT, price).schmerzgrenze.price).toEqual(price)
    expect(schmerzgrenze.price).toEqual(price)
    expect(ziel.price.cents).toBeLessThanOrEqual(bound.price.cents)
    expect(erstgebot.price.cents).toBeLessThan(bound.price.cents)
  })

  test.each([
    // Works that the seller lists with prices come to more than half of what he asks: he asks less for them already.
    [142_000, 0.8],
    [120_000, 0.8],
    // What stays within the room is aimed at to the euro.
    [21_400, null],
  ])('is drawn by costs of %d € no farther than the rule lets expect', (cost, share) => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const price = estimate!.low
    const bound = { price: subtract(price, euro(cost)), parts: [], meaning: 'Dazu kommen die Arbeiten.' }
    const { schmerzgrenze, ziel, erstgebot } = ladder(FLAT, price, SILENT, [], [{ reason: 'costs', ...bound }])
    expect(schmerzgrenze.price).toEqual(price)
    expect(inEuro(ziel.price)).toBeCloseTo(share === null ? inEuro(price) - cost : inEuro(price) * share, -3)
    expect(inEuro(erstgebot.price)).toBeGreaterThanOrEqual(inEuro(price) * 0.75 - 500)
    expect(erstgebot.price.cents).toBeLessThan(ziel.price.cents)
  })

  test('ends at sales of the same house, also where nobody could estimate, and argues with them', () => {
    const part = { label: 'Verkauf', amount: euro(20_000), formula: '', source: 'Angabe', basis: 'assumption' as const }
    const parts = [{ ...part, evidence: [quote] }]
    const bounds = [{ reason: 'sales' as const, price: euro(280_000), parts, meaning: 'Mehr wurde nicht gezahlt.' }]
    const { schmerzgrenze, ziel, belegbar, estimate } = ladder(
      { objektart: 'Etagenwohnung' },
      euro(300_000),
      SILENT,
      [],
      bounds,
    )
    expect(estimate).toBeNull()
    expect(schmerzgrenze.price).toEqual(euro(280_000))
    expect(ziel.price.cents).toBeLessThanOrEqual(euro(280_000).cents)
    expect(belegbar).toMatchObject({ price: euro(280_000), parts })
  })

  test('takes quoted work off what can be argued, but nothing without a quote', () => {
    const { estimate } = of(HOUSE, euro(1)).appraisal
    const { belegbar, asking } = ladder(HOUSE, estimate!.mid, SILENT, [heating, unproved])
    expect(subtract(asking, belegbar.price)).toEqual(euro(18_000))
    expect(belegbar.parts).toEqual([expect.objectContaining({ label: 'Heizung', evidence: [quote], source: 'BKI' })])
  })

  test('argues nobody below the first offer, nor below the lower end of the estimate', () => {
    const { estimate } = of(HOUSE, euro(1)).appraisal
    const work = [{ ...heating, amount: euro(500_000) }]
    const { belegbar, erstgebot } = ladder(HOUSE, estimate!.mid, SILENT, work)
    expect(belegbar.price).toEqual(erstgebot.price)
    expect(belegbar.parts.at(-1)?.label).toContain('Erstgebot')
    const asked = euro(inEuro(estimate!.low) + 5000)
    expect(ladder(HOUSE, asked, SILENT, work).belegbar.price).toEqual(estimate!.low)
  })

  test('says when the rule does not reach the estimate, and opens below the most that it is worth', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const far = ladder(FLAT, euro(inEuro(estimate!.high) * 1.5))
    expect(far.room.spielraum).toBe(20)
    expect(far.gap).toContain('mehr als 20\u00a0% Nachlass')
    expect(far.ziel).toMatchObject({ price: estimate!.high, meaning: far.gap })
    expect(far.erstgebot.price.cents).toBeLessThan(far.ziel.price.cents)
    expect(ladder(FLAT, estimate!.high).gap).toBeNull()
  })

  test('of a sale against bids has no rung below the price, and warns of the upper end', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const bids = { ...SILENT, bieterverfahren: true }
    const { erstgebot, belegbar, ziel, schmerzgrenze, asking } = ladder(FLAT, estimate!.mid, bids, [heating])
    for (const rung of [erstgebot, belegbar, ziel, schmerzgrenze]) expect(rung.price).toEqual(asking)
    expect(schmerzgrenze.meaning).toContain('Bieten Sie nicht über')
    const { outcome } = of(FLAT, euro(inEuro(estimate!.high) + 1), bids)
    expect(!outcome.ok && outcome.failure).toContain('Bieten Sie nicht mit')
  })

  test('of a price that is called fixed opens at the limit, and expects nothing off a right price', () => {
    const { estimate } = of(FLAT, euro(1)).appraisal
    const fixed = { ...SILENT, festpreis: true }
    const dear = ladder(FLAT, euro(Math.round(inEuro(estimate!.high) * 1.1)), fixed, [heating])
    for (const rung of [dear.erstgebot, dear.ziel, dear.schmerzgrenze]) expect(rung.price).toEqual(estimate!.high)
    expect(dear).toMatchObject({ isFixed: true, gap: expect.stringContaining('laut Exposé fest') as string })
    const right = ladder(FLAT, estimate!.mid, fixed)
    for (const rung of [right.erstgebot, right.ziel, right.schmerzgrenze]) expect(rung.price).toEqual(right.asking)
    // A builder's fixed price says that building gets no dearer; of bids the rule for bids holds.
    expect(ladder({ ...FLAT, zustand: 'Neubau', baujahr: 2026 }, euro(900_000), fixed).isFixed).toBe(false)
    expect(ladder(FLAT, estimate!.mid, { ...fixed, bieterverfahren: true }).isFixed).toBe(false)
  })

  test('takes a price for fixed unless it is offered for a talk or another object has it', () => {
    const said = (
      rule: string,
      subject: 'festpreis' | 'verhandlungsbasis',
      bearer: 'offer' | 'other' = 'offer',
    ): Remark => ({
      ...{ topic: 'preisart', rule, subject, tone: 'neutral', meaning: rule, year: null, certainty: 'stated' },
      ...{ scope: { ...PLAIN, bearer }, evidence: quote },
    })
    const isFixed = (...remarks: Remark[]) => signalsOf(remarks, true, null).festpreis
    expect(isFixed(said('preis-fest', 'festpreis'))).toBe(true)
    expect(isFixed(said('preis-unverhandelbar', 'festpreis'))).toBe(true)
    expect(isFixed(said('preis-fest', 'festpreis'), said('preis-verhandelbar', 'verhandlungsbasis'))).toBe(false)
    expect(isFixed(said('preis-fest', 'festpreis', 'other'))).toBe(false)
  })

  test('carries the quotes of the signals it counts', () => {
    const remark: Remark = {
      topic: 'preisart',
      rule: 'preis-vb',
      subject: 'verhandlungsbasis',
      tone: 'gut',
      meaning: 'Verhandlungsbasis',
      year: null,
      certainty: 'stated',
      scope: PLAIN,
      evidence: { ...quote, quote: 'Kaufpreis 320.000 € VB' },
    }
    const { ziel } = ladder(FLAT, euro(320_000), signalsOf([remark], true, null))
    const part = ziel.parts.find(({ label }) => label === 'Verkäufer gesprächsbereit')
    expect(part).toMatchObject({ amount: euro(3200), evidence: [remark.evidence] })
    expect(signalsOf([{ ...remark, certainty: 'denied' }], true, null).verhandlungsbasis).toBe(false)
  })
})

test('a price that was lowered already leaves less room, with the quote of the former one', () => {
  const former = { ...quote, quote: '320.000 € VB (vorher 340.000 €)' }
  const offer = offerWith({ ...FLAT, kaufpreis: 320_000 })
  const cut = priceCutOf(offer, [{ price: 340_000, evidence: [former] }])
  expect(cut).toMatchObject({ percent: 5.9, times: 1, from: euro(340_000), to: euro(320_000) })
  const { ziel } = ladder(FLAT, euro(320_000), signalsOf([], true, cut))
  expect(ziel.parts.find(({ label }) => label === 'Preis schon gesenkt')).toMatchObject({ evidence: [former] })
  expect(priceCutOf(offer, [{ price: 320_000, evidence: [former] }])).toBeNull()
  expect(priceCutOf(offer, [])).toBeNull()
})

describe('nothing is negotiated', () => {
  test.each<[string, Values, Money | null, Signals]>([
    ['Zwangsversteigerung', FLAT, euro(300_000), { ...SILENT, zwangsversteigerung: true }],
    ['Zwangsversteigerung', { ...FLAT, kaufpreis: undefined as never, verkehrswert: 300_000 }, euro(300_000), SILENT],
    ['Kaufpreis', FLAT, null, SILENT],
    ['Objektart', { ...FLAT, objektart: 'Bürogebäude' }, euro(300_000), SILENT],
    // A rule of the market alone names no price: nobody knows whether the asked one is right.
    [
      'kein Gebot und keine Grenze: Im Exposé haben wir keine Wohnfläche',
      { ...FLAT, wohnflaeche: undefined as never },
      euro(300_000),
      SILENT,
    ],
    [
      'kein Gebot und keine Grenze',
      { ...FLAT, wohnflaeche: undefined as never },
      euro(300_000),
      { ...SILENT, bieterverfahren: true },
    ],
  ])('without a reason: %s', (word, values, price, signals) => {
    const { outcome } = of(values, price, signals)
    expect(!outcome.ok && outcome.failure).toContain(word)
  })
})

test('a new home has its own rule, and a plot without Bodenrichtwert no price', () => {
  const { outcome } = of({ ...FLAT, objektart: 'Grundstück' }, euro(100_000))
  expect(!outcome.ok && outcome.failure).toContain('Bodenrichtwert')
  expect(ladder({ ...FLAT, zustand: 'Neubau', baujahr: 2026 }, euro(900_000)).room.spielraum).toBeLessThanOrEqual(3)
})

test('parking that the price includes is no part of what is compared', () => {
  const offer = offerWith({ ...FLAT, stellplatzPreis: 20_000 })
  const remarkFlags = { ...NO_REMARK_FLAGS, stellplatzImPreis: true }
  const appraisal = appraise({ offer, tables: NO_OPERATOR_TABLES, remarkFlags }, today)
  const { mid } = appraisal.estimate!
  expect(deviation(appraisal, euro(inEuro(mid) + 20_000))).toBe(0)
})

test('whatever is asked: ordered, the parts add up to the cent, a higher price never leaves less room', () => {
  const values = fc.constantFrom<Values>(FLAT, HOUSE, BLOCK, { ...FLAT, vermietet: true }, { ...HOUSE, plz: '99999' })
  const signals = fc.record({
    tageOnline: fc.option(fc.nat(1000)),
    preissenkung: fc.integer({ min: 0, max: 60 }),
    verhandlungsbasis: fc.boolean(),
    verkaufsdruck: fc.boolean(),
    bieterverfahren: fc.boolean(),
    festpreis: fc.boolean(),
    eigennutzung: fc.boolean(),
  })
  const amounts = fc.array(fc.integer({ min: 0, max: 20_000_000 }), { maxLength: 4 })
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 1e9 }), signals, amounts, (given, cents, said, work) => {
      const args = work.map((amount): Argument => ({ ...heating, amount: { cents: amount } }))
      const { outcome } = of(given, { cents: cents * 2 }, { ...SILENT, ...said }, args)
      if (!outcome.ok) {
        expect([said.bieterverfahren, outcome.failure.includes('Bieten Sie nicht mit')]).toEqual([true, true])
        return
      }
      const costs = Math.min(
        cents,
        work.reduce((total, one) => total + one, 0),
      )
      const bound: BidBound = { reason: 'costs', price: { cents: cents - costs }, parts: [], meaning: 'Umlage' }
      const bounds = costs > 0 ? [bound] : []
      const found = ladder(given, { cents }, { ...SILENT, ...said }, args, bounds)
      const { erstgebot, belegbar, ziel, schmerzgrenze } = found
      for (const { price, parts, reduction } of [erstgebot, belegbar, ziel, schmerzgrenze]) {
        expect(sum(parts.map(({ amount }) => amount))).toEqual(reduction)
        expect(price.cents + reduction.cents).toBe(cents)
        expect(parts.every(({ source, label }) => source.length > 2 && label.length > 2)).toBe(true)
      }
      expect(0 <= erstgebot.price.cents && erstgebot.price.cents <= ziel.price.cents).toBe(true)
      // Within a quarter of the limit, but for a step of rounding.
      if (found.estimate) expect(erstgebot.price.cents).toBeGreaterThan(schmerzgrenze.price.cents * 0.75 - 50_000)
      expect(ziel.price.cents <= schmerzgrenze.price.cents && schmerzgrenze.price.cents <= cents).toBe(true)
      expect(erstgebot.price.cents <= belegbar.price.cents && belegbar.price.cents <= cents).toBe(true)
      expect(outcome.value.room.spielraum).toBeGreaterThanOrEqual(found.room.spielraum)
    }),
    { seed: 5, numRuns: 400 },
  )
})
