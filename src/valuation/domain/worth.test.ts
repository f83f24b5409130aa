import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { add, euro, inEuro, subtract, ZERO } from '#kernel/money.ts'
import { appraise } from './appraisal.ts'
import { limitStep } from './limitSteps.ts'
import { FLAT, HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'
import { type WorthGrounds, worthOf } from './worth.ts'

const day = calendarDate('2026-11-22')
const PLAIN: WorthGrounds = {
  parking: ZERO,
  works: [],
  repairs: [],
  worksAre: 'named',
  worksAtWorst: ZERO,
  worksUntouched: [],
  worksOnVacancy: false,
  isConditionTold: true,
  burden: ZERO,
  rentYear: null,
}
const line = (amount: number) => limitStep('Bad', '', euro(amount))
const appraisalOf = (values: Values) =>
  appraise({ offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS }, day)
const of = (values: Values, more: Partial<WorthGrounds> = {}) => worthOf(appraisalOf(values), { ...PLAIN, ...more })!

describe('the highest price that is right', () => {
  test('lies above the middle by half of the range, but by no more than a tenth', () => {
    const { mid, high } = appraisalOf(FLAT).estimate!
    const { ceiling, limitedBy } = of(FLAT)
    expect(limitedBy).toBe('schaetzung')
    expect(ceiling.cents).toBeGreaterThan(mid.cents)
    expect(inEuro(ceiling)).toBeLessThanOrEqual(inEuro(mid) + (inEuro(high) - inEuro(mid)) / 2 + 1000)
    expect(inEuro(ceiling)).toBeLessThanOrEqual(inEuro(mid) * 1.1)
  })

  test('is the middle where a flat in the house has no permit', () => {
    const { mid } = appraisalOf(HOUSE).estimate!
    const { ceiling, steps } = of(HOUSE, { isPartOpen: true })
    expect(ceiling.cents).toBeLessThanOrEqual(mid.cents)
    expect(steps.candidates[0]?.steps[0]?.formula).toContain('mit einer Wohnung ohne Genehmigung ohne Aufschlag')
  })

  test('is the middle of a house that is bought for its rent, and of an Erbbaurecht', () => {
    const { mid } = appraisalOf(FLAT).estimate!
    expect(inEuro(of(FLAT, { mostAbove: 0 }).ceiling)).toBe(Math.floor(inEuro(mid) / 1000) * 1000)
    const ground = { ...FLAT, erbbaurecht: true, erbbauzinsJahr: 1_200, erbbauEnde: '31.12.2080' }
    expect(of(ground).ceiling.cents).toBeLessThanOrEqual(appraisalOf(ground).estimate!.mid.cents)
  })

  test('falls with the works that are due, once they cost more than they lift the value', () => {
    const worn = { ...HOUSE, zustand: 'renovierungsbedürftig' }
    const [none, many] = [of(worn), of(worn, { works: [line(250_000)] })]
    expect(many.limitedBy).toBe('arbeiten')
    expect(many.ceiling.cents).toBeLessThan(none.ceiling.cents)
    expect(of({ ...HOUSE, zustand: 'modernisiert' }, { works: [line(250_000)] }).limitedBy).toBe('schaetzung')
  })

  test('falls with a leaking roof, which alone makes no home modernised', () => {
    const kept = { ...HOUSE, zustand: 'gepflegt' }
    const [sound, all, roof] = [of(kept), of(kept, { works: [line(20_000)] }), of(kept, { works: [line(20_000)], made: 0.14 })] // prettier-ignore
    expect(roof.limitedBy).toBe('arbeiten')
    expect(roof.ceiling.cents).toBeLessThan(all.ceiling.cents)
    expect(inEuro(sound.ceiling) - inEuro(roof.ceiling)).toBeGreaterThan(10_000)
    expect(inEuro(sound.ceiling) - inEuro(roof.ceiling)).toBeLessThanOrEqual(21_000)
  })

  test('is never less than half of the home as it stands, however much the works cost', () => {
    const worn = { ...HOUSE, zustand: 'sanierungsbedürftig' }
    const { ceiling } = of(worn, { works: [line(5_000_000)] })
    expect(ceiling.cents).toBeGreaterThan(0)
    expect(ceiling.cents).toBeGreaterThanOrEqual(appraisalOf(worn).estimate!.mid.cents * 0.5 - euro(1000).cents)
  })

  test.each<[what: string, values: Values, share: number]>([
    ['nine tenths of an old house where houses are cheap', { plz: '08529', ort: 'Plauen', baujahr: 1936 }, 0.9],
    ['half of one that is not old', { plz: '08529', ort: 'Plauen', baujahr: 1962 }, 0.5],
    ['half of an old one where houses are dear', { baujahr: 1936 }, 0.5],
  ])('is never less than %s', (_, values, share) => {
    const worn = { ...HOUSE, zustand: 'sanierungsbedürftig', ...values }
    const { mid } = appraisalOf(worn).estimate!
    const { ceiling } = of(worn, { works: [line(5_000_000)] })
    expect(inEuro(ceiling)).toBe(Math.floor((inEuro(mid) * share) / 1000) * 1000)
  })

  test.each<[repairs: number, off: number | null]>([
    [10_000, 10_000],
    [24_000, 24_000],
    // A damage takes no more than half of the middle.
    [5_000_000, null],
  ])('is less by a damage of %i €, which lifts no value, down to half of the middle', (repairs, off) => {
    const kept = { ...HOUSE, zustand: 'gepflegt' }
    const [sound, damaged] = [of(kept), of(kept, { repairs: [line(repairs)] })]
    const most = inEuro(sound.ceiling) - (off ?? 0)
    if (off === null)
      expect(inEuro(damaged.ceiling)).toBe(Math.floor(inEuro(appraisalOf(kept).estimate!.mid) / 2000) * 1000) // prettier-ignore
    else expect(Math.abs(inEuro(damaged.ceiling) - most)).toBeLessThanOrEqual(1000)
    expect(damaged.prudent.cents).toBeLessThanOrEqual(damaged.ceiling.cents)
    expect(damaged.best.cents).toBeLessThan(sound.best.cents)
    expect(damaged.steps.further.at(-1)?.amount).toEqual(damaged.ceiling)
  })

  test('is 30 yearly rents where the rent carries no more', () => {
    expect(of(HOUSE, { rentYear: line(1000) })).toMatchObject({ limitedBy: 'ertrag', ceiling: euro(30_000) })
  })

  test.each([
    // 22.3 × (level of the place ÷ 2,700) to the power of 0.4, at most 30.
    ['08056', 'Zwickau', 16_000, 18_000],
    ['26129', 'Oldenburg', 22_000, 25_000],
    ['80331', 'München', 30_000, 30_000],
  ] as const)('for a let flat is so many yearly rents as are usual at the place: %s %s', (plz, ort, least, most) => {
    const { ceiling, limitedBy } = of({ ...FLAT, plz, ort }, { rentYear: line(1000) })
    expect(limitedBy).toBe('ertrag')
    expect(inEuro(ceiling)).toBeGreaterThanOrEqual(least)
    expect(inEuro(ceiling)).toBeLessThanOrEqual(most)
  })

  test('has the parking in it that the price includes', () => {
    expect(of(FLAT, { parking: euro(20_000) }).ceiling).toEqual(add(of(FLAT).ceiling, euro(20_000)))
  })

  test('is less by what is paid beside the price, once', () => {
    const told = { ...FLAT, zustand: 'gepflegt', energieklasse: 'C' }
    const [free, burdened] = [of(told), of(told, { burden: euro(20_000) })]
    expect(burdened.ceiling).toEqual(subtract(free.ceiling, euro(20_000)))
    expect(burdened.prudent).toEqual(subtract(free.prudent, euro(20_000)))
    expect(burdened.best).toEqual(subtract(free.best, euro(20_000)))
  })

  test('is not named where most of the value is land and the plot is not told', () => {
    const dear = { ...HOUSE, plz: '81377', ort: 'München' }
    expect(of(dear).unnamed).toBeNull()
    expect(of({ ...dear, grundstuecksflaeche: undefined as never }).unnamed?.sentence).toContain('Grundstücksfläche')
    expect(
      of({ ...HOUSE, plz: '06567', ort: 'Bad Frankenhausen', grundstuecksflaeche: undefined as never }).unnamed,
    ).toBeNull()
  })

  test('is not known without an estimate', () => {
    expect(worthOf(appraisalOf({ ...FLAT, wohnflaeche: undefined as never }), PLAIN)).toBeNull()
  })
})

/** "143.000 € × 1,06 ÷ 0,75 (…)", "202.107 € + 9,25 %", "165.000 € − 40.000 €": as a reader would with a calculator. */
function calculated(formula: string): number | null {
  const plain = formula
    .replaceAll('\u00a0', ' ')
    .replace(/^Mitte /u, '')
    .replace(/\([^)]*(?:\([^)]*\)[^)]*)*\)/gu, '')
    .trim()
  const terms = [...plain.matchAll(/([×÷+−]?) ?(\d[\d.]*(?:,\d+)?) ?(€|%)?/gu)]
  if (
    terms
      .map(([all]) => all)
      .join('')
      .replace(/\s/gu, '') !== plain.replace(/\s/gu, '')
  )
    return null
  return terms.reduce((value, [, sign, digits = '', unit]) => {
    const number = Number(digits.replaceAll('.', '').replace(',', '.'))
    if (sign === '×') return value * number
    if (sign === '÷') return value / number
    if (unit === '%') return value * (1 + number / 100)
    return sign === '−' ? value - number : value + number
  }, 0)
}

