import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, GROUPS, type Light, RATING_GROUPS, type RatingGroup, STATES } from '#questions/domain/answer.ts'
import { CATALOGUE, type QuestionId } from '#questions/domain/catalogue.ts'
import { rate } from './rate.ts'
import { ORDINARY } from './ratedOffer.fixture.ts'
import type { OfferVerdict } from './verdict.ts'
import { RULES, THRESHOLDS, VERDICT } from './thresholds.ts'

/** Without a judgement of the price nothing is green. */
const FIRST = 'heizung-baujahr'
const sample: Answer = {
  id: FIRST,
  group: 'Zustand & Substanz',
  ratingGroup: 'Zustand',
  question: 'Wie alt ist das Dach?',
  weight: 4,
  knockout: false,
  core: true,
  state: 'belegt',
  answer: '2019 erneuert',
  evidence: [{ page: 2, quote: 'Dach 2015', box: [1, 2, 3, 4] }],
  inputs: [],
  light: 'grün',
}

const OTHERS: readonly QuestionId[] = [
  'waermepumpe-pv',
  'barrierefrei',
  'dach',
  'elektrik',
  'fassade-daemmung',
  'keller',
]

/** As many answers as lights, of one weight each. */
function answers(...given: readonly (readonly [Light | null, number])[]): Answer[] {
  return given.map(([light, weight], index) => ({
    ...sample,
    id: index === 0 ? FIRST : (OTHERS[index - 1] ?? 'fenster'),
    light,
    weight,
  }))
}

const GREEN: OfferVerdict = {
  id: 'weiterverfolgen',
  light: 'grün',
  because: 'fine',
  sentence: 'Gut.',
  limit: null,
  points: [],
}
const OPEN: OfferVerdict = { ...GREEN, id: 'erst-klaeren', light: 'gelb', because: 'open', sentence: 'Erst klären.' }
const DEAR: OfferVerdict = { ...GREEN, id: 'nicht', light: 'rot', because: 'price', sentence: 'Zu teuer.' }
const POINT = { id: 'dach', sentence: 'Das Dach.', change: null }

describe('the verdict decides the light, the weighted mean of the judged answers the place in its band of scores', () => {
  test.each([
    [answers(['grün', 1]), GREEN, 100],
    [answers(['grün', 3], ['gelb', 1]), GREEN, 93],
    [answers(['rot', 3]), GREEN, 70],
    [answers(['grün', 3], ['gelb', 3]), OPEN, 55],
    [answers(['gelb', 4]), OPEN, 40],
    [answers(['grün', 1]), OPEN, 69],
    [answers(['grün', 1]), DEAR, 39],
    [answers(['rot', 3]), DEAR, 0],
    [[], OPEN, 50],
  ])('case %#', (given, verdict, score) => {
    expect(rate(given, 0.5, verdict, ORDINARY)).toMatchObject({ score, light: verdict.light })
  })

  test('and what is open counts for nothing, whatever colour it carries', () => {
    const open: Answer = { ...sample, id: 'fenster', state: 'nicht im Exposé', light: 'rot', knockout: true, weight: 5 }
    expect(rate([sample, open], 1, GREEN, ORDINARY)).toMatchObject({
      score: 100,
      light: 'grün',
      knockouts: [],
      obstacles: [],
    })
  })
})

test.each([
  [OPEN, [{ rule: 'price', sentence: 'Erst klären.' }]],
  [{ ...OPEN, points: [POINT] }, [{ rule: 'finding', sentence: 'Das Dach.' }]],
  [
    { ...DEAR, points: [POINT] },
    [
      { rule: 'price', sentence: 'Zu teuer.' },
      { rule: 'finding', sentence: 'Das Dach.' },
    ],
  ],
  [{ ...DEAR, because: 'knockout', points: [POINT] }, [{ rule: 'knockout', sentence: 'Das Dach.' }]],
] satisfies [OfferVerdict, unknown][])(
  'what stands before green is what the verdict names, case %#',
  (verdict, obstacles) => {
    expect(rate([sample], 1, verdict, ORDINARY).obstacles).toEqual(obstacles)
  },
)

test('a K.-o. is named with its proof', () => {
  const knockout: Answer = {
    ...sample,
    id: 'teilverkauf-rente',
    light: 'rot',
    knockout: true,
    weight: 5,
    reason: 'Wohnrecht.',
  }
  expect(rate([...answers(['grün', 5]), knockout], 1, DEAR, ORDINARY).knockouts).toEqual([
    { id: 'teilverkauf-rente', question: sample.question, reason: 'Wohnrecht.', evidence: sample.evidence },
  ])
  expect(rate([{ ...knockout, light: 'gelb' }], 1, OPEN, ORDINARY).knockouts).toEqual([])
})

