import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DEAL_TYPES, type DealType } from '#extraction/domain/deal/deal.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { WorkStage } from '#extraction/domain/statements/plannedWorks.ts'
import { euro } from '#kernel/money.ts'
import { type Stated, remarkOf } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions, MAX_QUESTIONS } from './chooseQuestions.ts'
import { COURT_RULES } from './courtRules.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const FLAT: Stated = {
  kaufpreis: 249_000, wohnflaeche: 82.4, zimmer: 3, baujahr: 1998, plz: '31134', ort: 'Hildesheim', objektart: 'Etagenwohnung', etage: '2. OG', hausgeldMonat: 342,
  hausgeldNichtUmlagefaehig: 118, erhaltungsruecklage: 96_400, energiekennwert: 92, energieklasse: 'C', energietraeger: 'Gas', heizung: 'Gas-Zentralheizung', heizungBaujahr: 2019,
  kaeuferprovision: 3.57, vermietet: false, zustand: 'gepflegt', letzteModernisierung: '2019',
} // prettier-ignore

/** FLAT, with these left out. */
function without(...left: readonly FactKey[]): Stated {
  return Object.fromEntries(Object.entries(FLAT).filter(([key]) => !left.some(other => other === key)))
}

const asked = (...input: Parameters<typeof mailCaseOf>) => chooseQuestions(mailCaseOf(...input)).join('\n')

