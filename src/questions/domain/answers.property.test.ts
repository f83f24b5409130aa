import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { compareShares } from '#kernel/share.ts'
import { FACT_KEYS, type FactKey } from '#extraction/domain/facts.ts'
import { type Remark, TOPICS } from '#extraction/domain/remark.ts'
import { readExpectations } from '../../../samples/expectations.ts'
import type { Answer, Finding } from './answer.ts'
import type { QuestionId } from './catalogue.ts'
import { answerAll, type Questioned } from './answerAll.fixture.ts'
import { evidenceShare } from './evidenceShare.ts'
import { questioned, remarkOf, type Stated } from './offered.fixture.ts'

const SAMPLES = readExpectations().flatMap(({ facts }) => (facts === null ? [] : [facts as Stated]))
const KINDS = [
  'Etagenwohnung',
  'Einfamilienhaus',
  'Mehrfamilienhaus',
  'Baugrundstück',
  'Ladenlokal',
  'Eigentumswohnung',
]

/** Facts of a sample, some from another one, of any kind: so that odd combinations are tried too. */
const offers: fc.Arbitrary<Stated> = fc
  .tuple(
    fc.constantFrom(...SAMPLES),
    fc.constantFrom(...SAMPLES),
    fc.subarray([...FACT_KEYS]),
    fc.constantFrom(...KINDS),
  )
  .map(([one, other, taken, objektart]) => {
    const foreign = Object.fromEntries(taken.flatMap(key => (other[key] === undefined ? [] : [[key, other[key]]])))
    return { ...one, ...foreign, objektart }
  })

const remarks: fc.Arbitrary<readonly Remark[]> = fc.array(
  fc
    .record({
      // Topics of knock-outs that a fact may answer too come often: there a fact could hide a danger.
      topic: fc.oneof(fc.constantFrom(...TOPICS), fc.constantFrom('eigentumsform', 'zwangsverkauf', 'erbbau')),
      tone: fc.constantFrom('gut', 'neutral', 'hinweis', 'warnung', 'gefahr'),
      certainty: fc.constantFrom('stated', 'denied', 'unknown'),
      year: fc.option(fc.integer({ min: 1900, max: 2026 })),
    } as const)
    .map(remark => remarkOf({ ...remark, meaning: `sagt ${remark.tone}` })),
  { maxLength: 6 },
)
/** The kind of object decides what is asked, so that forgetting it is tried often. */
const forgotten = fc.oneof(fc.constantFrom(...FACT_KEYS), fc.constantFrom('objektart'))
const lenses = fc.constantFrom('eigennutzung', 'kapitalanlage')

/** Calculations as the other rooms make them: none without the facts it needs. */
function calculated(stated: Stated): Questioned['computed'] {
  const needs: readonly (readonly [QuestionId, FactKey[]])[] = [
    ['preis-pro-m2', ['kaufpreis', 'wohnflaeche']],
    ['energieklasse', ['energiekennwert']],
    ['schadstoffe', ['baujahr']],
    ['jahreskaltmiete', ['kaltmieteMonat']],
    ['nachruestpflicht', ['baujahr']],
    ['bergbau', ['plz']],
  ]
  const finding: Finding = { state: 'berechnet', answer: 'x', evidence: [], formula: 'x', inputs: [], light: 'grün' }
  const able = needs.filter(([, keys]) => keys.every(key => stated[key] !== undefined))
  return new Map(able.map(([id]) => [id, finding]))
}

function ask(stated: Stated, said: readonly Remark[], lens: Questioned['lens']): Questioned {
  return questioned(stated, { remarks: said, lens, computed: calculated(stated) })
}

function without(stated: Stated, key: FactKey): Stated {
  return Object.fromEntries(Object.entries(stated).filter(([one]) => one !== key))
}

function redKnockouts(answers: readonly Answer[]): string[] {
  return answers.filter(({ knockout, light }) => knockout && light === 'rot').map(({ id }) => id)
}

describe('saying less', () => {
  it('never raises the Belegquote', () => {
    fc.assert(
      fc.property(offers, remarks, lenses, forgotten, (stated, said, lens, key) => {
        const [full, less] = [ask(stated, said, lens), ask(without(stated, key), said, lens)]
        const before = evidenceShare(answerAll(full), full.offer.kind)
        const after = evidenceShare(answerAll(less), less.offer.kind)
        expect(compareShares(after, before)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 400 },
    )
  })

  it('never makes a knock-out red', () => {
    fc.assert(
      fc.property(offers, remarks, lenses, forgotten, (stated, said, lens, key) => {
        const before = redKnockouts(answerAll(ask(stated, said, lens)))
        const after = redKnockouts(answerAll(ask(without(stated, key), said, lens)))
        expect(after.filter(id => !before.includes(id))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })
})

describe.each(KINDS)('for %s', objektart => {
  test('forgetting the kind lowers the Belegquote or keeps it, for every sample', () => {
    for (const sample of SAMPLES) {
      const [full, less] = [
        ask({ ...sample, objektart }, [], 'eigennutzung'),
        ask(without(sample, 'objektart'), [], 'eigennutzung'),
      ]
      const before = evidenceShare(answerAll(full), full.offer.kind)
      expect(compareShares(evidenceShare(answerAll(less), null), before)).toBeLessThanOrEqual(0)
    }
  })
})

it('answers the same question the same way every time', () => {
  fc.assert(
    fc.property(offers, remarks, lenses, (stated, said, lens) => {
      expect(JSON.stringify(answerAll(ask(stated, said, lens)))).toBe(
        JSON.stringify(answerAll(ask(stated, said, lens))),
      )
    }),
    { numRuns: 50 },
  )
})

it('tells a Belegquote of its own for what is proven', () => {
  const share = (stated: Stated): number => {
    const { parts, of } = evidenceShare(answerAll(questioned(stated)), 'Wohnung')
    return parts / of
  }
  const flat = { objektart: 'Etagenwohnung' }
  expect(share({ ...flat, kaufpreis: 1, wohnflaeche: 1, baujahr: 1990 })).toBeGreaterThan(share(flat))
})
