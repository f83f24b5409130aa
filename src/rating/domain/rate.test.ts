import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Answer, GROUPS, type Light, RATING_GROUPS, STATES } from '#questions/domain/answer.ts'
import { CATALOGUE, type QuestionId } from '#questions/domain/catalogue.ts'
import { rate } from './rate.ts'
import { RULES, THRESHOLDS } from './thresholds.ts'

/** Without a judgement of the price nothing is green. */
const PRICE = 'preisabweichung'
const sample: Answer = {
  id: PRICE,
  group: 'Zustand & Substanz',
  ratingGroup: 'Zustand',
  question: 'Wie alt ist das Dach?',
  weight: 4,
  knockout: false,
  core: true,
  state: 'belegt',
  answer: '2015 erneuert',
  evidence: [{ page: 2, quote: 'Dach 2015', box: [1, 2, 3, 4] }],
  inputs: [],
  light: 'grün',
}

const OTHERS: readonly QuestionId[] = ['aufzug', 'bauweise', 'dach', 'elektrik', 'fassade-daemmung', 'keller']

/** As many answers as lights, of one weight each. */
function answers(...given: readonly (readonly [Light | null, number])[]): Answer[] {
  return given.map(([light, weight], index) => ({
    ...sample,
    id: index === 0 ? PRICE : (OTHERS[index - 1] ?? 'fenster'),
    light,
    weight,
  }))
}

describe('the weighted mean of the judged answers decides the light and the place in its band of scores', () => {
  test.each([
    [answers(['grün', 1]), 100, 'grün'],
    [answers(['grün', 3], ['gelb', 1]), 75, 'grün'],
    [answers(['grün', 7], ['gelb', 3]), 70, 'grün'],
    [answers(['grün', 3], ['gelb', 3]), 55, 'gelb'],
    [answers(['grün', 6.9], ['gelb', 3.1]), 60, 'gelb'],
    [answers(['gelb', 4]), 40, 'gelb'],
    [answers(['grün', 5], [null, 5]), 100, 'grün'],
    [answers(['rot', 3], ['gelb', 4]), 40, 'gelb'],
    [answers(['rot', 3]), 40, 'gelb'],
    [answers(['grün', 5], ['grün', 5], ['grün', 5], ['rot', 3]), 59, 'gelb'],
    [answers(['grün', 9], ['grün', 9], ['rot', 2]), 80, 'grün'],
    [answers(['grün', 9], ['grün', 9], ['grün', 9], ['rot', 4]), 62, 'gelb'],
    [answers(['grün', 9], ['grün', 9], ['grün', 9], ['gelb', 4]), 87, 'grün'],
    [answers(['grün', 9], ['grün', 9], ['grün', 9], ['gelb', 5]), 64, 'gelb'],
    [answers([null, 5]), 50, 'gelb'],
    [answers(['grün', 0]), 50, 'gelb'],
    [[], 50, 'gelb'],
  ])('case %#', (given, score, light) => {
    expect(rate(given, 0.5)).toMatchObject({ score, light })
  })

  test('and what is open counts for nothing, whatever colour it carries', () => {
    const open: Answer = { ...sample, id: 'fenster', state: 'nicht im Exposé', light: 'rot', knockout: true, weight: 5 }
    expect(rate([sample, open], 1)).toMatchObject({ score: 100, light: 'grün', knockouts: [], obstacles: [] })
  })
})

describe('a K.-o.', () => {
  const knockout: Answer = {
    ...sample,
    id: 'wohnrecht-niessbrauch',
    light: 'rot',
    knockout: true,
    weight: 5,
    reason: 'Wohnrecht.',
  }

  test('makes the Ampel red and is named with its proof', () => {
    const rating = rate([...answers(['grün', 5], ['grün', 5], ['grün', 5]), knockout], 1)
    expect(rating).toMatchObject({ light: 'rot', score: 20, obstacles: [{ rule: 'knockout', sentence: 'Wohnrecht.' }] })
    expect(rating.knockouts).toEqual([
      { id: 'wohnrecht-niessbrauch', question: sample.question, reason: 'Wohnrecht.', evidence: sample.evidence },
    ])
  })

  test('leaves nothing where nothing else is good', () => {
    expect(rate([knockout, ...answers(['gelb', 5])], 1).score).toBe(0)
  })

  test('makes its group red', () => {
    const group = rate([knockout, ...answers(['grün', 5], ['grün', 5], ['grün', 5])], 1).groups[1]
    expect(group).toEqual({ group: 'Zustand', score: 20, light: 'rot', answered: 4, asked: 4 })
  })

  test('is none while it is yellow', () => {
    expect(rate([{ ...knockout, light: 'gelb' }], 1)).toMatchObject({ light: 'gelb', knockouts: [] })
  })
})

test('without a judgement of the price nothing is green', () => {
  const rating = rate([{ ...sample, id: 'dach' }], 1)
  expect(rating).toMatchObject({ light: 'gelb', score: 69, obstacles: [{ rule: 'price' }] })
})

