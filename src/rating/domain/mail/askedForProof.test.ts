import { describe, expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { type Stated, remarkOf } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { decisiveQuestions } from './decisiveQuestions.ts'
import { isFitting } from './fittingPapers.ts'
import { letterOf } from './letterOf.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const FLAT: Stated = {
  kaufpreis: 249_000, wohnflaeche: 82.4, zimmer: 3, baujahr: 1998, plz: '31134', ort: 'Hildesheim', objektart: 'Etagenwohnung', etage: '2. OG', hausgeldMonat: 342,
  hausgeldNichtUmlagefaehig: 118, erhaltungsruecklage: 96_400, energiekennwert: 92, energieklasse: 'C', energietraeger: 'Gas', heizung: 'Gas-Zentralheizung', heizungBaujahr: 2019,
  kaeuferprovision: 3.57, vermietet: false, zustand: 'gepflegt', letzteModernisierung: '2019',
} // prettier-ignore
const HOUSE: Stated = { ...FLAT, objektart: 'Einfamilienhaus', grundstuecksflaeche: 500 }

const asked = (...input: Parameters<typeof mailCaseOf>) => chooseQuestions(mailCaseOf(...input)).join('\n')
const quoting = (quote: string): Evidence => ({ page: 2, quote, box: [0, 0, 9, 9] })
const said = (topic: Remark['topic'], rule: string, quote: string, more: Partial<Remark> = {}): Remark => ({
  ...remarkOf({ topic, rule, meaning: quote, ...more }),
  evidence: quoting(quote),
})

describe('what its own quote answers is not asked, but proven', () => {
  test.each<[string, string, RegExp, RegExp]>([
    ['all but the decision', 'Nächstes Jahr werden die Balkone gestrichen, ca 20T€ für alle, auch aus Rücklage.', /: Ist das beschlossen, und wie viel bleibt danach in der Rücklage\?/u, /wann|was kosten|wer zahlt/iu],
    ['nothing', 'Die Balkone werden gestrichen.', /: Wann werden sie gemacht, was kosten sie, ist das beschlossen, reicht die Rücklage, und wer zahlt\?/u, /Beschluss schicken/u],
    ['that it is decided', 'Die Balkonsanierung für 2027 ist beschlossen.', /: Was kosten sie, können Sie mir den Beschluss schicken, reicht/u, /wann werden/iu],
  ])('works of which the exposé tells %s', (_, quote, question, not) => {
    const plannedWorks = [{ kind: 'balkon', stage: 'geplant', year: null, evidence: [quoting(quote)] }] as const
    const letter = asked(FLAT, { plannedWorks }).replaceAll(quote, '')
    expect(letter).toMatch(question)
    expect(letter).not.toMatch(not)
  }) // prettier-ignore

  test('the age of a roof, and what its repair costs', () => {
    const roof = (quote: string) => said('dach', 'test', quote, { tone: 'warnung' })
    expect(asked(HOUSE, { remarks: [roof('Das Dach ist ungedämmt und undicht.')] })).toMatch(/wann das Dach zuletzt/u)
    const dated = roof('Das Dach ist von 1962, ungedämmt und undicht.')
    expect(asked(HOUSE, { remarks: [dated] })).not.toMatch(/wann das Dach zuletzt/u)
    expect(asked(HOUSE, { remarks: [dated] })).toMatch(/Gibt es zum Dach Rechnungen, ein Angebot/u)
    const estimate = said('gutachten', 'kostenvoranschlag-da', 'Ein Kostenvoranschlag nennt 58.000 €.')
    expect(asked(HOUSE, { remarks: [dated, estimate] })).toMatch(/den genannten Kostenvoranschlag schicken/u)
    const poor = { ...HOUSE, zustand: 'renovierungsbedürftig' }
    expect(asked(poor, { remarks: [dated, estimate] }).match(/Kostenvoranschlag schicken/gu)).toHaveLength(1)
    expect(asked(poor, { remarks: [estimate] })).toMatch(/den Kostenvoranschlag schicken, und welche Schäden/u)
  })

  test('a loft that is not converted is no conversion that was named', () => {
    const loft = (rule: string, quote: string) => asked(HOUSE, { remarks: [said('ausbaureserve', rule, quote)] })
    expect(loft('ausbaureserve', 'Der Dachboden ist ausbaufähig.')).toMatch(/zum genannten Ausbau/u)
    expect(loft('ausbaureserve-dach', 'Der Dachboden ist nicht ausgebaut.')).not.toMatch(/zum genannten Ausbau/u)
  })

  test('a kitchen of the tenant has no value that the seller could set', () => {
    const kitchen = (rule: string) =>
      asked(FLAT, { remarks: [said('inventar', rule, 'Einbauküche ist Eigentum des Mieters', { tone: 'hinweis' })] })
    expect(kitchen('inventar-mieter')).not.toMatch(/Möbel|Inventar/u)
    expect(kitchen('inventar-extra')).toMatch(/Möbel|Inventar/u)
  })

  test('the rent of a parking space, a bid that binds nobody, a term of a fixed price', () => {
    const let_: Stated = { ...FLAT, vermietet: true, kaltmieteMonat: 612, stellplatz: 'Stellplatz' }
    expect(asked(let_)).toMatch(/ist der Stellplatz mitvermietet/u)
    const space = said('mietvertrag', 'stellplatz-mitvermietet', 'Miete Stellplatz 45,00 €')
    expect(asked(let_, { remarks: [space] })).not.toMatch(/ist der Stellplatz mitvermietet/u)
    const bids = said('preisart', 'preis-gebot', 'Verkauf im Bieterverfahren', { subject: 'gebot', tone: 'warnung' })
    const free = said('preisart', 'gebot-unverbindlich', 'Der Verkäufer muss das Höchstgebot nicht annehmen.')
    expect(asked(HOUSE, { remarks: [bids] })).toMatch(/sind Sie an das höchste gebunden/u)
    expect(asked(HOUSE, { remarks: [bids, free] })).toMatch(/nach welchen Regeln wird geboten/u)
    expect(asked(HOUSE, { remarks: [bids, free] })).not.toMatch(/an das höchste gebunden/u)
    const term = said('preisart', 'festpreis-frist', '15 Monate Festpreisgarantie')
    expect(asked(HOUSE, { type: 'fertighaus' })).toMatch(/Bis wann gilt der Festpreis/u)
    expect(asked(HOUSE, { type: 'fertighaus', remarks: [term] })).toMatch(/Ab welchem Tag läuft die Frist/u)
  })

  test('where no price is named, none is said to be', () => {
    expect(asked(FLAT, { type: 'bestand', status: 'veraltet' })).toMatch(/gilt der genannte Preis weiter/u)
    const { kaufpreis: _, ...unpriced } = FLAT
    expect(asked(unpriced, { type: 'bestand', status: 'veraltet' })).not.toMatch(/genannte Preis/u)
  })

  test('a monument that needs no certificate is asked for none', () => {
    const { energiekennwert: _, energieklasse: __, ...bare } = HOUSE
    const free = said('energieausweisStatus', 'energieausweis-unnoetig', 'Ein Energieausweis ist nicht notwendig.')
    expect(asked({ ...bare, denkmalschutz: true })).toMatch(/Energieausweis/u)
    expect(asked({ ...bare, denkmalschutz: true }, { remarks: [free] })).not.toMatch(/Energieausweis/u)
    expect(asked(bare, { remarks: [free] })).toMatch(/Energieausweis/u)
    const monument = said('energieausweisStatus', 'energieausweis-denkmal', 'Für das Baudenkmal ist keiner nötig.')
    expect(asked(bare, { remarks: [monument] })).not.toMatch(/Energieausweis/u)
    const body = letterOf(mailCaseOf(bare, { remarks: [monument] }), [], 'Haus')?.body
    expect(body).toMatch(/Heizkosten- oder Brennstoffrechnungen/u)
    expect(body).not.toMatch(/Energieausweis/u)
  })
})

