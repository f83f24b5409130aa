import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro, type Money } from '#kernel/money.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import { appraise } from '#valuation/domain/appraisal.ts'
import { negotiate } from '#valuation/domain/negotiation.ts'
import { BLOCK, FLAT, HOUSE, offerWith, type Values } from '#valuation/domain/offer.fixture.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'
import { NO_REMARK_FLAGS, type RemarkFlags } from '#valuation/domain/remarkFlags.ts'
import { signalsOf } from '#valuation/domain/signals.ts'
import type { Finding } from '../answer.ts'
import type { QuestionId } from '../catalogue.ts'
import { priceFindings } from './price.ts'

const day = calendarDate('2026-11-20')
const quote = { page: 2, quote: 'Bodenrichtwert 350 €/m²', box: [0, 0, 1, 1] as const }

function appraisalOf(values: Values, remarkFlags = NO_REMARK_FLAGS) {
  return appraise({ offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags }, day)
}

function of(
  values: Values,
  price: Money | null,
  remarkFlags: RemarkFlags = NO_REMARK_FLAGS,
  isNamed = true,
  named: Money | null = null,
  signals = signalsOf([], false, null),
) {
  // prettier-ignore
  const offer = offerWith(values)
  const appraisal = appraisalOf(values, remarkFlags)
  const mid = appraisal.estimate ? inEuro(appraisal.estimate.mid) : null
  const limits =
    mid === null ? null : { right: euro(mid), fair: euro(mid * 1.05), reachable: euro(mid * 1.35), isNamed }
  const money = { arguments: [], ceiling: limits?.right ?? null, refusal: null, bounds: [] }
  const negotiation = negotiate(appraisal, offer, price, signals, money, day)
  const totalCost = price && { amount: price, formula: 'Preis', source: 'Rechnung der Kosten' }
  return priceFindings(appraisal, negotiation, { offer, price, remarkFlags, totalCost, limits, named, day })
}

/** Percent of the estimate's middle. */
function at(values: Values, percents: number, remarkFlags = NO_REMARK_FLAGS, isNamed = true) {
  const mid = inEuro(appraisalOf(values, remarkFlags).estimate!.mid)
  return of(values, euro((mid * percents) / 100), remarkFlags, isNamed)
}

describe('the price against the estimate', () => {
  test.each([
    [60, 'grün', 'grün'],
    [100, 'grün', 'grün'],
    [104.9, 'grün', 'grün'],
    [106, 'gelb', 'gelb'],
    [119, 'gelb', 'gelb'],
    [134, 'gelb', 'gelb'],
    [136, 'rot', 'rot'],
    [300, 'rot', 'rot'],
  ])('at %d percent is %s, far too dear: %s', (percents, light, knockout) => {
    for (const values of [FLAT, HOUSE]) {
      const found = at(values, percents)
      expect(found.get('preisabweichung')?.light).toBe(light)
      expect(found.get('preis-ueberhoeht')?.light).toBe(knockout)
    }
  })

  test('very cheap is none where the exposé names so low a price for its like', () => {
    const mid = inEuro(appraisalOf(HOUSE).estimate!.mid)
    const cheap = (share: number) =>
      of(HOUSE, euro(mid * 0.6), NO_REMARK_FLAGS, true, euro(mid * share)).get('preisabweichung')
    expect(cheap(0.62)).not.toHaveProperty('reason')
    expect(cheap(0.62)?.answer).not.toContain('billig')
    expect(cheap(0.95)?.reason).toContain('zu hoch sein')
  })

  test.each([60, 40])('a low price alone accuses nobody: at %i %% of the estimate our own may be too high', percents => {
    const { reason, answer, light } = at(FLAT, percents).get('preisabweichung')!
    expect([light, reason, answer].join(' ')).toMatch(/^grün .*Schätzung kann .* zu hoch sein.* Weit unter unserer Schätzung: −/)
    expect(reason).not.toMatch(/Betrug|Schäden|Rechte|verbirgt/)
  }) // prettier-ignore

  test('very cheap is a warning only beside another sign of a bait, and no light', () => {
    const found = at(FLAT, 60, { ...NO_REMARK_FLAGS, isBait: true }).get('preisabweichung')
    expect(found).toMatchObject({ light: 'grün' })
    expect(found?.reason).toContain('Betrugsversuch')
    expect(found?.answer).toMatch(/^Auffällig billig/)
    expect(at(FLAT, 75).get('preisabweichung')?.answer).toMatch(/^−25/)
    expect(at(FLAT, 90).get('preisabweichung')?.reason).toBeUndefined()
  })

  test.each<FactKey>(['plz', 'baujahr', 'zustand'])('five times the estimate is far too dear without %s, too', key => {
    const price = euro(inEuro(appraisalOf(FLAT).estimate!.mid) * 5)
    expect(of({ ...FLAT, [key]: undefined }, price).get('preis-ueberhoeht')?.light).toBe('rot')
  })

  test('what lies in the range is called neither above it nor too dear at best', () => {
    const said = (percents: number) => at(FLAT, percents, NO_REMARK_FLAGS, false).get('preisabweichung')?.reason
    expect(said(108)).toMatch(/^Der Preis liegt im oberen Teil unserer Spanne/)
    expect(said(130)).toMatch(/^Der Preis liegt über unserer Schätzung/)
    expect(said(140)).toMatch(/^Der Preis ist auch zu hoch, wenn alles Offene/)
  })

  test('without Wohnfläche nobody can say', () => {
    expect(of({ ...FLAT, wohnflaeche: undefined as never }, euro(5_000_000)).has('preis-ueberhoeht')).toBe(false)
  })

  test('without a price only the level and the place are answered', () => {
    const keys = [...of(FLAT, null).keys()]
    expect(keys).toContain('transaktionsschaetzung')
    expect(keys.filter(key => /preisabweichung|ueberhoeht|pro-m2|spielraum|rundum/.test(key))).toEqual([])
  })
})