describe('the share of evidence', () => {
  test.each([
    [0.5, 100, 'grün', []],
    [0.2951, 100, 'grün', []],
    [0.2949, 69, 'gelb', ['Erst 29\u00a0% der Kernfragen sind nach Gewicht belegt; für Grün braucht es 30\u00a0%.']],
    [0.1, 69, 'gelb', ['Erst 10\u00a0% der Kernfragen sind nach Gewicht belegt; für Grün braucht es 30\u00a0%.']],
    [0, 69, 'gelb', ['Erst 0\u00a0% der Kernfragen sind nach Gewicht belegt; für Grün braucht es 30\u00a0%.']],
  ])('%s gives at most %s points', (share, score, light, sentences) => {
    const rating = rate([sample], share)
    expect(rating).toMatchObject({ score, light, evidenceShare: share })
    expect(rating.obstacles.map(({ sentence }) => sentence)).toEqual(sentences)
  })
})

describe('groups', () => {
  test('come all, in the order of the report, with what was asked and answered', () => {
    const open: Answer = { ...sample, id: 'fenster', state: 'nicht im Exposé', light: null }
    const other: Answer = { ...sample, id: 'aufzug', ratingGroup: null, light: 'rot' }
    const { groups } = rate([sample, { ...sample, id: 'dach', light: 'rot', weight: 5 }, open, other], 1)
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
    expect(rate([{ ...sample, light, weight }], 1).groups[1]).toMatchObject({ score, light: groupLight })
  })

  test('are not green while less than a third of what was asked is answered', () => {
    const open = (id: QuestionId): Answer => ({ ...sample, id, state: 'nicht im Exposé', light: null })
    expect(rate([sample, open('dach'), open('fenster')], 1).groups[1]?.light).toBe('grün')
    expect(rate([sample, open('dach'), open('fenster'), open('elektrik')], 1).groups[1]?.light).toBe('gelb')
  })
})

test('the three weightiest reasons are given for each side, K.-o. and red before yellow', () => {
  const given = answers(['grün', 1], ['grün', 5], ['grün', 3], ['grün', 4], ['gelb', 5], ['rot', 1], ['gelb', 2])
  const knockout: Answer = {
    ...sample,
    id: 'mietvertrag',
    light: 'rot',
    knockout: true,
    weight: 1,
    reason: 'Kein Weg.',
  }
  const { pro, contra } = rate([...given, knockout, { ...sample, id: 'internet', weight: 0 }], 1).reasons
  expect(pro.map(({ id }) => id)).toEqual(['aufzug', 'dach', 'bauweise'])
  expect(pro[0]?.sentence).toBe('Wie alt ist das Dach? 2015 erneuert.')
  expect(contra).toMatchObject([
    { id: 'mietvertrag', sentence: 'Kein Weg.' },
    { id: 'fassade-daemmung' },
    { id: 'elektrik' },
  ])
})

test('the published rules name every number that counts', () => {
  const { points, green, yellow, yellowMost, redMost, evidenceForGreen, heavy, heavyYellow } = THRESHOLDS
  const numbers = RULES.join(' ').match(/\d+/gu)?.map(Number)
  const counted = Object.values(points).map(Math.abs)
  const used = [...counted, green, yellow, yellowMost, redMost, evidenceForGreen * 100, heavy, heavyYellow]
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

describe('for any answers', () => {
  test('light and score agree, and only a K.-o. makes the Ampel red', () => {
    fc.assert(
      fc.property(anyAnswers, share, (given, evidence) => {
        const { light, score, knockouts } = rate(given, evidence)
        expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
        expect(light).toBe(score >= 70 ? 'grün' : score >= 40 ? 'gelb' : 'rot')
        expect(light === 'rot').toBe(knockouts.length > 0)
      }),
    )
  })

  test('an answer that falls away never turns the light red', () => {
    fc.assert(
      fc.property(anyAnswers, share, share, fc.nat(), (given, before, after, which) => {
        const open = which % given.length
        const fewer = given.map((answer, index): Answer => {
          return index === open ? { ...answer, state: 'nicht im Exposé', light: null } : answer
        })
        if (rate(given, before).light !== 'rot') expect(rate(fewer, after).light).not.toBe('rot')
        expect(rate([], after).light).not.toBe('rot')
      }),
    )
  })

  test('a worse answer never improves light, score or group', () => {
    fc.assert(
      fc.property(anyAnswers, share, fc.nat(), fc.constantFrom(...lights), (given, evidence, which, worse) => {
        const target = given[which % given.length]!
        fc.pre(target.light !== null && badness(target.light) < badness(worse))
        const changed = given.map(answer => (answer === target ? { ...answer, light: worse } : answer))
        const [before, after] = [rate(given, evidence), rate(changed, evidence)]
        expect(after.score).toBeLessThanOrEqual(before.score)
        expect(badness(after.light)).toBeGreaterThanOrEqual(badness(before.light))
        after.groups.forEach((group, index) => {
          expect(group.score ?? 0).toBeLessThanOrEqual(before.groups[index]?.score ?? 0)
        })
      }),
    )
  })

  test('less evidence never improves the rating', () => {
    fc.assert(
      fc.property(anyAnswers, share, share, (given, a, b) => {
        expect(rate(given, Math.min(a, b)).score).toBeLessThanOrEqual(rate(given, Math.max(a, b)).score)
      }),
    )
  })

  test('their order does not matter', () => {
    const shuffled = anyAnswers.chain(given =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    )
    fc.assert(
      fc.property(shuffled, share, ([given, other], evidence) => {
        expect(rate(other, evidence)).toEqual(rate(given, evidence))
      }),
    )
  })
})
