import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { FACT_KEYS } from '#extraction/domain/facts.ts'
import { type Remark, TOPICS } from '#extraction/domain/remark.ts'
import { PLAIN } from '#extraction/domain/scope/scope.ts'
import { NOTHING_SIGHTED } from '#extraction/domain/sightings/sightings.ts'
import { factsOf, proof, type Stated } from '#questions/domain/offered.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { readExpectations } from '../../../samples/expectations.ts'
import { assess, type Assessment } from './assess.ts'

const SAMPLES = readExpectations().flatMap(({ facts }) => (facts === null ? [] : [facts as Stated]))
/** RUNS=2000 for a long night. */
const RUNS = Number(process.env['RUNS'] ?? 60)
const day = calendarDate('2026-11-21')
function assessed(stated: Stated, remarks: readonly Remark[], lens: Assessment['lens'] | null = null): Assessment {
  const given = {
    contradictions: [],
    priceHistory: [],
    plannedWorks: [],
    deal: null,
    sightings: NOTHING_SIGHTED,
    units: [],
    tables: NO_OPERATOR_TABLES,
    day,
    lens,
  }
  const outcome = assess({ facts: factsOf(stated), remarks, ...given })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.value
}

function without(stated: Stated, key: keyof Stated): Stated {
  return Object.fromEntries(Object.entries(stated).filter(([one]) => one !== key))
}

const remarks: fc.Arbitrary<readonly Remark[]> = fc.array(
  fc.record({
    topic: fc.constantFrom(...TOPICS),
    rule: fc.constant('regel'),
    tone: fc.constantFrom('gut', 'neutral', 'hinweis', 'warnung'),
    meaning: fc.constant('Das steht im Text'),
    year: fc.option(fc.integer({ min: 1950, max: 2026 })),
    certainty: fc.constantFrom('stated', 'denied', 'unknown'),
    scope: fc.constant(PLAIN),
    evidence: fc.constant(proof('so steht es da')),
  } as const),
  { maxLength: 5 },
)
const sample = fc.constantFrom(...SAMPLES)
const lens = fc.constantFrom(null, 'eigennutzung', 'kapitalanlage')
const WORSE = { grün: 0, gelb: 1, rot: 2 } as const
const badness = ({ rating }: Assessment) => WORSE[rating.light]

describe('the Ampel of any offer', () => {
  test('is never better at a higher price, nor is the score', () => {
    const prices = fc.tuple(fc.integer({ min: 20_000, max: 2_000_000 }), fc.integer({ min: 101, max: 250 }))
    fc.assert(
      fc.property(sample, remarks, lens, prices, (stated, said, goal, [kaufpreis, more]) => {
        const cheap = assessed({ ...stated, kaufpreis }, said, goal)
        const dear = assessed({ ...stated, kaufpreis: Math.round((kaufpreis * more) / 100) }, said, goal)
        expect(badness(dear)).toBeGreaterThanOrEqual(badness(cheap))
        expect(dear.rating.score).toBeLessThanOrEqual(cheap.rating.score)
      }),
      { numRuns: RUNS },
    )
  })

  test('is never turned red by a fact that is not said, and the Belegquote never rises', () => {
    fc.assert(
      fc.property(sample, remarks, lens, fc.constantFrom(...FACT_KEYS), (stated, said, goal, key) => {
        const full = assessed(stated, said, goal)
        const less = assessed(without(stated, key), said, goal)
        if (full.rating.light !== 'rot') expect(less.rating.light).not.toBe('rot')
        expect(less.rating.evidenceShare).toBeLessThanOrEqual(full.rating.evidenceShare + 1e-12)
      }),
      { numRuns: RUNS },
    )
  })

  test('tips where it says it tips', () => {
    for (const stated of SAMPLES.filter(({ kaufpreis }) => typeof kaufpreis === 'number').slice(0, 25)) {
      for (const { light, price } of assessed(stated, []).tippingPoints) {
        if (price === null || price.cents < 100_000) continue
        const at = assessed({ ...stated, kaufpreis: price.cents / 100 }, [])
        expect(badness(at), `${light} at ${price.cents}`).toBeLessThanOrEqual(WORSE[light])
      }
    }
  })

  test('goes from green to yellow to red as the price rises, and X never exceeds the ceiling', () => {
    const walked = SAMPLES.flatMap(stated => {
      const { worth, verdict } = assessed(stated, [])
      return worth && verdict.because !== 'knockout' && stated.kaufpreis
        ? [{ stated, ceiling: inEuro(worth.ceiling) }]
        : []
    })
    expect(walked.length).toBeGreaterThanOrEqual(40)
    for (const { stated, ceiling } of walked) {
      const lights = [0.3, 0.5, 0.8, 1, 1.1, 1.2, 1.3, 1.4, 1.6, 2, 2.5, 3].map(share => {
        const { verdict, negotiation } = assessed({ ...stated, kaufpreis: Math.round(ceiling * share) }, [])
        expect(inEuro(verdict.limit!)).toBeLessThanOrEqual(ceiling)
        if (negotiation.ok) {
          const { erstgebot, schmerzgrenze } = negotiation.value.ladder
          expect(inEuro(schmerzgrenze.price)).toBeLessThanOrEqual(ceiling + 1)
          // Who offers less is not answered.
          expect(inEuro(erstgebot.price)).toBeGreaterThanOrEqual(inEuro(schmerzgrenze.price) * 0.75 - 500)
        }
        return verdict.light
      })
      expect(lights.join(' '), String(stated.objektart)).toMatch(/^(?:grün )+(?:gelb )+(?:rot ?)+$/u)
    }
  }, 180_000)

  test('is of one colour with the answers on the price', () => {
    for (const stated of SAMPLES) {
      const { answers, rating, verdict } = assessed(stated, [])
      const light = answers.find(({ id }) => id === 'preisabweichung')?.light
      if (light === 'rot' && verdict.because !== 'knockout') expect(rating.light).toBe('rot')
      if (light === 'gelb') expect(rating.light).not.toBe('grün')
      expect(rating.light).toBe(verdict.light)
    }
  })

  test('comes out the same every time', () => {
    for (const stated of SAMPLES.slice(0, 20)) {
      expect(JSON.stringify(assessed(stated, []))).toBe(JSON.stringify(assessed(stated, [])))
    }
  })
})

test('every sample is judged: each answer has its proof, and the Rechenprobe comes out', () => {
  for (const stated of SAMPLES) {
    const { answers, recheck } = assessed(stated, [])
    expect(recheck.mismatches).toEqual([])
    for (const { id, state, evidence, formula, source, todo, light, reason } of answers) {
      if (state === 'belegt') expect(evidence.length, id).toBeGreaterThan(0)
      if (state === 'berechnet') expect(formula, id).toBeTruthy()
      if (state === 'geschätzt') expect(source, id).toBeTruthy()
      if (state === 'nicht im Exposé') expect([todo?.ask, todo?.document].every(Boolean), id).toBe(true)
      if (light === 'gelb' || light === 'rot') expect(reason, id).toBeTruthy()
    }
  }
})
