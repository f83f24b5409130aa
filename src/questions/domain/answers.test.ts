import { describe, expect, it, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Answer, Finding, Light } from './answer.ts'
import { answerAll, type Questioned } from './answerAll.fixture.ts'
import { CATALOGUE } from './catalogue.ts'
import { notesOn } from './notes.ts'
import { factsOf, proof, questioned, remarkOf, type Stated } from './offered.fixture.ts'

const FLAT = { objektart: 'Etagenwohnung' } as const
const HOUSE = { objektart: 'Einfamilienhaus' } as const

function answer(id: string, stated: Stated, more: Partial<Questioned> = {}): Answer {
  const found = answerAll(questioned(stated, more)).find(one => one.id === id)
  if (!found) throw new Error(`${id} was not asked`)
  return found
}

function isAsked(id: string, stated: Stated, more: Partial<Questioned> = {}): boolean {
  return answerAll(questioned(stated, more)).some(one => one.id === id)
}

const calculated: Finding = { state: 'berechnet', answer: '4.120 €', evidence: [], formula: 'a ÷ b', inputs: [], light: null } // prettier-ignore

/** They are shown only where they have been calculated. */
const STATISTICS = new Map(
  (['kaufen-vs-mieten', 'leerstand-kreis', 'bevoelkerungstrend', 'wiederverkaufbarkeit'] as const).map(id => [id, calculated] as const), // prettier-ignore
)

describe('what is stated beside the question', () => {
  it('is no answer to a plan of the town: the to-do stays', () => {
    const found = answer('fernwaerme-anschluss', { ...HOUSE, energietraeger: 'Holzpellets' })
    expect(found).toMatchObject({
      state: 'belegt',
      answer: 'Nein, geheizt wird mit Holzpellets; ob es einen Wärmeplan gibt, haben wir im Exposé nicht gefunden',
      light: null,
    })
    expect(found.todo?.document).toContain('Wärmeplan')
    expect(answer('fernwaerme-anschluss', { ...HOUSE, energietraeger: 'Nahwärme' }).answer).toMatch(/^Ja/u)
  })

  it('gives way to what the text says on it', () => {
    const remarks = [remarkOf({ topic: 'waermeplanung', meaning: 'Anschlusszwang', tone: 'warnung' })]
    const found = answer('fernwaerme-anschluss', { ...HOUSE, energietraeger: 'Gas' }, { remarks })
    expect(found).toMatchObject({ state: 'belegt', answer: 'Anschlusszwang', light: 'gelb' })
  })

  it('blames no plot for the house on it that is to be torn down', () => {
    const remarks = [remarkOf({ topic: 'sanierungsumfang', meaning: 'Abriss', tone: 'gefahr' })]
    expect(answer('letzte-modernisierung', HOUSE, { remarks }).light).toBe('rot')
    const ofPlot = answerAll(questioned({ objektart: 'Grundstück' }, { remarks }))
    expect(ofPlot.filter(({ id, light }) => id === 'letzte-modernisierung' && light !== null)).toEqual([])
  })

  it('makes "no auction" a conclusion with its formula, and no merit', () => {
    expect(answer('zwangsversteigerung', { kaufpreis: 200_000 })).toMatchObject({
      state: 'berechnet',
      formula: 'Kaufpreis genannt, kein Gericht als Anbieter',
      light: null,
    })
    const remarks = [remarkOf({ topic: 'zwangsverkauf', meaning: 'Insolvenz', tone: 'gefahr' })]
    const found = answer('zwangsversteigerung', { kaufpreis: 200_000 }, { remarks })
    expect(found).toMatchObject({ state: 'belegt', answer: 'Insolvenz', light: 'rot' })
    expect(found.formula).toBeUndefined()
  })

  it.each([
    ['2025-01-24', 'ist vorbei'],
    ['2026-11-22', 'ist morgen'],
    ['2026-11-24', 'ist in 3 Tagen'],
    ['2027-01-24', 'ist am 24.01.2027'],
  ])('tells first when the auction of %s is', (date, told) => {
    const remarks = [
      remarkOf({ topic: 'zwangsverkauf', meaning: 'Versteigerung', tone: 'gefahr' }),
      remarkOf({ topic: 'zwangsverkauf', meaning: 'Termin', tone: 'gefahr', day: calendarDate(date) }),
    ]
    const found = answer('zwangsversteigerung', { verkehrswert: 96_000 }, { remarks })
    expect(found.light).toBe('rot')
    expect(found.reason).toContain(told)
  })

  it('calls a quiet place a word of the seller, not a merit', () => {
    const remarks = [remarkOf({ topic: 'laerm', meaning: 'Ruhige Lage genannt', tone: 'gut' })]
    const found = answer('laerm-strasse', HOUSE, { remarks })
    expect(found).toMatchObject({ state: 'belegt', light: null })
    expect(found.todo?.document).toContain('lärmkarte')
  })

  it('does not take the year of a part for that of the whole', () => {
    const remarks = [remarkOf({ topic: 'dach', subject: 'teilerneuert', meaning: 'Dach nur teilweise', year: 2015 })]
    expect(answer('dach', HOUSE, { remarks }).light).toBeNull()
  })

  it('tells of an Ensemble beside "kein Denkmalschutz"', () => {
    const remarks = [remarkOf({ topic: 'gebietsschutz', meaning: 'Ensembleschutz', tone: 'warnung' })]
    expect(answer('denkmalschutz', { ...HOUSE, denkmalschutz: false }, { remarks }).light).toBe('gelb')
  })

  it.each<[string, Stated, RegExp]>([
    ['laerm-strasse', { objektart: 'Baugrundstück' }, /auf dem Grundstück/u],
    ['teilverkauf-rente', { objektart: 'Baugrundstück' }, /^(?!.*wohnen)/u],
    ['anbau-ausbau-genehmigt', FLAT, /^(?!.*(?:Dachausbau|Wintergarten|Garage))/u],
    ['anbau-ausbau-genehmigt', HOUSE, /Ist alles genehmigt, was seit dem Bau/u],
  ])('asks on %s what fits %o', (id, stated, ask) => {
    expect(answer(id, stated).todo?.ask).toMatch(ask)
  })

  it('asks for the contract where an Erbbaurecht is stated, not whether there is one', () => {
    const known = questioned({ ...HOUSE, erbbaurecht: true })
    expect(notesOn(known)('erbbaurecht').todo.ask).toContain('Erbbauvertrag')
    expect(notesOn(questioned({ verkehrswert: 96_000 }))('zwangsversteigerung').todo.ask).toContain('Gutachten')
    expect(notesOn(questioned(HOUSE))('erbbaurecht').todo.ask).toContain('Verkaufen Sie das Grundstück mit')
  })
})