describe('how the limit comes about', () => {
  const poor = { ...FLAT, zustand: 'sanierungsbedürftig', energieklasse: 'G' }
  test.each<[string, Values, Partial<WorthGrounds>]>([
    ['by the estimate', FLAT, {}],
    ['by works', poor, { works: [line(31_250), line(8_400)] }],
    ['by works that leave it as it stands', poor, { works: [line(900_000)] }],
    ['by rent', { ...FLAT, zustand: 'gepflegt' }, { rentYear: line(4_800) }],
    ['with what is beside the price', FLAT, { burden: euro(12_345), parking: euro(20_000) }],
    ['of a house of flats', { ...FLAT, objektart: 'Mehrfamilienhaus', wohnflaeche: 438, zustand: 'renovierungsbedürftig' }, { works: [line(58_000), line(25_000)], mostAbove: 0 }], // prettier-ignore
  ])(
    '%s: whoever has the printed numbers comes to each amount, and from the least of them to the limit',
    (_by, values, more) => {
      const { ceiling, limitedBy, steps } = of(values, more)
      const formulas = steps.candidates
        .flatMap(one => one.steps)
        .filter(({ label, formula }) => !label.startsWith('ab: ') && formula !== '')
      for (const { formula, amount } of formulas) {
        const value = calculated(formula)
        if (value !== null) expect(Math.abs(value - inEuro(amount)), formula).toBeLessThanOrEqual(1)
      }
      expect(formulas.filter(({ formula }) => calculated(formula) !== null).length).toBeGreaterThan(0)
      const ends = steps.candidates.map(one => ({ limit: one.limit, amount: one.steps.at(-1)!.amount.cents }))
      const least = ends.reduce((a, b) => (b.amount < a.amount ? b : a))
      expect(least.limit).toBe(limitedBy)
      const { burden = ZERO, parking = ZERO } = more
      const rounded = Math.floor((least.amount - burden.cents) / 100_000) * 100_000
      expect(ceiling.cents).toBe(rounded + parking.cents)
      expect(steps.further.at(-1)!.amount).toEqual(ceiling)
      for (const { amount } of formulas) expect(Math.abs(amount.cents % 100)).toBe(0)
    },
  )
})

