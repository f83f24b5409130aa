import { describe, expect, it, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Answer, Light } from '../answer.ts'
import { answerAll, type Questioned } from '../answerAll.fixture.ts'
import { proof, questioned, remarkOf, type Stated } from '../offered.fixture.ts'

const FLAT = { objektart: 'Etagenwohnung' } as const

function answer(id: string, stated: Stated, more: Partial<Questioned> = {}): Answer {
  const found = answerAll(questioned(stated, more)).find(one => one.id === id)
  if (!found) throw new Error(`${id} was not asked`)
  return found
}

describe('answers from several statements', () => {
  test.each<[number, string, Light]>([
    [98.7, 'C', 'grün'],
    [100.6, 'C', 'grün'],
    [164.3, 'C', 'gelb'],
  ])('a value of %d with class %s is %s', (energiekennwert, energieklasse, light) => {
    expect(answer('klasse-plausibel', { energiekennwert, energieklasse }).light).toBe(light)
  })

  it('count the statements of § 87 GModG without judging a missing one', () => {
    const found = answer('pflichtangaben-energie', { energiekennwert: 98, energieklasse: 'C', baujahr: 1990 })
    expect(found).toMatchObject({
      state: 'berechnet',
      light: null,
      formula: '3 von 5 Pflichtangaben nach § 87 GModG gefunden',
    })
    expect(found.answer).toBe('Nein, es fehlt: Art des Ausweises, Energieträger')
    expect(answerAll(questioned({ baujahr: 1990 })).some(({ id }) => id === 'pflichtangaben-energie')).toBe(false)
  })

  describe('of a hall or shop, which has no class by law', () => {
    const HALL = { objektart: 'Produktionshalle', energiekennwert: 180, baujahr: 1990 } as const

    it('neither ask for a class nor make one of the value', () => {
      const asked = answerAll(questioned(HALL)).map(({ id }) => id)
      expect(asked).not.toContain('energieklasse')
      expect(asked).not.toContain('klasse-plausibel')
      expect(answerAll(questioned({ ...HALL, objektart: 'Etagenwohnung' })).map(({ id }) => id)).toContain(
        'energieklasse',
      )
    })

    it('judge none that is stated all the same', () => {
      expect(answer('energieklasse', { ...HALL, energieklasse: 'G' })).toMatchObject({ light: null })
    })

    it('miss none among the statements of the advertisement', () => {
      const duties = answer('pflichtangaben-energie', HALL)
      expect(duties.formula).toBe('2 von 4 Pflichtangaben nach § 87 GModG gefunden')
      expect(duties.answer).not.toContain('Effizienzklasse')
    })
  })

  const twice = (key: 'kaufpreis' | 'zimmer', ...said: number[]): Questioned['contradictions'] => [
    { key, message: said.join(' und '), values: said.map(value => ({ value, evidence: [proof(String(value))] })) },
  ]
  test.each<[Questioned['contradictions'], Light]>([
    [[], 'grün'],
    [twice('kaufpreis', 100, 95), 'gelb'],
    [twice('kaufpreis', 100, 94), 'rot'],
    [twice('kaufpreis', 339_000, 329_000, 10_000), 'gelb'],
    [twice('kaufpreis', 339_000, 309_000, 30_000), 'gelb'],
    [twice('kaufpreis', 269_000, 114_000), 'gelb'],
    [twice('zimmer', 3, 5), 'gelb'],
  ])('contradictions %o are %s', (contradictions, light) => {
    const found = answer('widersprueche', {}, { contradictions })
    expect(found.light).toBe(light)
    expect(found.evidence).toHaveLength(contradictions.flatMap(({ values }) => values).length)
  })

  it('list words that gloss over with what they may mean', () => {
    const word = (quote: string): Questioned['remarks'][number] =>
      remarkOf({
        topic: 'euphemismus',
        meaning: 'Oft gemeint: Sanierungsbedarf',
        tone: 'hinweis',
        evidence: proof(quote),
      })
    const two = answer('euphemismen', {}, { remarks: [word('Rohdiamant'), word('Bastlerobjekt')] })
    expect(two).toMatchObject({ state: 'belegt', light: null })
    expect(two.answer).toContain('„Rohdiamant“ – Oft gemeint: Sanierungsbedarf')
    const three = [word('Rohdiamant'), word('Bastlerobjekt'), word('Liebhaberobjekt')]
    expect(answer('euphemismen', {}, { remarks: three }).light).toBe('gelb')
    // What every portal prints of a private sale is none of the many.
    const plain = { ...word('provisionsfrei'), rule: 'euphemismus-provisionsfrei' }
    expect(answer('euphemismen', {}, { remarks: [plain, ...three.slice(1)] }).light).toBeNull()
  })

  it('expect asbestos by the Baujahr, unless the text speaks of it', () => {
    expect(answer('schadstoffe', { baujahr: 1993 })).toMatchObject({ state: 'geschätzt', light: 'gelb' })
    expect(answer('schadstoffe', { baujahr: 1993 }).todo).toBeDefined()
    expect(answer('schadstoffe', { baujahr: 1994 })).toMatchObject({ state: 'geschätzt', light: 'grün' })
    const remarks = [remarkOf({ topic: 'schadstoffe', meaning: 'Asbest entfernt', tone: 'gut', certainty: 'denied' })]
    expect(answer('schadstoffe', { baujahr: 1972 }, { remarks }).light).toBe('grün')
  })

  it('tell that the price came down, and how long it is on offer stays open', () => {
    const cut = {
      from: euro(730_000),
      to: euro(660_000),
      percent: 9.6,
      times: 1,
      evidence: [proof('vorher 730.000 €')],
    }
    const once = answer('preishistorie-vermarktungsdauer', FLAT, { priceCut: cut })
    expect(once).toMatchObject({ state: 'belegt', light: null, evidence: cut.evidence })
    expect(once.answer).toMatch(/Vorher 730\.000\s€, jetzt 660\.000\s€: um 9,6\s% gesenkt/u)
    expect(once.todo).toBeDefined()
    expect(answer('preishistorie-vermarktungsdauer', FLAT, { priceCut: { ...cut, times: 2 } }).light).toBe('gelb')
  })

  it('say so when there are no warnings', () => {
    expect(answer('warnwoerter', {})).toMatchObject({ state: 'berechnet', answer: 'Keine gefunden' })
  })

  it('count the share of proven core questions', () => {
    expect(answer('vollstaendigkeit', FLAT)).toMatchObject({ state: 'berechnet', light: null, core: false })
    expect(answer('vollstaendigkeit', {}).formula).toMatch(/^0 von \d+ Gewichtspunkten/u)
    expect(answer('vollstaendigkeit', { plz: '04157' }).formula).toMatch(/^5 von \d+ /u)
    expect(answer('vollstaendigkeit', { aufzug: true }).formula).toMatch(/^0 von \d+ /u)
  })
})