describe('a stated fact', () => {
  test.each<[string, Stated, string]>([
    ['wohnflaeche', { wohnflaeche: 78.42 }, '78,42\u00a0m² Wohnfläche'],
    ['kaufpreis', { kaufpreis: 1_250_000 }, '1.250.000\u00a0€'],
    ['aufzug', { ...FLAT, aufzug: true }, 'Ja, Aufzug vorhanden'],
    ['aufzug', { ...FLAT, aufzug: false }, 'Nein, kein Aufzug'],
    ['etage', { ...FLAT, etage: '2. OG', etagenzahl: 4 }, '2. OG bei 4 Geschossen'],
    ['etage', { ...FLAT, etage: '4 von 6', etagenzahl: 6 }, '4 von 6'],
    ['schlafzimmer-baeder', { schlafzimmer: 3, badezimmer: 1 }, '3 Schlafzimmer, 1 Bad'],
    ['balkon-terrasse-garten', { balkon: true, garten: false }, 'Balkon vorhanden, kein Garten'],
    ['kaeuferprovision', { kaeuferprovision: 3.57 }, '3,57\u00a0%'],
    ['kaeuferprovision', { kaeuferprovision: 0 }, 'Keine Provision für den Käufer'],
    ['weg-hausgeld', { ...FLAT, hausgeldMonat: 312, wohnflaeche: 78 }, '312\u00a0€ im Monat (4\u00a0€ je m²)'],
    ['energieausweis-vorhanden', { energieausweisArt: 'Verbrauch' }, 'Ja, Verbrauchsausweis'],
    ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '14.08.2029' }, 'Gültig bis 14.08.2029'],
    ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 45 }, 'Noch 45 Jahre'],
    ['erbbau-restlaufzeit', { erbbauRestlaufzeit: '31.03.2078' }, 'Bis 31.03.2078'],
    ['verfuegbar-ab', { bezugsfreiAb: 'sofort' }, 'Sofort'],
    ['vermietet', { vermietet: 'teilweise' }, 'Teilweise vermietet'],
  ])('answers %s with %o as %s', (id, stated, text) => {
    expect(answer(id, stated)).toMatchObject({ state: 'belegt', answer: text })
  })

  it('is proven by all its places', () => {
    const facts = factsOf({ ...FLAT, aufzug: true })
    expect(answer('aufzug', { ...FLAT, aufzug: true }).evidence).toEqual(facts.aufzug?.evidence)
  })

  it('takes a light that a calculation adds', () => {
    const finding: Finding = { ...calculated, light: 'gelb', reason: 'Zu viel.' }
    const found = answer('kaufpreis', { kaufpreis: 1 }, { computed: new Map([['kaufpreis', finding]]) })
    expect(found).toMatchObject({
      state: 'belegt',
      answer: '1\u00a0€',
      light: 'gelb',
      reason: 'Zu viel.',
      formula: 'a ÷ b',
    })
  })

  it('is not said twice by a warning of the same words', () => {
    const warning = remarkOf({ topic: 'erbbau', meaning: 'Erbbaurecht', tone: 'warnung' })
    const more = remarkOf({ topic: 'erbbau', meaning: 'Zins steigt', tone: 'warnung' })
    const found = answer('erbbaurecht', { erbbaurecht: true }, { remarks: [warning, more] })
    expect(found.answer).toBe('Ja, Erbbaurecht; Zins steigt')
  })

  it('does not hide a danger that the text names', () => {
    const danger = remarkOf({ topic: 'gebietsschutz', meaning: 'Abriss untersagt', tone: 'gefahr' })
    const found = answer('denkmalschutz', { denkmalschutz: false }, { remarks: [danger] })
    expect(found).toMatchObject({ answer: 'Nein, kein Denkmalschutz; Abriss untersagt', light: 'rot' })
    expect(found.evidence).toHaveLength(2)
  })
})

