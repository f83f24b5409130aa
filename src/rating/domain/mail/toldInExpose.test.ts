import { expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import type { Part } from '#extraction/domain/deal/deal.ts'
import type { Remark } from '#extraction/domain/remark.ts'
import { proof, remarkOf, type Stated } from '#questions/domain/offered.fixture.ts'
import { chooseQuestions } from './chooseQuestions.ts'
import { quoted } from './mailCase.ts'
import { mailCaseOf } from './mailCase.fixture.ts'

const FLAT: Stated = { objektart: 'Eigentumswohnung', kaufpreis: 189_000, wohnflaeche: 78.4, baujahr: 1998, plz: '44263', ort: 'Dortmund', etage: '2. OG', hausgeldMonat: 318, vermietet: false, heizung: 'Gas-Zentralheizung', heizungBaujahr: 2014, energiekennwert: 92, energieklasse: 'C', kaeuferprovision: 3.57 } // prettier-ignore
const SPACE: Part = { name: 'Stellplatz', kind: 'stellplatz', areaM2: null, areaKind: null, rentMonthEuro: null, let: null, priceEuro: null, status: null, inPrice: false, evidence: [] } // prettier-ignore
const said = (topic: Remark['topic'], rule: string, quote: string, more: Partial<Remark> = {}): Remark => ({
  ...remarkOf({ topic, rule, meaning: quote, ...more }),
  evidence: proof(quote),
})
const asked = (stated: Stated, remarks: readonly Remark[], more: Partial<ReturnType<typeof mailCaseOf>> = {}) =>
  chooseQuestions({ ...mailCaseOf(stated, { type: 'bestand', remarks }), ...more }).join('\n')

test('what the Hausgeld pays for is asked only where it is not told, and for its rent always', () => {
  const named = said('hausgeldAufteilung', 'hausgeld-aufteilung', 'Im Hausgeld sind Heizung, Wasser, Verwaltung und 58 € Rücklage enthalten.') // prettier-ignore
  expect(asked(FLAT, [])).toMatch(/wie setzt sich das Hausgeld/iu)
  expect(asked(FLAT, [named])).not.toMatch(/wie setzt sich das Hausgeld/iu)
  expect(asked(FLAT, [named], { ownUse: false })).toMatch(
    /welcher Teil des Hausgelds .* ist umlagefähig \(„Im Hausgeld/iu,
  )
  const part = said('hausgeldAufteilung', 'hausgeld-aufteilung', 'Hausgeld 318 €, davon Rücklage 71 €')
  expect(asked(FLAT, [part])).toMatch(/was enthält das Hausgeld .* außer dem Genannten \(„Hausgeld 318 €, davon/iu)
  const split = said('hausgeldAufteilung', 'hausgeld-aufteilung', 'Vom Hausgeld sind 160 € umlegbar.')
  expect(asked(FLAT, [split], { ownUse: false })).not.toMatch(/wie setzt sich das Hausgeld/iu)
  const half = said('hausgeldAufteilung', 'hausgeld-aufteilung', 'Hausgeld inkl. Heizung')
  expect(asked(FLAT, [half])).toMatch(/wie setzt sich das Hausgeld/iu)
})

test.each([
  ['58 € Zuführung zur Erhaltungsrücklage', true],
  ['davon 40 € monatlich in die Rücklage', true],
  ['Rücklage der Gemeinschaft: 45.000 €', false],
])('the reserve is asked for beside „%s“: %s', (quote, isAsked) => {
  const one = mailCaseOf(FLAT, { type: 'bestand' })
  const sightings = { ...one.offer.sightings, places: { erhaltungsruecklage: [proof(quote)] } }
  const letter = chooseQuestions({ ...one, offer: { ...one.offer, sightings } }).join('\n')
  expect(/wie hoch ist die Erhaltungsrücklage/iu.test(letter)).toBe(isAsked)
})

test('a space that must be bought at a price that is told is no question', () => {
  const must = said('pflichtkauf', 'pflichtkauf', 'Stellplatz und Wohnung werden zusammen verkauft.', { tone: 'warnung' }) // prettier-ignore
  const ask = /was ich außer dem Objekt noch kaufen muss/u
  expect(asked(FLAT, [must])).toMatch(ask)
  const one = mailCaseOf(FLAT, { type: 'bestand', remarks: [must] })
  const deal = { ...one.offer.deal!, parts: [{ ...SPACE, priceEuro: 25_000 }] }
  expect(chooseQuestions({ ...one, offer: { ...one.offer, deal } }).join()).not.toMatch(ask)
  const open = { ...deal, parts: [SPACE] }
  expect(chooseQuestions({ ...one, offer: { ...one.offer, deal: open } }).join()).toMatch(/Was kostet der Stellplatz/u)
})

test('a tank of former times is asked for, whatever heats today', () => {
  const oil = said('altlasten', 'oel-frueher', 'Fernwärme seit 2003, vorher war es Öl.', { subject: 'oeltank', tone: 'hinweis' }) // prettier-ignore
  const district = { ...FLAT, heizung: 'Fernwärme', energietraeger: 'Fernwärme' }
  expect(asked(district, [oil])).toMatch(/Ist der Tank ausgebaut/u)
  expect(asked(district, [])).not.toMatch(/Tank/u)
})

test('how the area was found is not asked where it is told', () => {
  const attic = { ...FLAT, objektart: 'Dachgeschosswohnung' }
  const ask = /Wie ist die Wohnfläche von .* berechnet/u
  expect(asked(attic, [])).toMatch(ask)
  expect(asked(attic, [said('flaechenmethode', 'flaeche-plaene', 'Wohnfläche nach den Bauplänen')])).not.toMatch(ask)
  expect(asked(attic, [said('flaechenmethode', 'flaeche-ca', 'Wohnfläche ca. 78 m²')])).toMatch(ask)
})

test.each<[quote: string, shown: string]>([
  ['Der Keller ist feucht.', '„Der Keller ist feucht.“'],
  ['Baujahr ¦ 1972', '„Baujahr: 1972“'],
  ['Haus ¦ 3 Zimmer ¦ Der Keller ist feucht', '„Der Keller ist feucht“'],
  ['Es ist „Altbau“ mit Charme', '„Es ist ‚Altbau‘ mit Charme“'],
  ['12', ''],
  ['Sonderumlage', ''],
])('a letter quotes %s as %s', (quote, shown) => {
  expect(quoted(proof(quote))).toBe(shown === '' ? ' (Seite 1 Ihres Exposés)' : ` (${shown}, Seite 1 Ihres Exposés)`)
})

test('of a long sentence so much is quoted as tells which one is meant', () => {
  const long: Evidence = proof(`In der Versammlung wurde ${'viel beraten und '.repeat(12)}nichts beschlossen.`)
  expect(quoted(long)).toMatch(/^ \(„In der Versammlung wurde .{90,120} …“, Seite 1 Ihres Exposés\)$/u)
})

test.each([
  [{}, /wie viele Eigentümer gibt es.*wie hoch wird das Hausgeld/u, /^$/u],
  [{ einheiten: 11, hausgeldMonat: 296 }, /Welche Teilungserklärung gilt/u, /wie viele Eigentümer|wie hoch wird das Hausgeld/u],
])('a developer is not asked what his exposé tells: %j', (stated, within, without) => {
  const flat = { objektart: 'Eigentumswohnung', kaufpreis: 534_900, wohnflaeche: 84, ...stated }
  const letter = chooseQuestions(mailCaseOf(flat, { type: 'neubau-bautraeger' })).join('\n')
  expect(letter).toMatch(within)
  expect(letter).not.toMatch(without)
}) // prettier-ignore

test.each([
  ['teilweise', /will der Mieter bleiben oder ausziehen/u],
  [true, /hat der Mieter zum Bezug \(Juli 2027\) schriftlich gekündigt/u],
] as const)(
  'the day on which a house let %s is free is the tenant’s only where he has all of it',
  (vermietet, words) => {
    const house = { objektart: 'Einfamilienhaus', kaufpreis: 500_000, wohnflaeche: 214, vermietet, bezugsfreiAb: 'Juli 2027', kaltmieteMonat: 590 } // prettier-ignore
    expect(chooseQuestions(mailCaseOf(house, { type: 'bestand', objectKind: 'einfamilienhaus' })).join('\n')).toMatch(
      words,
    )
  },
)