describe('groups', () => {
  test('come all, in the order of the report, with what was asked and answered', () => {
    const open: Answer = { ...sample, id: 'fenster', state: 'nicht im Exposé', light: null }
    const other: Answer = { ...sample, id: 'waermepumpe-pv', ratingGroup: null, light: 'rot' }
    const { groups } = rate(
      [sample, { ...sample, id: 'dach', light: 'rot', weight: 5 }, open, other],
      1,
      OPEN,
      ORDINARY,
    )
    expect(groups.map(({ group }) => group)).toEqual([...RATING_GROUPS])
    expect(groups[1]).toEqual({ group: 'Zustand', score: 0, light: 'rot', answered: 2, asked: 3 })
    expect(groups[0]).toEqual({ group: 'Lage', score: null, light: null, answered: 0, asked: 0 })
  })

  test.each([
    ['rot', 4, 0, 'rot'],
    ['rot', 3, 40, 'gelb'],
    ['gelb', 5, 40, 'gelb'],
    ['grün', 1, 100, 'grün'],
  ] as const)('with %s answers only, of weight %d, have %s points and are %s', (light, weight, score, groupLight) => {
    expect(rate([{ ...sample, light, weight }], 1, OPEN, ORDINARY).groups[1]).toMatchObject({
      score,
      light: groupLight,
    })
  })

  test('are not green beside a heavy yellow finding, however good the rest is', () => {
    const good = OTHERS.map((id): Answer => ({ ...sample, id, weight: 5 }))
    expect(rate([...good, { ...sample, light: 'gelb', weight: 5 }], 1, OPEN, ORDINARY).groups[1]?.light).toBe('gelb')
    expect(rate([...good, { ...sample, light: 'gelb', weight: 4 }], 1, OPEN, ORDINARY).groups[1]?.light).toBe('grün')
  })

  test.each<[QuestionId, RatingGroup]>([
    ['zustand', 'Zustand'],
    ['preisabweichung', 'Preis'],
  ])('are not green while %s is open, which decides %s', (id, group) => {
    const good = OTHERS.map((other): Answer => ({ ...sample, id: other, ratingGroup: group, weight: 5 }))
    const lightWith = (more: readonly Answer[]) =>
      rate([...good, ...more], 1, GREEN, ORDINARY).groups.find(one => one.group === group)?.light
    expect(lightWith([])).toBe('grün')
    expect(lightWith([{ ...sample, id, ratingGroup: group, state: 'nicht im Exposé', light: null }])).toBeNull()
  })

  test('of the price is not green while nobody can say what is right', () => {
    const good = OTHERS.map((id): Answer => ({ ...sample, id, ratingGroup: 'Preis', weight: 5 }))
    const lightOf = (verdict: OfferVerdict) =>
      rate(good, 1, verdict, ORDINARY).groups.find(one => one.group === 'Preis')?.light
    expect([lightOf(GREEN), lightOf({ ...OPEN, limit: null })]).toEqual(['grün', null])
  })

  test('are not green while less than a third of what was asked is answered', () => {
    const open = (id: QuestionId): Answer => ({ ...sample, id, state: 'nicht im Exposé', light: null })
    expect(rate([sample, open('dach'), open('fenster')], 1, OPEN, ORDINARY).groups[1]?.light).toBe('grün')
    expect(rate([sample, open('dach'), open('fenster'), open('elektrik')], 1, OPEN, ORDINARY).groups[1]?.light).toBe(
      'gelb',
    )
  })
})

test('three reasons are given for each side: what saves most, and K.-o. and red before yellow', () => {
  const elsewhere = [{ page: 3, quote: 'Anderes', box: [1, 2, 3, 4] as const }]
  const given = answers(['grün', 1], ['grün', 5], ['grün', 3], ['grün', 4], ['gelb', 5], ['rot', 1], ['gelb', 2]).map(
    one => (one.light === 'grün' ? one : { ...one, evidence: elsewhere }),
  )
  const knockout: Answer = {
    ...sample,
    id: 'mietvertrag',
    light: 'rot',
    knockout: true,
    weight: 1,
    reason: 'Kein Weg.',
    evidence: elsewhere,
  }
  const { pro, contra } = rate(
    [...given, knockout, { ...sample, id: 'internet', weight: 0 }],
    1,
    OPEN,
    ORDINARY,
  ).reasons
  expect(pro.map(({ id }) => id)).toEqual(['dach', 'heizung-baujahr', 'waermepumpe-pv'])
  expect(pro[0]?.sentence).toBe('Wie alt ist das Dach? 2019 erneuert.')
  expect(contra).toMatchObject([
    { id: 'mietvertrag', sentence: 'Kein Weg.' },
    { id: 'fassade-daemmung' },
    { id: 'elektrik' },
  ])
})

