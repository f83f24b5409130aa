import { expect, test } from 'vitest'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Light } from '../answer.ts'
import { type QuestionId, questionOf } from '../catalogue.ts'
import { judgeRestlaufzeit } from './law.ts'
import { knownOf, type Stated, TODAY } from '../offered.fixture.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'

type Case = [id: QuestionId, stated: Stated, light: Light | null, lens?: BuyerGoal]

const FLAT = { objektart: 'Etagenwohnung' }
const HOUSE = { objektart: 'Einfamilienhaus' }

const cases: Case[] = [
  ['objektart', { objektart: 'Ferienhaus' }, 'gelb'],
  ['objektart', HOUSE, null],
  ['wohnungstyp', { objektart: 'Souterrainwohnung' }, 'gelb'],
  ['wohnungstyp', { ...FLAT, etage: 'Hochparterre' }, 'gelb'],
  ['wohnungstyp', { ...FLAT, etage: '2. OG' }, 'grün'],
  ['grundstueck-m2', { ...HOUSE, grundstuecksflaeche: 249 }, 'gelb'],
  ['grundstueck-m2', { ...HOUSE, grundstuecksflaeche: 250 }, 'grün'],
  ['grundstueck-m2', { objektart: 'Reihenmittelhaus', grundstuecksflaeche: 180 }, null],
  ['grundstueck-m2', { grundstuecksflaeche: 180 }, null],
  ['schlafzimmer-baeder', { badezimmer: 1, zimmer: 5 }, 'gelb'],
  ['schlafzimmer-baeder', { badezimmer: 1, zimmer: 4.5 }, 'grün'],
  ['schlafzimmer-baeder', { badezimmer: 1 }, null],
  ['etage', { etage: '3. OG', aufzug: false }, null],
  ['etage', { etage: '3. OG', aufzug: true }, 'grün'],
  ['etage', { etage: '3. OG' }, null],
  ['etage', { etage: '2. OG', aufzug: false }, 'grün'],
  ['aufzug', { etage: '3. OG', aufzug: false }, 'gelb'],
  ['aufzug', { etage: '2. OG', aufzug: false }, null],
  ['aufzug', { aufzug: false }, null],
  ['aufzug', { aufzug: true, einheiten: 5 }, 'gelb'],
  ['aufzug', { aufzug: true, einheiten: 6 }, 'grün'],
  ['aufzug', { aufzug: true }, 'grün'],
  ['baujahr', { baujahr: 1949 }, 'grün'],
  ['baujahr', { baujahr: 1950 }, null],
  ['baujahr', { baujahr: 1950, zustand: 'renovierungsbedürftig' }, 'gelb'],
  ['baujahr', { baujahr: 1978, zustand: 'saniert' }, 'grün'],
  ['baujahr', { baujahr: 1978, letzteModernisierung: 2005 }, 'gelb'],
  ['baujahr', { baujahr: 1978, letzteModernisierung: 2006 }, 'grün'],
  ['baujahr', { baujahr: 1979, zustand: 'renovierungsbedürftig' }, 'grün'],
  ['balkon-terrasse-garten', { balkon: true }, 'grün'],
  ['balkon-terrasse-garten', { balkon: false }, null],
  ['balkon-terrasse-garten', { balkon: false, terrasse: false }, 'gelb'],
  ['balkon-terrasse-garten', { balkon: false, terrasse: false, garten: true }, 'grün'],
  ['stellplatz', { stellplatz: 'kein Stellplatz' }, 'gelb'],
  ['stellplatz', { stellplatz: 'Tiefgaragenstellplatz (Duplex)' }, 'gelb'],
  ['stellplatz', { stellplatz: '2 Garagen' }, 'grün'],
  ['keller', { keller: false, wohnflaeche: 79 }, 'gelb'],
  ['keller', { keller: false, wohnflaeche: 80 }, null],
  ['keller', { keller: false }, null],
  ['keller', { keller: true }, 'grün'],
  ['verfuegbar-ab', { bezugsfreiAb: 'nach Vereinbarung' }, 'gelb'],
  ['verfuegbar-ab', { bezugsfreiAb: '01.02.2027' }, 'grün'],
  ['anzahl-einheiten', { ...FLAT, einheiten: 2 }, 'gelb'],
  ['anzahl-einheiten', { ...FLAT, einheiten: 3 }, 'grün'],
  ['anzahl-einheiten', { ...FLAT, einheiten: 100 }, 'grün'],
  ['anzahl-einheiten', { ...FLAT, einheiten: 101 }, 'gelb'],
  ['anzahl-einheiten', { objektart: 'Zweifamilienhaus', einheiten: 2 }, null],
  ['zustand', { zustand: 'sanierungsbedürftig' }, 'rot'],
  ['zustand', { zustand: 'Instandhaltungsstau' }, 'rot'],
  ['zustand', { zustand: 'renovierungsbedürftig' }, 'gelb'],
  ['zustand', { zustand: 'modernisierungsbedürftig' }, 'gelb'],
  ['zustand', { zustand: 'kernsaniert' }, 'grün'],
  ['zustand', { zustand: 'gepflegt' }, 'grün'],
  ['letzte-modernisierung', { letzteModernisierung: 2005 }, 'gelb'],
  ['letzte-modernisierung', { letzteModernisierung: 2005, baujahr: 1968, heizungBaujahr: 2018 }, 'gelb'],
  ['letzte-modernisierung', { letzteModernisierung: 2006 }, 'grün'],
  ['letzte-modernisierung', { letzteModernisierung: '2012 wurde die Anlage komplett saniert' }, 'grün'],
  ['letzte-modernisierung', { letzteModernisierung: 'laufend modernisiert' }, null],
  ['energieausweis-vorhanden', { energieausweisArt: 'Bedarf' }, 'grün'],
  ['energieausweis-art', { ...HOUSE, energieausweisArt: 'Verbrauch', baujahr: 1976 }, 'gelb'],
  ['energieausweis-art', { ...HOUSE, energieausweisArt: 'Verbrauch', baujahr: 1977 }, null],
  ['energieausweis-art', { ...FLAT, energieausweisArt: 'Verbrauch', baujahr: 1960, einheiten: 5 }, null],
  ['energieausweis-art', { ...FLAT, energieausweisArt: 'Verbrauch', baujahr: 1960 }, null],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '20.11.2026' }, 'gelb'],
  // Half a year ahead, or before the day of the handover, it may have run out when it is needed.
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '21.11.2026' }, 'gelb'],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '23.05.2027' }, 'gelb'],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '24.05.2027' }, 'grün'],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '24.05.2027', bezugsfreiAb: '01.07.2027' }, 'gelb'],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '02.07.2027', bezugsfreiAb: '01.07.2027' }, 'grün'],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '24.05.2027', bezugsfreiAb: 'sofort' }, 'grün'],
  ['energieausweis-gueltig-bis', { energieausweisGueltigBis: '02/2026' }, 'gelb'],
  ['energiekennwert', { energiekennwert: 130 }, 'grün'],
  ['energiekennwert', { energiekennwert: 130.1 }, null],
  ['energiekennwert', { energiekennwert: 160 }, null],
  ['energiekennwert', { energiekennwert: 160.1 }, 'gelb'],
  ['energiekennwert', { energiekennwert: 250 }, 'gelb'],
  ['energiekennwert', { energiekennwert: 250.1 }, 'rot'],
  ['energieklasse', { energieklasse: 'A+' }, 'grün'],
  ['energieklasse', { energieklasse: 'D' }, 'grün'],
  // The average is no merit.
  ['energieklasse', { energieklasse: 'E' }, null],
  ['energieklasse', { energieklasse: 'F' }, 'gelb'],
  ['energieklasse', { energieklasse: 'G' }, 'rot'],
  ['energieklasse', { energieklasse: 'H' }, 'rot'],
  ['heizungsart', { heizung: 'Nachtspeicheröfen' }, 'gelb'],
  ['heizungsart', { heizung: 'Gasetagenheizung' }, 'gelb'],
  ['heizungsart', { heizung: 'Zentralheizung, Kaminofen' }, 'grün'],
  ['energietraeger', { energietraeger: 'Erdgas schwer' }, 'gelb'],
  ['energietraeger', { energietraeger: 'Heizöl' }, 'gelb'],
  ['energietraeger', { energietraeger: 'Fernwärme' }, 'grün'],
  ['energietraeger', { energietraeger: 'Strom' }, null],
  ['energietraeger', { energietraeger: 'Strom', heizung: 'Luft-Wasser-Wärmepumpe' }, 'grün'],
  ['energietraeger', { energietraeger: 'Strom', heizung: 'Nachtspeicheröfen' }, 'gelb'],
  ['heizung-baujahr', { heizungBaujahr: 2011 }, 'grün'],
  ['heizung-baujahr', { heizungBaujahr: 2010 }, 'gelb'],
  ['heizung-baujahr', { heizungBaujahr: 2001 }, 'gelb'],
  ['heizung-baujahr', { heizungBaujahr: 2000 }, 'rot'],
  ['heizung-baujahr', { heizungBaujahr: 2003, energietraeger: 'Fernwärme' }, 'grün'],
  ['heizung-baujahr', { heizungBaujahr: 1996, heizung: 'Fernwärme' }, 'gelb'],
  ['erbbaurecht', { erbbaurecht: true }, 'gelb'],
  ['erbbaurecht', { erbbaurecht: false }, 'grün'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 39 }, 'rot'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 40 }, 'gelb'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 59 }, 'gelb'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 60 }, 'grün'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 'bis 20.11.2066' }, 'rot'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 'bis 21.11.2066' }, 'gelb'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: '30.06.2094' }, 'grün'],
  ['erbbau-restlaufzeit', { erbbauRestlaufzeit: 2060 }, 'rot'],
  ['denkmalschutz', { denkmalschutz: true }, 'gelb'],
  ['denkmalschutz', { denkmalschutz: false }, 'grün'],
  ['zwangsversteigerung', { verkehrswert: 285_000 }, 'rot'],
  ['zwangsversteigerung', { anbieterArt: 'Gericht' }, 'rot'],
  ['zwangsversteigerung', { anbieterArt: 'Makler' }, null],
  ['zwangsversteigerung', { kaufpreis: 200_000 }, null],
  ['eigentumsform', { objektart: 'Eigentumswohnung' }, 'grün'],
  ['eigentumsform', { erbbaurecht: true }, null],
  ['weg-hausgeld', { hausgeldMonat: 450, wohnflaeche: 100 }, 'grün'],
  ['weg-hausgeld', { hausgeldMonat: 451, wohnflaeche: 100 }, 'gelb'],
  ['weg-hausgeld', { hausgeldMonat: 600, wohnflaeche: 100 }, 'gelb'],
  ['weg-hausgeld', { hausgeldMonat: 601, wohnflaeche: 100 }, 'rot'],
  ['weg-hausgeld', { hausgeldMonat: 601 }, null],
  ['weg-hausgeld-umlagefaehig', { hausgeldNichtUmlagefaehig: 150, wohnflaeche: 100 }, 'grün'],
  ['weg-hausgeld-umlagefaehig', { hausgeldNichtUmlagefaehig: 151, wohnflaeche: 100 }, 'gelb'],
  ['weg-ruecklage', { erhaltungsruecklage: 999, wohnflaeche: 100, baujahr: 1970 }, 'rot'],
  ['weg-ruecklage', { erhaltungsruecklage: 1000, wohnflaeche: 100, baujahr: 1970 }, 'gelb'],
  ['weg-ruecklage', { erhaltungsruecklage: 1999, wohnflaeche: 100, baujahr: 1970 }, 'gelb'],
  ['weg-ruecklage', { erhaltungsruecklage: 2000, wohnflaeche: 100, baujahr: 1970 }, 'grün'],
  ['weg-ruecklage', { erhaltungsruecklage: 999, wohnflaeche: 100, baujahr: 2010 }, 'grün'],
  ['weg-ruecklage', { erhaltungsruecklage: 999, wohnflaeche: 100 }, null],
  ['weg-ruecklage', { erhaltungsruecklage: 41_300, wohnflaeche: 100, baujahr: 1970 }, null],
  ['weg-ruecklage', { erhaltungsruecklage: 41_300, wohnflaeche: 100, baujahr: 1970, einheiten: 50 }, 'rot'],
  ['kaeuferprovision', { kaeuferprovision: 0 }, 'grün'],
  ['kaeuferprovision', { kaeuferprovision: 3.57 }, null],
  ['kaeuferprovision', { kaeuferprovision: 3.58 }, 'gelb'],
  ['vermietet', { vermietet: true }, 'rot'],
  ['vermietet', { vermietet: true }, 'grün', 'kapitalanlage'],
  ['vermietet', { vermietet: 'teilweise' }, 'gelb'],
  ['vermietet', { vermietet: false }, 'grün'],
  ['stand-datum', { exposeDatum: '31.08.2026' }, 'grün'],
  ['stand-datum', { exposeDatum: 'Juli 2026' }, 'gelb'],
]