describe('what decides', () => {
  test('is asked first, by its rule or in the words of the catalogue', () => {
    const { hausgeldMonat: _, ...open } = { ...FLAT, baujahr: 1970, letzteModernisierung: '2015 saniert' }
    const first = (decisive: Parameters<typeof decisiveQuestions>[0]['points'][number]['id'][]) =>
      chooseQuestions(
        mailCaseOf(open, { decisive: decisiveQuestions({ points: decisive.map(id => ({ id, sentence: '', change: null })) }) }), // prettier-ignore
      )[0]
    expect(first([])).toMatch(/Hausgeld/u)
    expect(first(['letzte-modernisierung', 'weg-hausgeld'])).toMatch(/Was genau wurde saniert/u)
    expect(first(['keller-feuchte'])).toMatch(/Wissen Sie von Feuchte oder Schimmel/u)
  })

  test('is no question of price, nor what no question asks for', () => {
    const points = ['miete', 'status', 'grundstueck'].map(id => ({ id, sentence: '', change: null }))
    expect(decisiveQuestions({ points })).toEqual(['jahreskaltmiete', 'grundstueck-m2'])
  })
})

describe('the papers', () => {
  const { etage: _, ...open } = FLAT
  const bodyOf = (remarks: readonly Remark[]) => letterOf(mailCaseOf(open, { remarks }), [], 'Wohnung')
  test('that the exposé offers are asked for', () => {
    const offered = said('protokolle', 'protokolle-auf-anfrage', 'Protokolle der letzten 3 Jahre zeigen wir gern.')
    expect(bodyOf([offered])?.body).toContain('- Protokolle der Eigentümerversammlungen')
    expect(bodyOf([])?.body).not.toContain('- Protokolle')
    expect(bodyOf([{ ...offered, certainty: 'denied' }])?.body).not.toContain('- Protokolle')
  })

  test('a proof of the money goes with it where one is wanted', () => {
    const wanted = said('finanzierungshindernis', 'finanzierung-nachweis', 'Besichtigung nach Finanzierungsnachweis.')
    expect(bodyOf([wanted])?.wantsProof).toBe(true)
    expect(bodyOf([{ ...wanted, certainty: 'denied' }])?.wantsProof).toBe(false)
    expect(bodyOf([])?.wantsProof).toBe(false)
  })

  test('of a subsidy need one', () => {
    const { situation, offer } = mailCaseOf(
      { objektart: 'Mehrfamilienhaus', baujahr: 1908 },
      { type: 'mehrfamilienhaus' },
    )
    const bound = said('mietbindung', 'test', 'Öffentlich gefördert bis 2030')
    expect(isFitting('foerderung', situation, offer, [])).toBe(false)
    expect(isFitting('foerderung', situation, offer, [bound])).toBe(true)
    expect(isFitting('foerderung', situation, offer, [{ ...bound, certainty: 'denied' }])).toBe(false)
  })

  test('go by mail only where an address is named', () => {
    expect(bodyOf([])?.hasAddress).toBe(false)
    const one = mailCaseOf(open)
    const spoken = { mailadresse: [quoting('info@wohnen-beispiel.de')] }
    const offer = { ...one.offer, sightings: { ...one.offer.sightings, spoken } }
    expect(letterOf({ ...one, offer }, [], 'Wohnung')?.hasAddress).toBe(true)
  })
})
