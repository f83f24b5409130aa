import { describe, expect, test } from 'vitest'
import type { Finding, Light } from '../answer.ts'
import type { QuestionId } from '../catalogue.ts'
import { findings, type Values } from './money.fixture.ts'

const flat = {
  objektart: 'Eigentumswohnung',
  kaufpreis: 210_000,
  wohnflaeche: 75,
  baujahr: 1975,
  kaeuferprovision: 3.57,
  plz: '50667',
}
const noFee = { ...flat, kaeuferprovision: null }
const house = { objektart: 'Einfamilienhaus', kaufpreis: 300_000, wohnflaeche: 120, baujahr: 1958 }
const partlyLet = { ...house, plz: '50667', vermietet: 'teilweise', kaltmieteMonat: 480 }
const letFlat = { ...flat, vermietet: true, kaltmieteMonat: 720 }

const TABLE: [
  id: QuestionId,
  values: Values,
  state: Finding['state'] | undefined,
  light: Light | null,
  answer: RegExp,
][] = [
  ['kaeuferprovision', flat, undefined, null, /^$/],
  // prettier-ignore
  ['kaeuferprovision', { ...noFee, anbieterArt: 'Makler' }, 'geschätzt', null, /^7\.497\s€ \(0\s€ bis 7\.497\s€\), 3,57\s% üblich/],
  ['kaeuferprovision', noFee, 'geschätzt', null, /^0\s€ bis 7\.497\s€: ein Makler ist nicht/],
  ['kaeuferprovision', { ...noFee, anbieterArt: 'Bauträger' }, 'geschätzt', null, /keine/],
  ['grunderwerbsteuer', flat, 'berechnet', null, /^13\.650\s€, 6,5\s%/],
  ['notar-grundbuch', flat, 'geschätzt', null, /^2\.555,35\s€/],
  ['nebenkosten-gesamt', flat, 'geschätzt', 'grün', /^23\.702\s€, 11,29\s%/],
  ['nebenkosten-gesamt', { ...flat, kaeuferprovision: 5 }, 'geschätzt', 'gelb', /12,72\s%/],
  ['nebenkosten-gesamt', { ...flat, kaeuferprovision: null }, 'geschätzt', 'grün', /bis/],
  ['gesamtinvestition', flat, 'geschätzt', null, /€/],
  ['eigenkapital-bedarf', flat, 'geschätzt', null, /^66\.572\s€.*20\s%/],
  ['monatsrate', flat, 'geschätzt', null, /^868\s€ im Monat \(4,2\s% Zins, 2\s% Tilgung, 10 Jahre fest\)/],
  ['kaufen-vs-mieten', flat, 'geschätzt', 'grün', /1,36-Fache der Kaltmiete \(1,13 bis 1,7\)/],
  ['kaufen-vs-mieten', { ...flat, kaufpreis: 500_000 }, 'geschätzt', 'gelb', /-Fache/],
  ['bruttorendite', partlyLet, 'geschätzt', null, /^Nicht zu rechnen: .*Teils, 5\.760\s€ im Jahr/],
  ['mietabweichung', partlyLet, 'geschätzt', null, /^Nicht berechenbar: Vermietet ist nur ein Teil/],
  ['laufende-kosten', { ...flat, hausgeldMonat: 280 }, 'berechnet', null, /^280\s€ im Monat.*Grundsteuer kommt hinzu/],
  ['finanzierbarkeit-risiko', flat, 'berechnet', null, /^Kein übliches Hemmnis genannt$/],
  ['finanzierbarkeit-risiko', { ...flat, wohnflaeche: 38 }, 'berechnet', 'gelb', /unter 40\sm²/],
  // prettier-ignore
  ['finanzierbarkeit-risiko', { ...house, objektart: 'Fertighaus', baujahr: 1978, denkmalschutz: true }, 'berechnet', 'gelb', /Denkmalschutz, Fertighaus von 1978/],
  // prettier-ignore
  ['energiekosten', { ...house, energiekennwert: 250, energietraeger: 'Öl' }, 'geschätzt', 'gelb', /mit Öl; .* mehr als mit Klasse C/],
  ['energiekosten', { ...house, energiekennwert: 250 }, 'geschätzt', null, /Gas \(Annahme\)/],
  ['energiekosten', { ...house, energieklasse: 'B', energietraeger: 'Fernwärme' }, 'geschätzt', 'grün', /Fernwärme/],
  ['klasse-plausibel', { ...flat, energiekennwert: 89, energieklasse: 'C' }, 'berechnet', 'grün', /^Ja/],
  ['klasse-plausibel', { ...flat, energiekennwert: 162, energieklasse: 'E' }, 'berechnet', 'grün', /^Nein.*Klasse F/],
  ['klasse-plausibel', { ...flat, energiekennwert: 180, energieklasse: 'C' }, 'berechnet', 'gelb', /^Nein/],
  ['energieklasse', { ...flat, energiekennwert: 95.4 }, 'berechnet', 'grün', /^C$/],
  ['energieklasse', { ...flat, energiekennwert: 260 }, 'berechnet', 'rot', /^H$/],
  ['energieklasse', { ...flat, energiekennwert: 89, energieklasse: 'C' }, undefined, null, /^$/],
  // prettier-ignore
  ['co2-kosten', { ...house, energiekennwert: 200, energietraeger: 'Erdgas' }, 'geschätzt', null, /Eigentümer davon 80\s%.*2035/],
  ['bio-treppe', { ...house, energietraeger: 'Gas', heizungBaujahr: 2019 }, 'berechnet', 'grün', /^Nein/],
  ['bio-treppe', { ...house, energietraeger: 'Gas', heizungBaujahr: 2026 }, 'geschätzt', null, /^Offen/],
  ['bio-treppe', { ...house, energietraeger: 'Gas', heizungBaujahr: 2027 }, 'berechnet', 'gelb', /^Ja/],
  ['bio-treppe', { ...house, energietraeger: 'Gas' }, undefined, null, /^$/],
  ['nachruestpflicht', house, 'geschätzt', null, /20\.11\.2028/],
  ['nachruestpflicht', { ...house, baujahr: 2010 }, 'geschätzt', 'grün', /^Nein/],
  ['heizungspruefung', { ...flat, einheiten: 12 }, 'berechnet', null, /^Ja/],
  ['heizungspruefung', { ...flat, einheiten: 12, heizung: 'Fernwärme' }, 'berechnet', 'grün', /^Nein: .*Heizkessel/],
  ['heizungspruefung', { ...flat, einheiten: 12, heizungBaujahr: 1999 }, 'berechnet', null, /Frist 30\.09\.2027$/],
  [
    'heizungspruefung',
    { ...flat, einheiten: 12, letzteModernisierung: 'Heizung 2018' },
    'berechnet',
    null,
    /2033 bis 2034$/,
  ],
  ['heizungspruefung', { ...flat, einheiten: 12, heizungBaujahr: 2019 }, 'berechnet', null, /2034 bis 2035$/],
  ['heizungspruefung', { ...flat, einheiten: 4 }, 'berechnet', 'grün', /^Nein/],
  // prettier-ignore
  ['foerderung', { ...house, energieklasse: 'H', energietraeger: 'Öl' }, 'geschätzt', null, /KfW 458.*12\.880\s€.*KfW 308.*§ 35c/],
  [
    'energetisches-potenzial',
    { ...house, energieklasse: 'H', energietraeger: 'Öl' },
    'geschätzt',
    null,
    /bis etwa Klasse C/,
  ],
  ['energetisches-potenzial', { ...house, energieklasse: 'B' }, undefined, null, /^$/],
  ['energetisches-potenzial', { ...house, energieklasse: 'C', energiekennwert: 99 }, undefined, null, /^$/],
  ['energetisches-potenzial', { ...house, energieklasse: 'C', energiekennwert: 130 }, undefined, null, /^$/],
  [
    'energetisches-potenzial',
    { ...house, energiekennwert: 101, energietraeger: 'Gas' },
    'geschätzt',
    null,
    /rechnet sich nicht.*über 100 Jahre/,
  ],
  ['sanierungskosten', { ...house, baujahr: 1920 }, 'geschätzt', null, /nur nach Alter: Dach/],
  ['sanierungskosten', { ...house, zustand: 'sanierungsbedürftig' }, 'geschätzt', 'gelb', /fällig/],
  ['sanierungskosten', { ...house, zustand: 'gepflegt', baujahr: 1990 }, 'geschätzt', 'gelb', /nur nach Alter/],
  ['sanierungskosten', { ...flat, zustand: 'gepflegt', baujahr: 1998 }, 'geschätzt', 'grün', /nur nach Alter/],
  ['sanierungskosten', { ...house, zustand: 'Neubau', baujahr: 2026 }, 'geschätzt', 'grün', /kein Gewerk/],
  [
    'sanierungskosten',
    { ...house, zustand: 'kernsaniert', letzteModernisierung: '2018' },
    'geschätzt',
    'grün',
    /kein Gewerk.*2018/,
  ],
  [
    'heizung-baujahr',
    { ...flat, heizung: 'Fernwärme', zustand: 'saniert', letzteModernisierung: '1998' },
    'berechnet',
    null,
    /^Fernwärme: kein eigener Heizkessel$/,
  ],
  [
    'fenster',
    { ...flat, baujahr: 1685 },
    'geschätzt',
    null,
    /^Fenster: Alter unbekannt, aus dem Baujahr 1685 kaum noch/,
  ],
  [
    'dach',
    { ...flat, letzteModernisierung: 'Dach 2014' },
    'geschätzt',
    null,
    /seit der Erneuerung 2014, also 12 Jahre/,
  ],
  ['heizung-baujahr', { ...flat, heizung: 'Gasheizung' }, 'geschätzt', null, /aus dem Baujahr 1975/],
  [
    'heizung-baujahr',
    { ...flat, baujahr: 1995, heizung: 'Gasheizung' },
    'geschätzt',
    null,
    /Alter unbekannt, wie das Baujahr 1995/,
  ],
  [
    'weg-ruecklage-zufuehrung',
    { ...flat, hausgeldMonat: 300, hausgeldNichtUmlagefaehig: 90 },
    'geschätzt',
    'gelb',
    /^Höchstens 8,55\s€/,
  ],
  ['weg-hausgeld-umlagefaehig', { ...flat, hausgeldMonat: 300 }, 'geschätzt', null, /105\s€ \(90\s€ bis 135\s€\)/],
  ['weg-hausgeld-umlagefaehig', { ...flat, hausgeldMonat: 300, hausgeldNichtUmlagefaehig: 90 }, undefined, null, /^$/],
  ['miete-m2', letFlat, 'berechnet', null, /^9,60\s€/],
  [
    'miete-m2',
    { ...house, objektart: 'Mehrfamilienhaus', vermietet: true, kaltmieteMonat: 900 },
    'berechnet',
    null,
    /^7,50\s€/,
  ],
  [
    'miete-m2',
    { ...house, objektart: 'Mehrfamilienhaus', vermietet: 'teilweise', kaltmieteMonat: 900 },
    'geschätzt',
    null,
    /^Nicht berechenbar: Nicht alle/,
  ],
  [
    'mietabweichung',
    { ...house, objektart: 'Wohn- und Geschäftshaus', vermietet: true, kaltmieteMonat: 2_900 },
    'geschätzt',
    null,
    /^Nicht berechenbar: .*Gewerbe/,
  ],
  ['mietabweichung', letFlat, 'geschätzt', 'grün', /^−4\s%/],
  ['mietabweichung', { ...letFlat, kaltmieteMonat: 435 }, 'geschätzt', 'gelb', /^−42\s%/],
  [
    'bruttorendite',
    { ...letFlat, kaltmieteMonat: 1_200, erbbauzinsJahr: 3_000 },
    'berechnet',
    'grün',
    /^6,86\s%, nach Erbbauzins 5,43\s%$/,
  ],
  [
    'bruttorendite',
    { ...letFlat, kaltmieteMonat: 1_200, erbbauzinsJahr: 5_000 },
    'berechnet',
    'gelb',
    /^6,86\s%, nach Erbbauzins 4,48\s%$/,
  ],
  [
    'kaufpreisfaktor',
    { ...letFlat, kaltmieteMonat: 1_200, erbbauzinsJahr: 5_000 },
    'berechnet',
    'gelb',
    /^14,6 Jahresmieten, nach Erbbauzins 22,3$/,
  ],
  ['mietabweichung', { ...letFlat, kaltmieteMonat: 1_000 }, 'geschätzt', 'gelb', /^\+33,33\s%/],
  ['mietsteigerung-moeglich', { ...letFlat, kaltmieteMonat: 500 }, 'geschätzt', null, /75\s€ bis 100\s€/],
  ['mietpotenzial', letFlat, 'geschätzt', null, /^360\s€ im Jahr gegenüber/],
  ['bruttorendite', letFlat, 'berechnet', 'gelb', /^4,11\s%$/],
  ['bruttorendite', { ...letFlat, kaufpreis: 300_000 }, 'berechnet', 'rot', /^2,88\s%$/],
  ['bruttorendite', { ...flat, kaufpreis: 400_000 }, 'geschätzt', 'gelb', /bis/],
  ['bruttorendite', flat, 'geschätzt', 'grün', /4,29\s% \(3,43\s% bis 5,14\s%\)/],
  ['rendite-angabe-plausibel', { ...letFlat, mietrendite: 4.2 }, 'berechnet', 'grün', /^Ja/],
  ['rendite-angabe-plausibel', { ...letFlat, mietrendite: 5 }, 'berechnet', 'rot', /^Nein/],
  ['rendite-angabe-plausibel', { ...flat, mietrendite: 5 }, undefined, null, /^$/],
  ['kaufpreisfaktor', letFlat, 'berechnet', 'gelb', /^24,3 Jahresmieten$/],
  ['nettorendite', letFlat, 'geschätzt', 'grün', /2,97\s%/],
  ['cashflow', letFlat, 'geschätzt', 'gelb', /^−289\s€ .* im Monat vor Steuern/],
  ['bewirtschaftungskosten', letFlat, 'geschätzt', 'grün', /19,58\s% der Miete/],
  [
    'bewirtschaftungskosten',
    { ...letFlat, hausgeldMonat: 400, hausgeldNichtUmlagefaehig: 180 },
    'berechnet',
    'gelb',
    /27\s% der Miete/,
  ],
  ['afa-satz', letFlat, 'geschätzt', null, /^2\s% linear, 3\.646\s€/],
  ['afa-satz', { ...letFlat, baujahr: 1910 }, 'geschätzt', null, /^2,5\s%/],
  ['wertprognose-10j', flat, 'geschätzt', null, /^250\.000\s€ bis/],
  ['wertprognose-10j', { ...flat, erbbaurecht: true }, 'berechnet', null, /^Keine Steigerung gerechnet/],
  ['vergleich-miete-kauf', flat, 'geschätzt', null, /In 10 Jahren/],
]

