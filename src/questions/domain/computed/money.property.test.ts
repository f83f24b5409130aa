import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { moneyAt, moneyBase } from '#finance/domain/moneyPlan.ts'
import { CHANCES, factsByChance, offerWith } from '#finance/domain/offer.fixture.ts'
import type { Finding, Light } from '../answer.ts'
import { findings, inputOf, market, today, type Values } from './money.fixture.ts'
import { moneyFindings } from './money.ts'

const chance = fc.double({ min: 0, max: 1, noNaN: true })
const anyFacts = fc.array(chance, { minLength: CHANCES, maxLength: CHANCES }).map(factsByChance)

describe('whatever an exposé states', () => {
  const rank: Record<Light, number> = { grün: 0, gelb: 1, rot: 2 }
  const rankOf = (found: Finding | undefined) => (found?.light ? rank[found.light] : 0)
  const values: fc.Arbitrary<Values> = anyFacts
  const marketRent = fc.constantFrom(null, market, { ...market, low: 0.5, mid: 1, high: 2 })

  test('an estimate has its source, a calculation its formula, a bad light its reason; red rests on what is stated', () => {
    fc.assert(
      fc.property(values, marketRent, (given, rent) => {
        for (const [id, found] of findings(given, { marketRent: rent })) {
          expect(found.answer.trim(), id).not.toBe('')
          if (found.state === 'geschätzt') expect(found.source, id).toBeTruthy()
          if (found.state === 'berechnet') expect(found.formula, id).toBeTruthy()
          if (found.light === 'gelb' || found.light === 'rot') expect(found.reason, id).toBeTruthy()
          if (found.light === 'rot') expect(found.state, id).toBe('berechnet')
          expect(`${found.answer} ${found.formula ?? ''} ${found.reason ?? ''}`, id).not.toMatch(
            /undefined|NaN|null|Infinity/,
          )
        }
      }),
      { numRuns: 300 },
    )
  })

  test('a dearer price never makes a light better', () => {
    fc.assert(
      fc.property(
        values,
        marketRent,
        fc.integer({ min: 100, max: 900_000_00 }),
        fc.integer({ min: 0, max: 900_000_00 }),
        (given, rent, cents, more) => {
          const input = inputOf(given, rent)
          const base = moneyBase(input, today)
          const context = {
            offer: input.offer,
            estimateMid: euro(250_000),
            marketRent: rent,
            lens: 'eigennutzung',
            day: today,
          } as const
          const [cheap, dear] = [
            moneyFindings(moneyAt(base, { cents }), context),
            moneyFindings(moneyAt(base, { cents: cents + more }), context),
          ]
          for (const [id, found] of dear) expect(rankOf(found), id).toBeGreaterThanOrEqual(rankOf(cheap.get(id)))
          expect([...dear.keys()]).toEqual([...cheap.keys()])
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a missing fact never makes a light red', () => {
    const oneRent = values.map(given => ({ ...given, kaltmieteMonat: null, vermietet: true }))
    fc.assert(
      fc.property(
        oneRent,
        marketRent,
        fc.subarray(Object.keys(offerWith({}).facts) as FactKey[]),
        (given, rent, keys) => {
          // Without its court an auction is an ordinary offer, and other questions are put.
          const decides = ['kaufpreis', 'vermietet', 'energieklasse', 'anbieterArt']
          const missing = keys.filter(key => !decides.includes(key))
          const price = typeof given.kaufpreis === 'number' ? euro(given.kaufpreis) : null
          const before = findings(given, { marketRent: rent, price })
          const after = findings(
            { ...given, ...Object.fromEntries(missing.map(key => [key, null])) },
            { marketRent: rent, price },
          )
          for (const [id, found] of after) if (found.light === 'rot') expect(before.get(id)?.light, id).toBe('rot')
        },
      ),
      { numRuns: 300 },
    )
  })

  test('an offer that says little but its price is judged on nothing it does not say', () => {
    const bare = { kaufpreis: 400_000, wohnflaeche: 80, objektart: 'Einfamilienhaus', plz: '50667' }
    const judged = [...findings(bare, { marketRent: null })].filter(
      ([, { light }]) => light === 'gelb' || light === 'rot',
    )
    expect(judged).toEqual([])
    const old = { ...bare, baujahr: 1920, energietraeger: 'Öl' }
    expect(
      [...findings(old, { marketRent: null }).values()].filter(({ light }) => light === 'gelb' || light === 'rot'),
    ).toEqual([])
  })
})