test.each<Case>(cases)('%s with %o is %s', (id, stated, light, lens) => {
  const verdict = questionOf(id).judge?.(knownOf(stated, lens)) ?? { light: null }
  expect(verdict.light).toBe(light)
  if (verdict.light === 'gelb' || verdict.light === 'rot') expect(verdict.reason).toMatch(/^\p{Lu}.+\.$|^\d.+\.$/u)
})

test('no judge speaks when nothing is stated', () => {
  const nothing = knownOf({})
  const judged: QuestionId[] = [
    'baujahr',
    'weg-hausgeld',
    'vermietet',
    'energiekennwert',
    'denkmalschutz',
    'zwangsversteigerung',
  ]
  expect(judged.map(id => questionOf(id).judge?.(nothing))).toEqual(judged.map(() => null))
})

const years: readonly (readonly [id: QuestionId, year: number, light: Light])[] = [
  ['fenster', 1994, 'gelb'],
  ['fenster', 1995, 'grün'],
  ['dach', 1995, 'gelb'],
  ['dach', 1996, 'grün'],
  ['baeder-alter', 2000, 'gelb'],
  ['baeder-alter', 2001, 'grün'],
  ['elektrik', 1985, 'gelb'],
  ['elektrik', 1986, 'grün'],
  ['letzte-modernisierung', 2005, 'gelb'],
  ['letzte-modernisierung', 2006, 'grün'],
]

