import { describe, expect, test } from 'vitest'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { rate, usesLittleEnergy } from './rate.ts'
import type { OfferVerdict } from './verdict.ts'

const sample: Answer = {
  id: 'heizung-baujahr',
  group: 'Zustand & Substanz',
  ratingGroup: 'Zustand',
  question: 'Wie alt ist das Dach?',
  weight: 4,
  knockout: false,
  core: true,
  state: 'belegt',
  answer: '2015 erneuert',
  evidence: [],
  inputs: [],
  light: 'grün',
}
const GREEN: OfferVerdict = {
  id: 'weiterverfolgen',
  light: 'grün',
  because: 'fine',
  sentence: 'Gut.',
  limit: null,
  points: [],
}

describe('what speaks for an offer', () => {
  const pros = (...given: readonly Partial<Answer>[]) =>
    rate(
      given.map(one => ({ ...sample, ...one })),
      1,
      GREEN,
    ).reasons.pro.map(({ id }) => id)

  test.each<[string, Partial<Answer>[], QuestionId[]]>([
    ['a good class, once', [{ id: 'energieklasse', answer: 'Klasse B' }, { id: 'energiekennwert', answer: '70,2 kWh/(m²·a)' }], ['energiekennwert']],
    ['no commission that is paid', [{ id: 'kaeuferprovision', answer: '3,57 % inkl. MwSt.' }], []],
    ['none that is not', [{ id: 'kaeuferprovision', answer: 'Keine Provision für den Käufer' }], ['kaeuferprovision']],
    ['nothing that the law asks for, nor what heats', [{ id: 'pflichtangaben-energie' }, { id: 'energietraeger' }, { id: 'denkmalschutz' }], []],
    ['a low Hausgeld', [{ id: 'weg-hausgeld', answer: '165 €' }], ['weg-hausgeld']],
    ['but none of a house that waits for works', [{ id: 'weg-hausgeld' }, { id: 'zustand', light: 'gelb' }], []],
    ['what was done', [{ id: 'letzte-modernisierung' }], ['letzte-modernisierung']],
  ])('is %s', (_, given, expected) => {
    expect(pros(...given)).toEqual(expected)
  }) // prettier-ignore

  test.each([
    [{ energieklasse: 'E', energiekennwert: 147.3 }, []],
    [{ energieklasse: null, energiekennwert: 147.3 }, []],
    [{ energieklasse: 'C', energiekennwert: 147.3 }, ['energieklasse']],
    [{ energieklasse: null, energiekennwert: 98 }, ['energieklasse']],
    [{ energieklasse: null, energiekennwert: null }, ['energieklasse']],
  ] as const)('is no energy that is usual for its age: %o', ({ energieklasse, energiekennwert }, expected) => {
    const usesLittle = usesLittleEnergy({ energieklasse, numbers: { energiekennwert } })
    const { reasons } = rate([{ ...sample, id: 'energieklasse' }], 1, GREEN, { usesLittle })
    expect(reasons.pro.map(({ id }) => id)).toEqual(expected)
  })

  test('is nothing that a developer promises, and has not done', () => {
    const ids = (isStillBuilt: boolean) => rate([{ ...sample, id: 'zustand' }], 1, GREEN, { isStillBuilt }).reasons.pro.map(({ id }) => id) // prettier-ignore
    expect([ids(false), ids(true)]).toEqual([['zustand'], []])
  })

  test('is no sentence that speaks against it elsewhere; a stated value may be both', () => {
    const evidence = [{ page: 2, quote: 'per Geh- und Fahrtrecht erschlossen', box: [1, 2, 3, 4] as const }]
    const against: Partial<Answer> = { id: 'wegerecht-leitungsrecht', light: 'gelb', evidence }
    expect(pros({ id: 'keller', evidence }, against)).toEqual([])
    expect(pros({ id: 'keller', evidence, inputs: ['keller'] }, against)).toEqual(['keller'])
    expect(pros({ id: 'keller' }, against)).toEqual(['keller'])
  })
})

describe('a group without the answer that makes it', () => {
  const groupOf = (...given: readonly Partial<Answer>[]) =>
    rate(
      given.map(one => ({ ...sample, ...one })),
      1,
      GREEN,
    ).groups.find(({ group }) => group === 'Zustand')
  const untold: Partial<Answer> = { id: 'zustand', state: 'nicht im Exposé', light: null }

  test('is open, not green, and tells what was found against it', () => {
    expect(groupOf({})).toMatchObject({ light: 'grün', score: 100 })
    expect(groupOf({}, untold)).toMatchObject({ light: null, score: null })
    expect(groupOf({}, untold, { id: 'dach', light: 'gelb' })).toMatchObject({ light: 'gelb' })
    expect(groupOf({}, { ...untold, state: 'belegt', light: 'grün' })).toMatchObject({ light: 'grün' })
  })

  test('of energy is one where neither class nor value is told', () => {
    const energy = (...ids: readonly QuestionId[]) =>
      rate(
        [
          { ...sample, ratingGroup: 'Energie' as const },
          ...(['energieklasse', 'energiekennwert'] as const).map(id => ({
            ...sample,
            id,
            ratingGroup: 'Energie' as const,
            ...(ids.includes(id) ? {} : { state: 'nicht im Exposé' as const, light: null }),
          })),
        ],
        1,
        GREEN,
      ).groups.find(({ group }) => group === 'Energie')?.light
    expect([energy(), energy('energieklasse'), energy('energiekennwert')]).toEqual([null, 'grün', 'grün'])
  })
})