const PLOT: Values = {
  objektart: 'Grundstück',
  plz: '23936',
  ort: 'Grevesmühlen',
  grundstuecksflaeche: 740,
  kaufpreis: 320_000,
}

describe('answers', () => {
  test.each<[QuestionId, Values, RegExp, Finding['state'], Finding['light']]>([
    ['kreis', HOUSE, /^Landkreis Rastatt$/, 'geschätzt', null],
    ['bundesland', HOUSE, /^Baden-Württemberg$/, 'geschätzt', null],
    [
      'bundesland',
      { ...HOUSE, plz: '22113', ort: undefined as never },
      /^Hamburg oder Schleswig-Holstein$/,
      'geschätzt',
      null,
    ],
    ['gemeindetyp', FLAT, /Große Großstadt/, 'geschätzt', 'grün'],
    ['bevoelkerungstrend', { ...FLAT, plz: '98527', ort: 'Suhl' }, /^−\d/, 'geschätzt', 'rot'],
    ['leerstand-kreis', { ...FLAT, plz: '06526', ort: 'Sangerhausen' }, /%/, 'geschätzt', 'gelb'],
    ['preistrend-plz', FLAT, /seit 2020/, 'geschätzt', 'grün'],
    ['bergbau', { ...FLAT, plz: '45879', ort: 'Gelsenkirchen' }, /Ruhrrevier/, 'geschätzt', 'gelb'],
    ['marktpreis-referenz', FLAT, /€\/m² in PLZ 50733 \(Köln\)/, 'geschätzt', null],
    ['marktpreis-angepasst', FLAT, /beurkundet/, 'geschätzt', null],
    ['transaktionsschaetzung', FLAT, /65 von 100/, 'geschätzt', null],
    ['preis-pro-m2', FLAT, /^4\.267\s€\/m²$/, 'berechnet', null],
    ['marktmiete', FLAT, /€\/m² kalt/, 'geschätzt', null],
    ['verhandlungsspielraum', FLAT, /Schmerzgrenze/, 'geschätzt', null],
    ['rundum-kosten', FLAT, /€\/m²/, 'geschätzt', null],
    ['wiederverkaufbarkeit', FLAT, /Leicht/, 'geschätzt', 'grün'],
    ['wiederverkaufbarkeit', { ...HOUSE, objektart: 'Villa' }, /Sonderform/, 'geschätzt', 'gelb'],
    ['wiederverkaufbarkeit', { ...FLAT, erbbaurecht: true }, /Restlaufzeit nicht bekannt/, 'geschätzt', 'gelb'],
    [
      'wiederverkaufbarkeit',
      { ...FLAT, erbbaurecht: true, erbbauRestlaufzeit: '31.12.2057' },
      /31 Jahre/,
      'geschätzt',
      'gelb',
    ],
    ['wiederverkaufbarkeit', { ...FLAT, erbbaurecht: true, erbbauRestlaufzeit: 70 }, /Leicht/, 'geschätzt', 'grün'],
    ['wiederverkaufbarkeit', { ...FLAT, objektart: 'Apartment', wohnflaeche: 24 }, /Betreiber/, 'geschätzt', 'gelb'],
    ['wiederverkaufbarkeit', { ...FLAT, objektart: 'Pflegeapartment' }, /Betreiber/, 'geschätzt', 'gelb'],
    ['wiederverkaufbarkeit', { ...HOUSE, objektart: 'Ferienhaus' }, /Sonderform/, 'geschätzt', 'gelb'],
    ['preisabweichung', PLOT, /Nicht geprüft: 432/, 'geschätzt', 'gelb'],
  ])('%s: %o', (id, values, answer, state, light) => {
    const found = of(values, euro(320_000)).get(id)
    expect(found?.answer).toMatch(answer)
    expect(found).toMatchObject({ state, light })
  })

  test('land is measured by the estimate, with the quote of its price', () => {
    const flags = {
      ...NO_REMARK_FLAGS,
      bodenrichtwert: { value: 350, evidence: [{ ...quote, box: [0, 0, 1, 1] }] },
    } as RemarkFlags
    const found = at(HOUSE, 100, flags).get('bodenwertanteil')
    expect(found).toMatchObject({ light: 'grün', state: 'geschätzt' })
    expect(found?.evidence).toContainEqual(quote)
    expect(at(HOUSE, 100).has('bodenwertanteil')).toBe(false)
    const dear = { ...flags, bodenrichtwert: { value: 5000, evidence: [] } }
    expect(at(HOUSE, 100, dear).get('bodenwertanteil')?.light).toBe('gelb')
    expect(at({ ...HOUSE, erbbaurecht: true }, 100, dear).has('bodenwertanteil')).toBe(false)
  })

  test.each([
    [4267, 'grün'],
    [4500, null],
    [4000, 'gelb'],
  ])('a stated %d €/m² is %s', (value, light) => {
    const flags: RemarkFlags = { ...NO_REMARK_FLAGS, quadratmeterpreis: { value, evidence: [] } }
    expect(of(FLAT, euro(320_000), flags).get('preis-m2-angabe-plausibel')?.light).toBe(light)
    expect(of(FLAT, euro(320_000)).has('preis-m2-angabe-plausibel')).toBe(false)
  })

  // A stored answer with an empty formula could not be opened again.
  test('a fixed price has no room and no formula', () => {
    const fixed = { ...signalsOf([], false, null), festpreis: true }
    const found = of(FLAT, euro(300_000), NO_REMARK_FLAGS, true, null, fixed).get('verhandlungsspielraum')
    expect(found?.state).toBe('geschätzt')
    expect(found?.answer).toMatch(/^0\u00a0% /)
    expect(found).not.toHaveProperty('formula')
  })

  test('a room that does not reach the estimate says so, and what to do', () => {
    const found = at(FLAT, 200).get('verhandlungsspielraum')
    expect(found?.answer).toContain('zu wenig')
    expect(found?.reason).toMatch(/^Bieten Sie nicht mehr als .* suchen Sie weiter\.$/)
    expect(at(FLAT, 110).get('verhandlungsspielraum')?.reason).toBeUndefined()
  })

  test('a plot is held against its Bodenrichtwert; without it nothing of the place is green', () => {
    const flags = { ...NO_REMARK_FLAGS, bodenrichtwert: { value: 160, evidence: [quote] } } as unknown as RemarkFlags
    expect(at(PLOT, 100, flags).get('preisabweichung')).toMatchObject({ light: 'grün' })
    expect(at(PLOT, 130, flags).get('preisabweichung')?.light).toBe('gelb')
    expect(at(PLOT, 300, flags).get('preis-ueberhoeht')?.light).toBe('rot')
    expect([...of(PLOT, euro(118_400)).values()].map(({ light }) => light)).not.toContain('grün')
  })

  test('the price of a forest is not called too dear beside its soil alone', () => {
    const forest = { objektart: 'Wald', plz: '37574', ort: 'Einbeck', grundstuecksflaeche: 28_410 }
    const found = at(forest, 130)
    expect(found.get('preisabweichung')?.light).toBe('gelb')
    expect(found.get('preisabweichung')?.answer).toContain('der Boden allein')
    expect(found.has('preis-ueberhoeht')).toBe(false)
    expect(at(forest, 300).get('preis-ueberhoeht')?.light).toBe('rot')
  })

  test('abroad nothing is answered', () => {
    expect([...of({ ...HOUSE, plz: '8200', ort: 'Schaffhausen' }, euro(1_250_000)).keys()]).toEqual([])
  })

  test('of a house with shops nothing is divided by its Wohnfläche', () => {
    const shops = { ...BLOCK, objektart: 'Wohn- und Geschäftshaus', jahresnettokaltmiete: 60_000 }
    const keys = [...at(shops, 300).keys()]
    expect(keys).toContain('preisabweichung')
    expect(keys.filter(key => /pro-m2|m2-angabe|rundum/.test(key))).toEqual([])
  })

  test('a place that is not known answers nothing', () => {
    expect(of({ ...FLAT, plz: undefined as never, ort: undefined as never }, euro(320_000)).has('kreis')).toBe(false)
  })
})

