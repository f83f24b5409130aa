import { describe, expect, test } from 'vitest'
import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { FactKey, FactValue } from '#extraction/domain/facts.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { circumstancesOf } from './advantages.ts'
import { rate } from './rate.ts'
import { ORDINARY } from './ratedOffer.fixture.ts'
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
  answer: '2019 erneuert',
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
      ORDINARY,
    ).reasons.pro.map(({ id }) => id)

  test.each<[string, Partial<Answer>[], QuestionId[]]>([
    ['a good class, once', [{ id: 'energieklasse', answer: 'Klasse B' }, { id: 'energiekennwert', answer: '70,2 kWh/(m²·a)' }], ['energiekennwert']],
    ['no commission that is paid', [{ id: 'kaeuferprovision', answer: '3,57 % inkl. MwSt.', light: null }], []],
    ['none that is not', [{ id: 'kaeuferprovision', answer: 'Keine Provision für den Käufer' }], ['kaeuferprovision']],
    ['nothing that the law asks for, nor what heats', [{ id: 'pflichtangaben-energie' }, { id: 'energietraeger' }, { id: 'denkmalschutz' }], []],
    ['no low Hausgeld, which may only mean that nothing is saved', [{ id: 'weg-hausgeld', answer: '165 €' }], []],
    ['no word of a broker on tenants or surroundings', [{ id: 'mieterstruktur' }, { id: 'oepnv' }, { id: 'lagebeschreibung' }], []],
    ['nothing that is merely so', [{ id: 'etage' }, { id: 'aufzug' }, { id: 'anzahl-einheiten' }, { id: 'klasse-plausibel', state: 'berechnet' }], []],
    ['nothing that half of all homes have', [{ id: 'balkon-terrasse-garten' }, { id: 'stellplatz' }, { id: 'bio-treppe', answer: 'Nein, geheizt wird mit Fernwärme' }], []],
    ['what was done lately', [{ id: 'letzte-modernisierung' }], ['letzte-modernisierung']],
    ['not what was done long ago', [{ id: 'baeder-alter', answer: 'Bad aus dem Jahr 2009' }, { id: 'fenster', answer: 'Fenster 2024, im Erdgeschoss 2008' }], []],
    ['a roof and windows of the last years of their long life', [{ id: 'fenster', answer: 'Fenster aus dem Jahr 2013' }, { id: 'dach', answer: 'Dach erneuert', evidence: [{ page: 1, quote: '2009 Dach neu eingedeckt', box: [0, 0, 1, 1] }] }], ['dach', 'fenster']],
    ['not a roof of long ago', [{ id: 'dach', answer: 'Dach aus dem Jahr 2001' }], []],
    ['nor at a time that nobody tells', [{ id: 'baeder-alter', answer: 'Bad erneuert' }], []],
  ])('is %s', (_, given, expected) => {
    expect(pros(...given)).toEqual(expected)
  }) // prettier-ignore

  test('is no duty that the law lays on every developer', () => {
    const secured = [{ ...sample, id: 'gewaehrleistung-neubau' as const, answer: 'Zahlung nach Baufortschritt (MaBV)' }]
    const pro = (isStillBuilt: boolean) =>
      rate(secured, 1, GREEN, { ...ORDINARY, isStillBuilt }).reasons.pro.map(({ id }) => id)
    expect(pro(true)).toEqual([])
    expect(pro(false)).toEqual(['gewaehrleistung-neubau'])
  })

  test.each([
    ['Im Zuge der Kernsanierung 1998 wurden Fassade und Dach erneuert.', []],
    ['Die Fassade wurde 2012 gedämmt.', ['fassade-daemmung']],
    ['Die Fassade ist gedämmt.', ['fassade-daemmung']],
  ])('is no façade of long ago: %s', (quote, expected) => {
    const evidence = [{ page: 1, quote, box: [0, 0, 1, 1] as const }]
    const facade = [{ ...sample, id: 'fassade-daemmung' as const, answer: 'Fassade erneuert', evidence }]
    expect(rate(facade, 1, GREEN, ORDINARY).reasons.pro.map(({ id }) => id)).toEqual(expected)
  })

  test.each<[QuestionId, Partial<typeof ORDINARY>, boolean]>([
    ['kaufen-vs-mieten', { timesOfRent: 0.92 }, true],
    ['kaufen-vs-mieten', { timesOfRent: 1.02 }, false],
    ['kaufen-vs-mieten', { timesOfRent: null }, false],
    ['preisabweichung', { priceOff: -3 }, true],
    ['preisabweichung', { priceOff: 3 }, false],
  ])('is what was calculated: %s at %o is %s', (id, calculated, expected) => {
    const { reasons } = rate([{ ...sample, id, state: 'geschätzt' }], 1, GREEN, { ...ORDINARY, ...calculated })
    expect(reasons.pro.map(one => one.id)).toEqual(expected ? [id] : [])
  })

  test('is no price below all of the range, and none above its limit: the one is a reason to ask, the other too much', () => {
    const cheap = [{ ...sample, id: 'preisabweichung' as const, answer: '−27,3 % gegenüber 590.000 €', state: 'geschätzt' as const }] // prettier-ignore
    const pro = (isBelowRange: boolean) => rate(cheap, 1, GREEN, { ...ORDINARY, isBelowRange }).reasons.pro.map(({ id }) => id) // prettier-ignore
    expect(pro(true)).toEqual([])
    expect(pro(false)).toEqual(['preisabweichung'])
    expect(rate(cheap, 1, GREEN, { ...ORDINARY, isAboveLimit: true }).reasons.pro).toEqual([])
  })

  test.each<[Partial<Record<FactKey, FactValue>>, QuestionId, boolean]>([
    [{ energieklasse: 'E', energiekennwert: 147.3 }, 'energieklasse', false],
    [{ energiekennwert: 147.3 }, 'energieklasse', false],
    [{ energieklasse: 'C', energiekennwert: 147.3 }, 'energieklasse', true],
    [{ energiekennwert: 98 }, 'energieklasse', true],
    [{}, 'energieklasse', true],
    [{ zustand: 'gepflegt' }, 'zustand', false],
    [{ zustand: 'neuwertig' }, 'zustand', true],
    [{ erhaltungsruecklage: 19_000, einheiten: 8, wohnflaeche: 81 }, 'weg-ruecklage', false],
    [{ erhaltungsruecklage: 148_900, einheiten: 18, wohnflaeche: 58 }, 'weg-ruecklage', true],
    [{ erhaltungsruecklage: 148_900, wohnflaeche: 58 }, 'weg-ruecklage', false],
    [{ erhaltungsruecklage: 4_000, wohnflaeche: 58 }, 'weg-ruecklage', true],
    [{ erbbaurecht: true, erbbauzinsJahr: 10_170 }, 'kaufpreisfaktor', false],
    [{ erbbaurecht: true, erbbauzinsJahr: 10_170 }, 'preisabweichung', false],
    [{ erbbaurecht: true, erbbauzinsJahr: 10_170, erbbauRestlaufzeit: '31.12.2080' }, 'kaufpreisfaktor', true],
    [{ erbbaurecht: false }, 'kaufpreisfaktor', true],
  ])('is what is better than usual: of %o %s is %s', (stated, id, expected) => {
    const of = circumstancesOf(offerWith(stated), calendarDate('2026-11-26'))
    const { reasons } = rate([{ ...sample, id }], 1, GREEN, { ...ORDINARY, ...of })
    expect(reasons.pro.map(one => one.id)).toEqual(expected ? [id] : [])
  })

  test('is nothing that a developer promises, and has not done', () => {
    const ids = (isStillBuilt: boolean) => rate([{ ...sample, id: 'zustand' }], 1, GREEN, { ...ORDINARY, isStillBuilt }).reasons.pro.map(({ id }) => id) // prettier-ignore
    expect([ids(false), ids(true)]).toEqual([['zustand'], []])
  })

  test('is no sentence that speaks against it elsewhere; a stated value may be both', () => {
    const evidence = [{ page: 2, quote: 'per Geh- und Fahrtrecht erschlossen', box: [1, 2, 3, 4] as const }]
    const against: Partial<Answer> = { id: 'wegerecht-leitungsrecht', light: 'gelb', evidence }
    expect(pros({ id: 'waermepumpe-pv', evidence }, against)).toEqual([])
    expect(pros({ id: 'waermepumpe-pv', evidence, inputs: ['keller'] }, against)).toEqual(['waermepumpe-pv'])
    expect(pros({ id: 'waermepumpe-pv' }, against)).toEqual(['waermepumpe-pv'])
  })
})