test.each(years)('%s of %i is %s', (id, year, light) => {
  expect(questionOf(id).judgeYear?.(year, TODAY)?.light).toBe(light)
})

test('a home that is still built has no certificate yet, whatever was calculated', () => {
  const { offer, ...known } = knownOf({ ...FLAT, energieklasse: 'A+', bezugsfreiAb: '30.06.2028' })
  const told = (value: string) => ({ ...known, offer: { ...offer, deal: { type: { value } } as unknown as Deal } })
  const { judge, phrase } = questionOf('energieausweis-vorhanden')
  const both = [told('bestand'), told('neubau-bautraeger')]
  expect(both.map(one => judge?.(one)?.light ?? null)).toEqual(['grün', null])
  expect(both.map(one => phrase?.(one))).toEqual(['Ja, Werte aus dem Ausweis genannt', expect.stringMatching(/^Noch keiner/u)]) // prettier-ignore
})

test('a house without a fee is no merit where its plot has one', () => {
  const { offer, ...known } = knownOf({ ...HOUSE, kaeuferprovision: 0 })
  const deal = { traits: [{ trait: 'courtage-grundstueck', evidence: [] }] } as unknown as Deal
  const { judge, phrase } = questionOf('kaeuferprovision')
  const both = [
    { ...known, offer },
    { ...known, offer: { ...offer, deal } },
  ]
  expect(both.map(one => judge?.(one)?.light)).toEqual(['grün', null])
  expect(both.map(one => phrase?.(one))).toEqual([
    'Keine Provision für den Käufer',
    expect.stringContaining('Grundstück'),
  ])
})