describe('a question of money', () => {
  test.each(TABLE)('%s of %j is %s, %s', (id, values, state, light, answer) => {
    const found = findings(values).get(id)
    expect(found?.state).toBe(state)
    expect(found?.light ?? null).toBe(light)
    expect(found?.answer ?? '').toMatch(answer)
  })

  test('rests on the quotes of what it was calculated from', () => {
    const found = findings(letFlat).get('bruttorendite')
    expect(found?.inputs).toEqual(['kaufpreis', 'kaltmieteMonat', 'wohnflaeche', 'vermietet'])
    expect(found?.evidence.map(({ quote }) => quote)).toContain('kaltmieteMonat 720')
  })

  test.each([
    ['umlegbar is the rest', 264, '168,00 EUR auf den Mieter umlegbar', 'berechnet', /^Nicht umlagefähig 96\s€/],
    ['the owner’s part', 143, 'davon nicht umlagef. 48,00 €', 'berechnet', /^Nicht umlagefähig 48\s€/],
    ['savings above the split', 400, 'inkl. 147,17 € Erhaltungsrücklage', 'geschätzt', /183,75\s€|184\s€/],
  ])(
    'what the text says of the Hausgeld goes before the usual split: %s',
    (_name, hausgeldMonat, quote, state, answer) => {
      const said = { hausgeld: [{ page: 1, quote, box: [0, 0, 1, 1] as const }] }
      const found = findings({ ...letFlat, hausgeldMonat }, { said })
      expect(found.get('weg-hausgeld-umlagefaehig')).toMatchObject({ state })
      expect(found.get('weg-hausgeld-umlagefaehig')?.answer).toMatch(answer)
      expect(found.get('weg-hausgeld-umlagefaehig')?.evidence.map(one => one.quote)).toContain(quote)
    },
  )

  test('the answers and the cash flow rest on the same part of the Hausgeld', () => {
    const quote = '168,00 EUR auf den Mieter umlegbar, Zuführung zur Instandhaltungsrücklage von 41,00 EUR'
    const said = { hausgeld: [{ page: 1, quote, box: [0, 0, 1, 1] as const }] }
    const found = findings({ ...letFlat, hausgeldMonat: 264 }, { said })
    expect(found.get('cashflow')?.formula).toContain('Nicht umlagefähiges Hausgeld −1.152\u00a0€')
    expect(found.get('weg-ruecklage-zufuehrung')).toMatchObject({ state: 'berechnet', light: 'gelb' })
    expect(found.get('weg-ruecklage-zufuehrung')?.answer).toMatch(/^492\s€ im Jahr \(41\s€ im Monat\), 6,56\s€ je m²/)
  })

  test.each([
    ['of a full reserve', 60_000, null],
    ['of a thin one', 20_000, 'gelb'],
    ['of one that nobody tells', undefined, 'gelb'],
  ])('a low yearly payment into the reserve: %s', (_name, erhaltungsruecklage, light) => {
    const said = { hausgeld: [{ page: 1, quote: 'davon 41,00 € Erhaltungsrücklage', box: [0, 0, 1, 1] as const }] }
    const stated = {
      ...letFlat,
      hausgeldMonat: 264,
      einheiten: 10,
      ...(erhaltungsruecklage && { erhaltungsruecklage }),
    }
    expect(findings(stated, { said }).get('weg-ruecklage-zufuehrung')?.light ?? null).toBe(light)
  })

  test.each([
    [
      'a loss above the whole rent',
      'cashflow',
      { ...letFlat, kaufpreis: 900_000 },
      /mehr, als die ganze Miete einbringt \(4\d\d\s%/,
    ],
    ['a smaller loss', 'cashflow', letFlat, /jeden Monat 289\s€ drauf, das sind 40\s% der Miete/],
    [
      'the factor itself',
      'kaufpreisfaktor',
      { ...letFlat, kaufpreis: 354_240 },
      /entspricht 41 Jahresmieten; grün ist die Ampel bis 20, rot ab 28/,
    ],
  ] as const)('its reason names the size: %s', (_name, id, values, reason) => {
    expect(findings(values).get(id)?.reason).toMatch(reason)
  })

  test('is not answered by what needs a price while there is none', () => {
    const ids = [...findings({ ...flat, kaufpreis: null, energieklasse: 'D' }).keys()]
    expect(ids).toContain('energiekosten')
    expect(ids).not.toContain('monatsrate')
  })
})