test('the published rules name every number that counts', () => {
  const { points, green, yellow, yellowMax, redMax } = THRESHOLDS
  const numbers = RULES.join(' ').match(/\d+/gu)?.map(Number)
  const counted = Object.values(points).map(Math.abs)
  const shares = [VERDICT.reachable, VERDICT.riskOfRed, VERDICT.riskOfYellow].map(one => one * 100)
  const used = [...counted, green, yellow, yellowMax, redMax, VERDICT.heavyRed, VERDICT.heavyYellow, ...shares]
  expect(numbers).toEqual(expect.arrayContaining(used))
})

const lights: readonly Light[] = ['grün', 'gelb', 'rot']
const anyAnswers = fc.uniqueArray(
  fc.record({
    ...Object.fromEntries(Object.entries(sample).map(([key, value]) => [key, fc.constant(value)])),
    id: fc.constantFrom(...CATALOGUE.map(({ id }) => id)),
    group: fc.constantFrom(...GROUPS),
    ratingGroup: fc.constantFrom(null, ...RATING_GROUPS),
    weight: fc.integer({ min: 0, max: 5 }),
    knockout: fc.boolean(),
    core: fc.boolean(),
    state: fc.constantFrom(...STATES),
    light: fc.constantFrom(null, ...lights),
  }) as fc.Arbitrary<Answer>,
  { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
)
const share = fc.double({ min: 0, max: 1, noNaN: true })
const badness = (light: Light) => lights.indexOf(light)

const verdict = fc.constantFrom(GREEN, OPEN, DEAR)

describe('for any answers', () => {
  test('light and score agree', () => {
    fc.assert(
      fc.property(anyAnswers, share, verdict, (given, evidence, found) => {
        const { light, score } = rate(given, evidence, found, ORDINARY)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(light).toBe(score >= 70 ? 'grün' : score >= 40 ? 'gelb' : 'rot')
      }),
    )
  })

  test('a worse answer never improves score or group', () => {
    fc.assert(
      fc.property(anyAnswers, verdict, fc.nat(), fc.constantFrom(...lights), (given, found, which, worse) => {
        const target = given[which % given.length]!
        fc.pre(target.light !== null && badness(target.light) < badness(worse))
        const changed = given.map(answer => (answer === target ? { ...answer, light: worse } : answer))
        const [before, after] = [rate(given, 1, found, ORDINARY), rate(changed, 1, found, ORDINARY)]
        expect(after.score).toBeLessThanOrEqual(before.score)
        after.groups.forEach((group, index) => {
          // An open group says nothing, neither good nor bad.
          const known = before.groups[index]?.score ?? null
          if (known !== null) expect(group.score ?? 0).toBeLessThanOrEqual(known)
        })
      }),
    )
  })

  test('their order does not matter', () => {
    const shuffled = anyAnswers.chain(given =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    )
    fc.assert(
      fc.property(shuffled, share, verdict, ([given, other], evidence, found) => {
        expect(rate(other, evidence, found, ORDINARY)).toEqual(rate(given, evidence, found, ORDINARY))
      }),
    )
  })
})

describe('a cheap price, which may be an alarm,', () => {
  const price = (more: Partial<Answer>): Answer => ({ ...sample, id: 'preisabweichung', ratingGroup: 'Preis', weight: 5, state: 'geschätzt', ...more }) // prettier-ignore
  const others = answers(['grün', 1], ['gelb', 1])
  const alarm = price({ answer: 'Auffällig billig: −48 %', reason: 'Der Preis liegt 48 % unter der Mitte.' })
  const scoreWith = (one: Answer) => rate([...others, one], 1, GREEN, ORDINARY).score

  test('lifts the score no more than a fair one, and a dear one lowers it', () => {
    expect([alarm, price({ answer: '−3 %' })].map(scoreWith)).toEqual([85, 85])
    expect([price({ light: 'gelb' }), price({ light: 'rot' })].map(scoreWith)).toEqual([74, 70])
  })

  test('leaves its group yellow, and a fair one leaves it green', () => {
    const groupOf = (one: Answer) => rate([one], 1, GREEN, ORDINARY).groups.find(({ group }) => group === 'Preis')
    expect(groupOf(alarm)).toMatchObject({ light: 'gelb', score: 40 })
    expect(groupOf(price({ answer: '−3 %' }))).toMatchObject({ light: 'grün', score: 100 })
  })
})