test('the spaces of a whole house are no merit of what a refurbisher sells of it, but those with a price of their own are', () => {
  const { offer, ...known } = knownOf({ ...HOUSE, stellplatz: '6 Tiefgaragenstellplätze' })
  const sold = (type: string, parts: readonly unknown[]) => ({ type: { value: type }, parts }) as unknown as Deal
  const { judge, phrase, leavesOpen } = questionOf('stellplatz')
  const told = [
    sold('sanierung-bautraeger', []),
    sold('sanierung-bautraeger', [{ kind: 'stellplatz' }]),
    sold('bestand', []),
  ]
    .map(deal => ({ ...known, offer: { ...offer, deal } }))
    .map(one => [judge?.(one)?.light ?? null, phrase?.(one)?.includes('haben wir nicht gefunden'), leavesOpen?.(one)])
  expect(told).toEqual([
    [null, true, true],
    ['grün', false, false],
    ['grün', false, false],
  ])
})

test('a condition that the exposé tells in other words is not put into its mouth', () => {
  const { offer, ...known } = knownOf({ ...HOUSE, zustand: 'sanierungsbedürftig' })
  const said = (quote: string) => {
    const zustand = { value: 'sanierungsbedürftig', evidence: [{ page: 1, quote, box: null }] }
    const facts = { ...offer.facts, zustand } as unknown as typeof offer.facts
    const judged = questionOf('zustand').judge?.({ ...known, offer: { ...offer, facts } })
    return judged && 'reason' in judged ? judged.reason : ''
  }
  expect(said('Das Haus ist sanierungsbedürftig.')).toContain('selbst nennt den Zustand „sanierungsbedürftig“')
  const other = said('Erheblicher Reparaturstau an Putz und Dachrinne.')
  expect(other).toContain('„Erheblicher Reparaturstau an Putz und Dachrinne“')
  expect(other).not.toContain('„sanierungsbedürftig“')
})

test.each([
  [
    { extension: true, purchase: true },
    'laut Exposé können Sie weder eine Verlängerung verlangen noch den Boden kaufen',
  ],
  [{ extension: false, purchase: true }, 'den Boden können Sie laut Exposé nicht hinzukaufen'],
  [{ extension: true, purchase: false }, 'eine Verlängerung können Sie laut Exposé nicht verlangen'],
])('tells beside the term of an Erbbaurecht what its owner refuses: %o', (erbbauRefused, told) => {
  const known = knownOf({ erbbauRestlaufzeit: 29 })
  const one = { ...known, offer: { ...known.offer, erbbauRefused } }
  expect(JSON.stringify(judgeRestlaufzeit(one))).toContain(`noch 29 Jahre; ${told}.`)
  expect(JSON.stringify(judgeRestlaufzeit(known))).toContain('noch 29 Jahre. ')
})