const STATED: readonly Values[] = [
  FLAT,
  HOUSE,
  BLOCK,
  { ...FLAT, vermietet: true, kaltmieteMonat: 700, jahresnettokaltmiete: 9000, etage: '4. OG', aufzug: false },
  { ...HOUSE, vermietet: true, kaltmieteMonat: 900, stellplatzPreis: 15_000, erbbaurecht: true },
  { ...FLAT, energieklasse: 'A', energiekennwert: 240, anbieterArt: 'Bauträger' },
]
const flagSets = fc.constantFrom<RemarkFlags>(
  NO_REMARK_FLAGS,
  { ...NO_REMARK_FLAGS, stellplatzImPreis: true },
  {
    ...NO_REMARK_FLAGS,
    bodenrichtwert: { value: 700, evidence: [] },
    quadratmeterpreis: { value: 4000, evidence: [] },
    stellplatzImPreis: false,
  },
)
const SEVERITY = { grün: 0, gelb: 1, rot: 2 } as const
const severity = (finding: Finding | undefined) => (finding?.light ? SEVERITY[finding.light] : -1)

test('a dearer price never makes a light better, and every finding is complete', () => {
  const prices = fc.tuple(fc.integer({ min: 1000, max: 3_000_000 }), fc.integer({ min: 1000, max: 3_000_000 }))
  fc.assert(
    fc.property(fc.constantFrom(...STATED), flagSets, prices, (values, flags, [a, b]) => {
      const [cheap, dear] = [Math.min(a, b), Math.max(a, b)].map(price => of(values, euro(price), flags))
      for (const [id, finding] of dear!) {
        const before = severity(cheap!.get(id))
        if (finding.light !== null && before >= 0) expect(severity(finding), id).toBeGreaterThanOrEqual(before)
        if (finding.light === 'gelb' || finding.light === 'rot') expect(finding.reason, id).toMatch(/\.$/)
        if (finding.state === 'geschätzt') expect(finding.source?.length, id).toBeGreaterThan(10)
        if (finding.state === 'berechnet') expect(finding.formula?.length, id).toBeGreaterThan(5)
      }
    }),
    { seed: 4, numRuns: 300 },
  )
})

test('leaving a fact out never makes an offer far too dear', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...STATED),
      flagSets,
      fc.nat(),
      fc.integer({ min: 110, max: 220 }),
      (values, flags, pick, at) => {
        const keys = (Object.keys(values) as FactKey[]).filter(key => key !== 'kaufpreis')
        const less = { ...values, [keys[pick % keys.length]!]: undefined }
        const price = euro((inEuro(appraisalOf(values, flags).estimate!.mid) * at) / 100)
        if (of(less, price, flags).has('preis-ueberhoeht'))
          expect(of(values, price, flags).has('preis-ueberhoeht')).toBe(true)
      },
    ),
    { seed: 6, numRuns: 600 },
  )
})