describe('a group without the answer that makes it', () => {
  const groupOf = (...given: readonly Partial<Answer>[]) =>
    rate(
      given.map(one => ({ ...sample, ...one })),
      1,
      GREEN,
      ORDINARY,
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
        ORDINARY,
      ).groups.find(({ group }) => group === 'Energie')?.light
    expect([energy(), energy('energieklasse'), energy('energiekennwert')]).toEqual([null, 'grün', 'grün'])
  })
})

test('a price above its limit by no more than an estimate may be off leaves its group yellow', () => {
  const price: Answer = { ...sample, id: 'preisabweichung', ratingGroup: 'Preis', weight: 5, state: 'geschätzt', answer: '+12 %' } // prettier-ignore
  const rated = (isAboveLimit: boolean) => rate([{ ...sample, weight: 5 }, price], 1, GREEN, { ...ORDINARY, isAboveLimit }) // prettier-ignore
  const groupOf = (isAboveLimit: boolean) => rated(isAboveLimit).groups.find(({ group }) => group === 'Preis')
  expect([groupOf(false), groupOf(true)]).toMatchObject([{ light: 'grün', score: 100 }, { light: 'gelb' }])
  expect([rated(false).score, rated(true).score]).toEqual([100, 85])
  expect(rated(true)).toMatchObject({ light: 'grün', reasons: { contra: [] } })
})