describe('a remark', () => {
  test.each<[string, Parameters<typeof remarkOf>[0], Light | null]>([
    ['keller-feuchte', { topic: 'feuchte', meaning: 'Keller feucht', tone: 'gefahr' }, 'rot'],
    ['dach', { topic: 'dach', meaning: 'Dach undicht', tone: 'warnung' }, 'gelb'],
    ['dach', { topic: 'dach', meaning: 'Dach 2015 erneuert', tone: 'gut', year: 2015 }, 'grün'],
    ['dach', { topic: 'dach', meaning: 'Dach von 1970', year: 1970 }, 'gelb'],
    ['keller-feuchte', { topic: 'feuchte', meaning: 'kein Schimmel', tone: 'gut', certainty: 'denied' }, 'grün'],
    ['dach', { topic: 'dach', meaning: 'Dach nicht gedämmt', tone: 'warnung', certainty: 'denied' }, 'gelb'],
    ['abwasser-kanal', { topic: 'abwasser', meaning: 'nicht am Kanal', tone: 'warnung', certainty: 'denied' }, 'gelb'],
    [
      'fernwaerme-anschluss',
      { topic: 'waermeplanung', meaning: 'Keine Fernwärme', tone: 'neutral', certainty: 'denied' },
      null,
    ],
    ['lagebeschreibung', { topic: 'mikrolage', meaning: 'verkehrsgünstig', tone: 'hinweis' }, 'gelb'],
    ['laerm-strasse', { topic: 'laerm', meaning: 'verkehrsgünstig', tone: 'hinweis' }, null],
    ['altlasten', { topic: 'altlasten', meaning: 'keine bekannt', tone: 'gut', certainty: 'unknown' }, null],
  ])('answers %s with %o', (id, remark, light) => {
    const found = answer(id, HOUSE, { remarks: [remarkOf(remark)] })
    expect(found).toMatchObject({ state: 'belegt', answer: remark.meaning, light })
    expect(found.evidence).toEqual([proof(remark.meaning)])
  })

  it('that is only hearsay leaves the to-do, whatever else speaks for it', () => {
    const remarks = [
      remarkOf({ topic: 'altlasten', meaning: 'keine Altlasten bekannt', certainty: 'unknown' }),
      remarkOf({ topic: 'altlasten', meaning: 'Bodengutachten liegt vor', tone: 'gut' }),
    ]
    const found = answer('altlasten', HOUSE, { remarks })
    expect(found.light).toBeNull()
    expect(found.todo?.document).toBe('Auskunft aus dem Altlastenkataster')
  })

  it('of a danger stands before others, and three are told', () => {
    const said = ['a', 'b', 'c', 'd'].map(meaning => remarkOf({ topic: 'dach', meaning }))
    const remarks = [...said, remarkOf({ topic: 'dach', meaning: 'undicht', tone: 'gefahr' })]
    const found = answer('dach', HOUSE, { remarks })
    expect(found).toMatchObject({ answer: 'undicht; a; b', light: 'rot' })
    expect(found.evidence).toHaveLength(3)
  })

  it('speaks for its newest year', () => {
    const remarks = [1970, 2012].map(year => remarkOf({ topic: 'dach', meaning: `Dach ${year}`, year }))
    expect(answer('dach', HOUSE, { remarks }).light).toBe('grün')
  })

  it('is sorted among the questions that share a topic', () => {
    const remarks = [remarkOf({ topic: 'gebietsschutz', subject: 'milieuschutz', meaning: 'Gebiet', tone: 'warnung' })]
    expect(answer('milieuschutz', FLAT, { remarks }).light).toBe('gelb')
    expect(answer('denkmalschutz', FLAT, { remarks }).state).toBe('nicht im Exposé')
  })
})