describe('what is not done is asked for, with its quote', () => {
  const evidence = (quote: string) => [{ page: 2, quote, box: [0, 0, 9, 9] as const }]
  test.each<[stage: WorkStage, quote: string, question: RegExp]>([
    ['vorbereitet', 'Wärmepumpe vorbereitet', /noch nicht eingebaut \(„Wärmepumpe vorbereitet“, Seite 2/u],
    ['geplant', 'Das Dach wird 2027 erneuert.', /kündigt Arbeiten an \(„Das Dach wird 2027 erneuert\.“/u],
    ['laufend', 'Das Haus wird derzeit kernsaniert.', /Arbeiten sind im Gange .*was fehlt noch/u],
  ])('%s', (stage, quote, question) => {
    const plannedWorks = [{ kind: 'dach', stage, year: null, evidence: evidence(quote) }] as const
    expect(asked(FLAT, { plannedWorks })).toMatch(question)
    expect(asked(FLAT)).not.toMatch(question)
  })

  test('who pays a levy, before all else, unless the exposé says it', () => {
    const plain = {
      own: 21_400,
      due: null,
      fromWhole: null,
      isProposed: false,
      evidence: evidence('etwa 21.400 €,')[0]!,
    }
    const of = (payer: 'seller' | 'buyer' | null) => asked(FLAT, { levies: [{ ...plain, payer }] })
    expect(of(null)).toMatch(/Zur Sonderumlage \(„etwa 21\.400 €“.*wer zahlt diesen Anteil/u)
    expect(of('buyer')).toMatch(/Zur Sonderumlage/u)
    expect(of('buyer')).not.toMatch(/wer zahlt/u)
    expect(of('seller')).not.toMatch(/Zur Sonderumlage/u)
    const share = (more: { isAssumed?: true }) => ({ numerator: 1, denominator: 8, ...more })
    const voted = (more: { isAssumed?: true }) =>
      asked(FLAT, { levies: [{ ...plain, payer: null, isProposed: true, fromWhole: { low: 171_200, whole: 171_200, reserve: null, share: share(more) } }] }) // prettier-ignore
    expect(voted({ isAssumed: true })).toMatch(/Wie groß ist der Miteigentumsanteil,/u)
    expect(voted({})).not.toMatch(/Wie groß ist der Miteigentumsanteil/u)
  })

  test('a price that came down', () => {
    const cut = {
      from: euro(269_000),
      to: euro(249_000),
      percent: 7.4,
      times: 1,
      evidence: evidence('VB (vorher 269.000 €)'),
    }
    expect(asked(FLAT, { priceCut: cut })).toMatch(
      /warum wurde der Preis von 269\.000\s€ auf 249\.000\s€ gesenkt \(„VB/u,
    )
  })
})

describe('what is missing is asked, and only that', () => {
  test.each<[string, readonly FactKey[], RegExp]>([
    ['the price', ['kaufpreis'], /finde ich nicht: den Kaufpreis\. /u],
    ['the area', ['wohnflaeche'], /finde ich nicht: die Wohnfläche\. /u],
    ['the year', ['baujahr'], /finde ich nicht: das Baujahr\. /u],
    ['the commission', ['kaeuferprovision'], /finde ich nicht: die Käuferprovision/u],
    ['the floor', ['etage'], /finde ich nicht: das Geschoss/u],
    ['several at once', ['kaufpreis', 'baujahr'], /finde ich nicht: den Kaufpreis und das Baujahr\. /u],
    ['who lives there', ['vermietet'], /frei, vom Eigentümer bewohnt oder vermietet/u],
    ['the reserve', ['erhaltungsruecklage'], /wie hoch ist die Erhaltungsrücklage/iu],
    ['what the Hausgeld is made of', ['hausgeldNichtUmlagefaehig'], /wie setzt sich das Hausgeld von 342\s€ zusammen/iu],
    ['the certificate', ['energiekennwert', 'energieklasse'], /Energieausweis mit Art, Kennwert und Klasse/u],
    ['the heating', ['energietraeger', 'heizung'], /Womit und mit welcher Anlage/u],
  ])('%s', (_, left, question) => {
    expect(asked(without(...left))).toMatch(question)
    expect(asked(FLAT)).not.toMatch(question)
  }) // prettier-ignore

  test('the certificate of a hall has no class that one could ask for', () => {
    const hall = asked({ ...without('energiekennwert', 'energieklasse'), objektart: 'Produktionshalle' })
    expect(hall).toContain('Energieausweis')
    expect(hall).not.toMatch(/Kennwert und Klasse/u)
  })

  test('a house is asked for its plot, a flat is not; a flat for its community, a house is not', () => {
    const house = asked({ ...FLAT, objektart: 'Einfamilienhaus' })
    expect(house).toMatch(/finde ich nicht: die Größe des Grundstücks/u)
    expect(house).not.toMatch(/Protokolle|Rücklage/u)
    expect(asked(FLAT)).not.toMatch(/Grundstück/u)
  })

  test('a private seller is not asked for a commission', () => {
    expect(asked({ ...without('kaeuferprovision'), anbieterArt: 'privat' })).not.toContain('Käuferprovision')
  })
})

describe('what the exposé says is asked about', () => {
  const speaks = (topic: Parameters<typeof remarkOf>[0]['topic'], quote: string, more = {}) => ({
    remarks: [remarkOf({ topic, meaning: quote, ...more })],
  })
  test.each<[string, Stated, Parameters<typeof mailCaseOf>[1], RegExp]>([
    ['a tenant', { vermietet: true, kaltmieteMonat: 700 }, {}, /Zur Vermietung: seit wann läuft der Mietvertrag/u],
    ['a tenant without a rent', { vermietet: true }, {}, /wie hoch ist die Kaltmiete/u],
    ['a tenant who is to leave', { vermietet: true, bezugsfreiAb: '01.03.2027' }, {}, /zum Bezug \(01\.03\.2027\) schriftlich gekündigt/u],
    ['a day of moving in long past', { bezugsfreiAb: '01.10.2024' }, {}, /seit dem genannten Termin \(01\.10\.2024\) leer/u],
    ['oil of a known year', { energietraeger: 'Öl', heizung: 'Öl-Zentralheizung', heizungBaujahr: 1996 }, {}, /Die Heizung ist von 1996: Wie alt ist der Tank/u],
    ['storage heaters of a known year', { heizung: 'Nachtspeicheröfen' }, {}, /Enthalten die Nachtspeicheröfen Asbest/u],
    ['district heating', { energietraeger: 'Fernwärme', heizung: 'Fernwärme' }, {}, /Wärmelieferung/u],
    ['an old boiler', { heizungBaujahr: 1996 }, {}, /Die Heizung ist von 1996/u],
    ['a poor state', { zustand: 'renovierungsbedürftig' }, {}, /Was genau ist zu erneuern/u],
    ['a warranty that still runs', { baujahr: 2022 }, {}, /wie lange läuft die Gewährleistung/u],
    ['a parking space', { stellplatz: 'Tiefgarage' }, {}, /Ist der Stellplatz \(Tiefgarage\) Sondereigentum/u],
    ['a roof terrace', { objektart: 'Penthousewohnung' }, {}, /Wohnfläche von 82,4 m² berechnet/u],
    ['a monument', { denkmalschutz: true }, {}, /Auflagen der Denkmalbehörde/u],
    ['a poor class of a new building', { baujahr: 2017 }, {}, /Gebäude von 2017 nur die Energieklasse C/u],
    ['a side flat', {}, speaks('einliegerwohnung', 'Einliegerwohnung im Keller'), /Ausbau und Nutzung dieser Räume genehmigt.*Einliegerwohnung im Keller/u],
    ['what stays', {}, speaks('inventar', 'Möbel bleiben im Haus'), /vom Inventar bleibt/u],
  ])('%s', (_, stated, more, question) => {
    expect(asked({ ...FLAT, ...stated }, more)).toMatch(question)
    expect(asked(FLAT)).not.toMatch(question)
  }) // prettier-ignore
})

test('how old an oil boiler is, is asked only where the exposé does not say', () => {
  const oil = { energietraeger: 'Öl', heizung: 'Öl-Zentralheizung' }
  expect(asked({ ...without('heizungBaujahr'), ...oil })).toMatch(/Wie alt sind Ölheizung und Tank/u)
  expect(asked({ ...without('heizungBaujahr'), heizung: 'Nachtspeicheröfen' })).toMatch(
    /Aus welchem Jahr sind die Nachtsp/u,
  )
})

test("a list of works with their years, and what stays or is the tenant's, are not asked again", () => {
  const works = [2015, 2009].map((year, at) =>
    remarkOf({ topic: at === 0 ? 'baeder' : 'fenster', meaning: 'erneuert', year }),
  )
  const stated = { ...FLAT, baujahr: 1970, letzteModernisierung: '2015 erneuert' }
  expect(asked(stated)).toMatch(/Was genau wurde saniert/u)
  expect(asked(stated, { remarks: works })).not.toMatch(/Was genau wurde saniert/u)
  const kitchen = (rule: string) => remarkOf({ topic: 'inventar', meaning: 'Küche', rule })
  expect(asked(FLAT, { remarks: [kitchen('inventar-extra')] })).toMatch(/vom Inventar/u)
  expect(asked(FLAT, { remarks: [kitchen('inventar-enthalten')] })).not.toMatch(/vom Inventar/u)
})

describe('the deal decides what is asked', () => {
  const OWN: Partial<Record<DealType, RegExp>> = {
    'neubau-bautraeger': /MaBV/u,
    'sanierung-bautraeger': /Welche Bauteile bleiben alt/u,
    fertighaus: /Wem gehört das Grundstück/u,
    grundstueck: /Was darf gebaut werden/u,
    'land-forst': /verpachtet/u,
    anteil: /Welchen Bruchteil/u,
    rueckmiete: /Entwurf des Mietvertrags/u,
    paket: /auf die einzelnen Objekte/u,
    gewerbe: /Umsatzsteuer \(Option/u,
    mehrfamilienhaus: /Mietstand je Einheit/u,
    'wohn-geschaeft': /Gewerbemietvertrag/u,
  }
  test.each(Object.entries(OWN) as [DealType, RegExp][])('%s has questions of its own', (type, own) => {
    const of = (other: DealType) => asked({}, { type: other, objectKind: 'einfamilienhaus' })
    expect(of(type)).toMatch(own)
    expect(of('bestand')).not.toMatch(own)
  })

  test.each([
    ['erbbau', /Zum Erbbaurecht: wie lange läuft es/u],
    ['niessbrauch', /Wie alt sind die Berechtigten/u],
    ['betreiber', /läuft der Pachtvertrag/u],
  ] as const)('%s is asked whatever the type', (overlay, question) => {
    expect(asked(FLAT, { type: 'bestand', overlays: [overlay] })).toMatch(question)
    expect(asked(FLAT, { type: 'bestand' })).not.toMatch(question)
  })

  test('an offer that is reserved or out of date is asked whether it still stands', () => {
    expect(asked(FLAT, { type: 'bestand', status: 'reserviert' })).toMatch(/als reserviert gekennzeichnet/u)
    expect(asked(FLAT, { type: 'bestand', status: 'veraltet' })).toMatch(/nicht mehr aktuell/u)
    expect(asked(FLAT, { type: 'bestand' })).not.toMatch(/noch zu haben/u)
  })

  test('a court is asked for day, report and rights, and for lots, tenants and poisons where the notice names them', () => {
    const of = (stated: Stated, more: Parameters<typeof mailCaseOf>[1] = {}) =>
      chooseQuestions(mailCaseOf(stated, { type: 'zwangsversteigerung', ...more }), COURT_RULES).join('\n')
    const plain = of({ objektart: 'Einfamilienhaus' }, { objectKind: 'einfamilienhaus' })
    expect(plain).toMatch(/Gilt der Termin noch.*Gutachten.*Abteilung II.*Wer nutzt/su)
    expect(plain).not.toMatch(/Hausgeld|Garage|Altlasten|Mietverträge|Vertrag/u)
    expect(of(FLAT)).toMatch(/Rückstände beim Hausgeld/u)
    expect(of({ ...FLAT, stellplatz: 'Garage', vermietet: true })).toMatch(/Garage.*Mietverträge/su)
    expect(of(FLAT, { status: 'veraltet' })).toMatch(/Zuschlag erteilt oder versagt/u)
    expect(of(FLAT, { remarks: [remarkOf({ topic: 'altlasten', meaning: 'Altlastenverdacht' })] })).toMatch(
      /Altlasten/u,
    )
  })

  test.each([
    ['Am Giebel des Anbaus sind Risse zu sehen.', undefined, /Was sagt das Gutachten zu Ursache und Kosten/u, /Bauaufsicht|Bergschaden/u],
    ['Am Giebel des Anbaus sind Risse zu sehen.', 'bergschaden', /Ursache und Kosten.*ein Bergschaden gemeldet/u, /Bauaufsicht/u],
    ['Die Bauaufsicht hält die Balkone für nicht standsicher.', undefined, /Schreiben der Bauaufsicht/u, /Ursache und Kosten/u],
  ] as const)('cracks are the matter of the appraiser, what an office says one of the office: %s', (quote, subject, asks, never) => {
    const evidence = { page: 1, quote, box: [0, 0, 1, 1] as const }
    const remarks = [remarkOf({ topic: 'statik', rule: 'statik', meaning: 'Risse', tone: 'gefahr', evidence, ...(subject && { subject }) })]
    const one = mailCaseOf({ objektart: 'Einfamilienhaus' }, { type: 'zwangsversteigerung', remarks })
    const text = chooseQuestions(one, COURT_RULES).join('\n')
    expect(text).toMatch(asks)
    expect(text).not.toMatch(never)
  }) // prettier-ignore
})

test('an offer that says everything and worries nobody is asked nothing that is in every letter', () => {
  expect(asked(FLAT)).not.toMatch(/Schwamm|Risse|Schimmel|Wohnrecht|Grundbuchauszug|Reparaturen/u)
})

test('a letter has at most six questions, none twice, whatever is offered', () => {
  const keys = Object.keys(FLAT) as FactKey[]
  fc.assert(
    fc.property(
      fc.subarray(keys),
      fc.constantFrom(...DEAL_TYPES),
      fc.constantFrom('einfamilienhaus', 'wohnung', 'mehrere', 'grundstueck'),
      fc.constantFrom('verfuegbar', 'reserviert', 'veraltet', 'unbekannt'),
      fc.subarray(['erbbau', 'niessbrauch', 'betreiber'] as const),
      (said, type, objectKind, status, overlays) => {
        const stated = without(...keys.filter(key => !said.includes(key)))
        const one = mailCaseOf(stated, { type, objectKind, status, overlays })
        const questions = chooseQuestions(one)
        expect(questions.length).toBeLessThanOrEqual(MAX_QUESTIONS)
        expect(new Set(questions).size).toBe(questions.length)
        // What the exposé states is not called missing.
        const missing = questions.find(question => question.startsWith('Im Exposé finde ich nicht')) ?? ''
        if (said.includes('kaufpreis')) expect(missing).not.toContain('Kaufpreis')
        if (said.includes('wohnflaeche')) expect(missing).not.toContain('Wohnfläche')
        if (type !== 'neubau-bautraeger' && type !== 'sanierung-bautraeger')
          expect(questions.join()).not.toContain('MaBV')
        if (['grundstueck', 'land-forst', 'fertighaus'].includes(type)) {
          expect(questions.join()).not.toMatch(/Energieausweis|Erhaltungsrücklage|Geschoss|Wohnfläche/u)
        }
      },
    ),
  )
})
