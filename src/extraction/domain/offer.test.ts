import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Deal } from './deal/deal.ts'
import { FACT_KEYS, type FactKey, type Facts, type FactValue } from './facts.ts'
import { firstSale, offerOf } from './offer.ts'
import { PLAIN } from './scope/scope.ts'
import { NOTHING_SIGHTED } from './sightings/sightings.ts'

const evidence = [{ page: 1, quote: 'Angabe', box: [0, 0, 10, 10] as const }]

function facts(values: Partial<Record<FactKey, FactValue>>): Facts {
  const fact = (value: FactValue | undefined) =>
    value === undefined ? null : { value, mentions: 1, evidence, confidence: 1 }
  return Object.fromEntries(FACT_KEYS.map(key => [key, fact(values[key])])) as Facts
}

describe('the kind of the object follows from the Objektart', () => {
  test.each([
    ['Erdgeschosswohnung', 'Wohnung'],
    ['Penthouse', 'Wohnung'],
    ['Maisonettewohnung', 'Wohnung'],
    ['Doppelhaushälfte', 'Haus'],
    ['Mehrgenerationenhaus', 'Haus'],
    ['Resthof', 'Haus'],
    ['Stadtvilla', 'Haus'],
    ['Mehrfamilienhaus', 'Mehrfamilienhaus'],
    ['Wohn- und Geschäftshaus', 'Mehrfamilienhaus'],
    ['Zinshaus', 'Mehrfamilienhaus'],
    ['Baugrundstück', 'Grundstück'],
    ['Ladenlokal', 'Gewerbe'],
    ['Stellplatz', null],
  ])('%s is %s', (objektart, kind) => {
    expect(offerOf(facts({ objektart })).kind).toBe(kind)
  })

  test('without Objektart there is none', () => {
    expect(offerOf(facts({})).kind).toBeNull()
  })
})

test.each([
  ['Gericht', 'gericht'],
  ['Bauträger', 'bautraeger'],
  ['privat', 'privat'],
  ['Hausverwaltung', null],
])('who sells: "%s" is %s', (anbieterArt, seller) => {
  expect(offerOf(facts({ anbieterArt })).seller).toBe(seller)
})

describe('a new home', () => {
  test.each([
    [{ zustand: 'Erstbezug' }, true],
    [{ zustand: 'Haus im Bau' }, true],
    [{ zustand: 'Erstbezug nach Sanierung' }, false],
    [{ zustand: 'gepflegt', anbieterArt: 'Bauträger' }, false],
    [{ anbieterArt: 'Bauträger' }, true],
    [{ anbieterArt: 'Makler' }, null],
    [{}, null],
  ] as const)('%j: %s', (values, neubau) => {
    expect(offerOf(facts(values)).neubau).toBe(neubau)
  })
})

describe('a first sale is one only while the home is young on the day', () => {
  test.each([
    [{ zustand: 'Erstbezug' }, true],
    [{ zustand: 'Erstbezug', baujahr: 2024 }, true],
    [{ zustand: 'Erstbezug', baujahr: 2023 }, false],
    [{ zustand: 'Haus im Bau', baujahr: 2017, bezugsfreiAb: 'Sommer 2018' }, false],
    [{ zustand: 'Haus im Bau', bezugsfreiAb: 'Sommer 2018' }, false],
    [{ zustand: 'Haus im Bau', bezugsfreiAb: '01.03.2027' }, true],
    [{ anbieterArt: 'Bauträger', exposeDatum: '2019-05-01' }, false],
    [{ anbieterArt: 'Bauträger', exposeDatum: 'Oktober 2026' }, true],
    [{ zustand: 'gepflegt', baujahr: 2026 }, false],
    [{ baujahr: 2026 }, null],
  ] as const)('%j: %s', (values, first) => {
    expect(firstSale(offerOf(facts(values)), calendarDate('2026-11-20'))).toBe(first)
  })
})

test('each fact becomes a value of its own type, what is not said stays null', () => {
  const offer = offerOf(facts({ kaufpreis: 349_000, plz: '04155', aufzug: false, vermietet: 'teilweise' }))
  expect(offer.numbers.kaufpreis).toBe(349_000)
  expect(offer.texts.plz).toBe('04155')
  expect(offer.flags.aufzug).toBe(false)
  expect(offer.vermietet).toBe('teilweise')
  expect([offer.numbers.baujahr, offer.texts.ort, offer.flags.keller, offer.erbbauEnde]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('a fact of an unexpected type is taken as not said', () => {
  expect(offerOf(facts({ kaufpreis: 'auf Anfrage' })).numbers.kaufpreis).toBeNull()
  expect(offerOf(facts({ keller: 'Teilkeller' })).flags.keller).toBeNull()
})

test('a parking space that one may leave is none that is paid on top, unless the text says that it must be taken', () => {
  const told = (rule: string) => ({ topic: 'pflichtkauf', rule, tone: 'neutral', meaning: '', year: null, certainty: 'stated', scope: PLAIN, evidence: evidence[0]! }) as const // prettier-ignore
  const terms = (...rules: string[]) => offerOf(facts({ kaufpreis: 184_000, stellplatzPreis: 12_000 }), null, NOTHING_SIGHTED, rules.map(told)).parkingPrice.terms // prettier-ignore
  expect(terms('stellplatz-wahlweise')).toBe('wahlweise')
  expect(terms('stellplatz-wahlweise', 'pflichtkauf')).toBeNull()
  expect(terms()).toBeNull()
  const beside = {
    type: { value: 'bestand' },
    parts: [{ kind: 'stellplatz', priceEuro: 12_000, inPrice: false }],
  } as unknown as Deal
  const both = (...rules: string[]) => offerOf(facts({ kaufpreis: 184_000, stellplatzPreis: 12_000 }), beside, NOTHING_SIGHTED, rules.map(told)).parkingPrice.terms // prettier-ignore
  expect([both('pflichtkauf'), both('stellplatz-wahlweise'), both()]).toEqual(['zuzueglich', 'wahlweise', null])
})

test('a month’s rent that home and space pay together counts without the space', () => {
  const deal = (isInSum?: true) =>
    ({ type: { value: 'bestand' }, objectKind: { value: 'wohnung' }, overlays: [], parts: [{ kind: 'stellplatz', rentMonthEuro: 40, ...(isInSum && { isInSum }) }] }) as unknown as Parameters<typeof offerOf>[1] // prettier-ignore
  expect(offerOf(facts({ kaltmieteMonat: 620 }), deal(true)).numbers.kaltmieteMonat).toBe(580)
  expect(offerOf(facts({ kaltmieteMonat: 620 }), deal()).numbers.kaltmieteMonat).toBe(620)
})