describe('what is not said', () => {
  it('is a to-do without a light', () => {
    const found = answer('wohnflaeche', FLAT)
    expect(found).toMatchObject({ state: 'nicht im Exposé', answer: 'Im Exposé nicht gefunden.', light: null })
    expect(found.todo?.ask).toMatch(/\?$/u)
  })

  it('is answered by calculation where there is one', () => {
    const found = answer('preis-pro-m2', FLAT, { computed: new Map([['preis-pro-m2', calculated]]) })
    expect(found).toMatchObject({ state: 'berechnet', formula: 'a ÷ b' })
    expect(found.todo).toBeUndefined()
  })

  it('never has a colour of its own', () => {
    const open = answerAll(questioned({})).filter(({ state }) => state === 'nicht im Exposé')
    expect(open.filter(({ light }) => light !== null)).toEqual([])
    expect(open.length).toBeGreaterThan(50)
  })
})

describe('the questions that are asked', () => {
  test.each<[string, Stated, Partial<Questioned>, boolean]>([
    ['weg-hausgeld', FLAT, {}, true],
    ['weg-hausgeld', HOUSE, {}, false],
    ['weg-hausgeld', {}, {}, true],
    ['altlasten', FLAT, {}, false],
    ['mietgarantie', FLAT, {}, false],
    ['mietgarantie', FLAT, { lens: 'kapitalanlage' }, true],
    ['jahreskaltmiete', { ...FLAT, kaltmieteMonat: 500 }, {}, false],
    ['mieterstruktur', { ...FLAT, vermietet: true }, {}, true],
    ['mieterstruktur', { ...FLAT, vermietet: false }, {}, false],
    ['baubeschreibung', { ...FLAT, zustand: 'Neubau' }, {}, true],
    ['baubeschreibung', FLAT, {}, false],
    ['erbbauzins', { ...HOUSE, erbbaurecht: true }, {}, true],
    ['erbbauzins', HOUSE, {}, false],
    ['bebaubarkeit', { objektart: 'Baugrundstück' }, {}, true],
    ['wohnflaeche', { objektart: 'Baugrundstück' }, {}, false],
    ['wohnflaeche', { objektart: 'Baugrundstück', wohnflaeche: 90 }, {}, true],
    ['kaufen-vs-mieten', FLAT, { lens: 'eigennutzung', computed: STATISTICS }, true],
    ['kaufen-vs-mieten', FLAT, { lens: 'kapitalanlage', computed: STATISTICS }, false],
    ['kaufen-vs-mieten', { objektart: 'Ladenlokal' }, { lens: 'eigennutzung', computed: STATISTICS }, false],
    ['leerstand-kreis', { objektart: 'Ladenlokal' }, { computed: STATISTICS }, false],
    ['leerstand-kreis', { objektart: 'Lagerhalle', wohnflaeche: 90 }, { computed: STATISTICS }, true],
    ['bevoelkerungstrend', { objektart: 'Ladenlokal' }, { computed: STATISTICS }, true],
    ['bevoelkerungstrend', { objektart: 'Wald' }, { computed: STATISTICS }, false],
    ['bevoelkerungstrend', { objektart: 'Baugrundstück' }, { computed: STATISTICS }, true],
    ['wiederverkaufbarkeit', { objektart: 'Ackerland' }, { computed: STATISTICS }, false],
    ['preisliste-einheiten', FLAT, { units: 9 }, true],
    ['preisliste-einheiten', FLAT, {}, false],
  ])('ask %s of %o with %o: %s', (id, stated, more, expected) => {
    expect(isAsked(id, stated, more)).toBe(expected)
  })

  it('are not put when they weigh little or only a calculation answers them', () => {
    const open = answerAll(questioned(FLAT, { lens: 'kapitalanlage' })).filter(one => one.state === 'nicht im Exposé')
    expect(open.filter(({ weight }) => weight < 2)).toEqual([])
    expect(open.map(({ id }) => id)).not.toContain('bruttorendite')
    expect(answer('internet', FLAT, { remarks: [remarkOf({ topic: 'internet', meaning: 'Glasfaser' })] }).weight).toBe(
      1,
    )
  })

  it('include what the exposé itself says, whatever the kind', () => {
    const remarks = [remarkOf({ topic: 'sonderumlage', meaning: 'Sonderumlage beschlossen', tone: 'gefahr' })]
    expect(answer('weg-sonderumlage', HOUSE, { remarks })).toMatchObject({ light: 'rot', core: false, knockout: true })
  })

  it('follow the order of the catalogue', () => {
    const order = CATALOGUE.map(({ id }) => id)
    const asked = answerAll(questioned(FLAT)).map(({ id }) => order.indexOf(id))
    expect(asked).toEqual([...asked].sort((a, b) => a - b))
  })
})