test.each(['zustand', 'energieklasse', 'baujahr'] as const)(
  'without %s a price must be lower to be right, and it is named',
  key => {
    const { FLAT: known } = { FLAT: { ...FLAT, energieklasse: 'D', zustand: 'gepflegt' } }
    const silent = [key, 'energiekennwert']
    const less = of(Object.fromEntries(Object.entries(known).filter(([name]) => !silent.includes(name))))
    expect(less.open.map(({ id }) => id)).toContain(key)
    expect(less.prudent.cents / less.ceiling.cents).toBeLessThan(of(known).prudent.cents / of(known).ceiling.cents)
  },
)

const UNTOLD = Object.fromEntries(Object.entries(FLAT).filter(([key]) => key !== 'zustand'))

test('what is right at best has its way too, with what is paid beside the price', () => {
  const { ceiling, best, steps, beside } = of(UNTOLD, {
    isConditionTold: false,
    burden: euro(12_345),
    parking: euro(20_000),
  })
  expect(best.cents).toBeGreaterThan(ceiling.cents)
  expect(beside).toEqual(euro(12_345))
  expect(steps.best?.amount).toEqual(best)
  const [before = 0, less = 0, , more = 0] = [...(steps.best?.formula ?? '').matchAll(/[\d.]+/gu)].map(([text]) => Number(text.replaceAll('.', ''))) // prettier-ignore
  expect(Math.floor((before - less) / 1000) * 1000 + more).toBe(inEuro(best))
  expect(of(FLAT).steps.best).toBeUndefined()
})