test('a price below a guess is no plus of a ground lease that ends before a loan would', () => {
  const price: Answer = { ...sample, id: 'preisabweichung', state: 'geschätzt', answer: '−7 % gegenüber 247.000 €' }
  const term: Answer = { ...sample, id: 'erbbau-restlaufzeit', light: 'gelb', answer: 'noch 16 Jahre' }
  const prosOf = (...given: Answer[]) => rate(given, 1, GREEN, ORDINARY).reasons.pro.map(({ id }) => id)
  expect(prosOf(price)).toEqual(['preisabweichung'])
  expect(prosOf(price, { ...term, light: 'grün' })).toContain('preisabweichung')
  expect(prosOf(price, term)).toEqual([])
})

test('what speaks for an offer begins with what saves the most money', () => {
  const given: readonly Partial<Answer>[] = [
    { id: 'barrierefrei', answer: 'Stufenlos', weight: 5 },
    { id: 'kaeuferprovision', answer: 'Keine Provision für den Käufer' },
    { id: 'preisabweichung', state: 'geschätzt', answer: '−13,2 % gegenüber 574.000 €' },
    { id: 'dach', answer: 'Dach 2021 erneuert' },
  ]
  const pros = (priceOff: number) =>
    rate(given.map(one => ({ ...sample, ...one })), 1, GREEN, { ...ORDINARY, priceOff }).reasons.pro.map(({ id }) => id) // prettier-ignore
  expect(pros(-13.2)).toEqual(['preisabweichung', 'dach', 'kaeuferprovision'])
  expect(pros(-1.2)).toEqual(['dach', 'kaeuferprovision', 'preisabweichung'])
  // So much below is rather an estimate that is too high.
  expect(pros(-21.4)).toEqual(['dach', 'kaeuferprovision', 'preisabweichung'])
})
