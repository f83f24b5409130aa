import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { Topic } from '#extraction/domain/remark.ts'
import { offerOf } from '#extraction/domain/offer.ts'
import { conditionsIn } from '#extraction/domain/values/condition.ts'
import { marketObjectOf, type StatedCondition, zustandOf } from './marketObject.ts'
import { offerWith } from './offer.fixture.ts'

const DAY = calendarDate('2026-11-21')
const NO_STATED_TERMS: StatedCondition = { renovierungsbedarf: false, sanierungsjahr: null, worn: new Set() }

test.each([
  ['Eigentumswohnung', 'Eigentumswohnung'],
  ['Penthousewohnung', 'Eigentumswohnung'],
  ['Apartment', 'Eigentumswohnung'],
  ['Eigentumswohnungen', 'Mehrfamilienhaus'],
  ['Einfamilienhaus', 'Einfamilienhaus'],
  ['Villa', 'Einfamilienhaus'],
  ['Haus', 'Einfamilienhaus'],
  ['Doppelhaushälfte', 'Reihenhaus'],
  ['Reihenhaus', 'Reihenhaus'],
  ['Zweifamilienhaus', 'Zweifamilienhaus'],
  ['Mehrfamilienhaus', 'Mehrfamilienhaus'],
  ['Wohn- und Geschäftshaus', 'Mehrfamilienhaus'],
  ['Grundstück', null],
  ['Gewerbeobjekt', null],
  ['Ferienhaus', null],
])('%s belongs to the market of %s', (objektart, art) => {
  const object = marketObjectOf(offerWith({ objektart }), calendarDate('2026-11-21'), NO_STATED_TERMS)
  expect(object?.art ?? null).toBe(art)
})

test.each([
  ['gepflegt', 'gepflegt'],
  ['gepflegte', 'gepflegt'],
  ['renoviert', 'gepflegt'],
  ['teilsaniert', 'gepflegt'],
  ['modernisiert', 'modernisiert'],
  ['saniert', 'modernisiert'],
  ['kernsaniert', 'neuwertig'],
  ['Erstbezug nach Sanierung', 'neuwertig'],
  ['Neubau', 'neuwertig'],
  ['Erstbezug nach Kernsanierung', 'neuwertig'],
  ['unbewohnbar', 'sanierungsbedürftig'],
  ['modernisierungsbedürftig', 'renovierungsbedürftig'],
  ['sanierungsbedürftig', 'sanierungsbedürftig'],
  ['kernsanierungsbedürftig', 'sanierungsbedürftig'],
  ['gepflegt, aber renovierungsbedürftig', 'renovierungsbedürftig'],
  ['nach Vereinbarung', null],
  ['', null],
])('"%s" is %s', (words, zustand) => {
  expect(zustandOf(conditionsIn(words))).toBe(zustand)
})

test.each([
  ['2016 without a word', 2016, null, [], 'gepflegt'],
  ['2004 with a heating of 2022', 2004, 2022, [], 'gepflegt'],
  ['2004 with nothing renewed', 2004, null, [], null],
  ['1990 with a heating of 2022: old enough for anything', 1990, 2022, [], null],
  ['2016 with a worn bath', 2016, null, ['baeder'], null],
  ['1996 with a heating of 2022 and old windows', 1996, 2022, ['fenster'], 'gepflegt'],
  ['1996 with a heating of 2022, old windows and an old bath', 1996, 2022, ['fenster', 'baeder'], null],
  ['1996 with old windows and nothing renewed', 1996, null, ['fenster'], null],
] as const)('a home of %s', (_name, baujahr, heizungBaujahr, worn, zustand) => {
  const offer = offerWith({ objektart: 'Einfamilienhaus', baujahr, ...(heizungBaujahr && { heizungBaujahr }) })
  const object = marketObjectOf(offer, calendarDate('2026-11-21'), { ...NO_STATED_TERMS, worn: new Set(worn) })
  expect(object?.zustand).toBe(zustand)
})

test.each([
  // The bath of a flat lasts 25 years, and the rest is its community's.
  ['a flat of 2004', 'Eigentumswohnung', 2004, {}, [], 'gepflegt'],
  ['a flat of 2004 with a worn bath', 'Eigentumswohnung', 2004, {}, ['baeder'], null],
  ['a flat of 2000', 'Eigentumswohnung', 2000, {}, [], null],
  ['a house of 2004', 'Einfamilienhaus', 2004, {}, [], null],
  // Years that lie within the life of their part.
  [
    'an old flat with three parts',
    'Eigentumswohnung',
    1911,
    { bad: 2007, elektrik: 2013, heizung: 2008 },
    [],
    'gepflegt',
  ],
  ['an old flat with two', 'Eigentumswohnung', 1911, { bad: 2007, elektrik: 2013 }, [], null],
  [
    'three, and the windows are worn',
    'Eigentumswohnung',
    1911,
    { bad: 2007, elektrik: 2013, heizung: 2008 },
    ['fenster'],
    null,
  ],
  [
    'three of which one is at its end',
    'Eigentumswohnung',
    1911,
    { bad: 2007, elektrik: 2013, heizung: 1999 },
    [],
    null,
  ],
  ['an old house with three', 'Einfamilienhaus', 1934, { bad: 2007, elektrik: 2009, heizung: 2008 }, [], null],
  [
    'an old house with four',
    'Einfamilienhaus',
    1934,
    { bad: 2007, elektrik: 2009, heizung: 2008, fenster: 1998 },
    [],
    'gepflegt',
  ],
  // Told part by part, and one of five is due.
  ['an old house with five, its heating due', 'Einfamilienhaus', 1908, { dach: 1994, fenster: 1998, elektrik: 1994, heizung: 1998, bad: 2016 }, [], 'gepflegt'], // prettier-ignore
  ['an old house with five, two due', 'Einfamilienhaus', 1908, { dach: 1994, fenster: 1998, elektrik: 1965, heizung: 1998, bad: 2016 }, [], null], // prettier-ignore
] as const)('%s without a word for its condition', (_name, objektart, baujahr, renewed, worn, zustand) => {
  const said = { ...NO_STATED_TERMS, renewed: { ...renewed }, worn: new Set<Topic>(worn) }
  const object = marketObjectOf(offerWith({ objektart, baujahr }), calendarDate('2026-11-21'), said)
  expect(object?.zustand).toBe(zustand)
})

test.each([
  ['all of it for 1.600 € per m²', 160_000, 'ganzes', true, 'sanierungsbedürftig'],
  ['all of it for less', 60_000, 'ganzes', true, 'gepflegt'],
  ['what nobody needs', 160_000, 'ganzes', false, 'gepflegt'],
  ['a part of it', 160_000, 'energie', true, 'gepflegt'],
] as const)('a home called gepflegt whose exposé prices %s', (_name, amount, subject, needed, zustand) => {
  const works = [{ subject, amount, needed, isNet: false, inFlat: true }]
  const said = { ...NO_STATED_TERMS, renewed: { said: { works } } } as unknown as StatedCondition
  const offer = offerWith({ objektart: 'Einfamilienhaus', baujahr: 1931, wohnflaeche: 100, zustand: 'gepflegt' })
  expect(marketObjectOf(offer, calendarDate('2026-11-21'), said)?.zustand).toBe(zustand)
})

test.each([
  ['1995/96 saniert', 'gepflegt'],
  ['2015 saniert', 'modernisiert'],
])('what one sentence calls "%s" is %s today', (words, zustand) => {
  const offer = offerWith({ objektart: 'Mehrfamilienhaus', zustand: 'saniert', letzteModernisierung: words })
  const { facts } = offer
  const evidence = [{ page: 1, quote: `Das Haus wurde ${words}.`, box: [0, 0, 1, 1] as const }]
  const told = { ...facts, zustand: facts.zustand && { ...facts.zustand, evidence }, letzteModernisierung: facts.letzteModernisierung && { ...facts.letzteModernisierung, evidence } } // prettier-ignore
  expect(marketObjectOf(offerOf(told), calendarDate('2026-11-21'), NO_STATED_TERMS)?.zustand).toBe(zustand)
})

test('what a developer refurbishes wholly counts as younger than what somebody refurbished', () => {
  const deal = { type: { value: 'sanierung-bautraeger' as const, evidence: [], question: null } }
  const offer = offerWith({ objektart: 'Eigentumswohnung', baujahr: 1894 })
  const sold = { ...offer, deal: { ...offer.deal, ...deal } } as typeof offer
  const today = calendarDate('2026-11-21')
  expect(marketObjectOf(sold, today, NO_STATED_TERMS)).toMatchObject({ rebuilt: 2026, isFirstUse: true })
  const kept = { ...NO_STATED_TERMS, renewed: { kept: ['fenster'] } } as unknown as StatedCondition
  expect(marketObjectOf(sold, today, kept)).toMatchObject({ rebuilt: 2026, isFirstUse: false })
  const done = { ...NO_STATED_TERMS, sanierungsjahr: 2024, vollsaniert: true }
  expect(marketObjectOf(offer, today, done)).not.toHaveProperty('isFirstUse')
})

test.each([
  ['three parts of a flat with their years', 'Wohnung', { bad: 2017, fenster: 2009, elektrik: 2015 }, 'gepflegt'],
  ['two parts and a kitchen', 'Wohnung', { bad: 2017, fenster: 2009, kitchen: 2017 }, 'gepflegt'],
  ['two parts and a kitchen of long ago', 'Wohnung', { bad: 2017, fenster: 2009, kitchen: 2001 }, null],
  ['a bath alone', 'Wohnung', { bad: 2017 }, null],
  ['a bath and floors', 'Wohnung', { bad: 2015, boeden: 2019 }, null],
  ['two parts and a kitchen of a house', 'Einfamilienhaus', { bad: 2012, fenster: 2009, kitchen: 2017 }, null],
  ['four parts of a house', 'Einfamilienhaus', { bad: 2015, dach: 1991, fenster: 2004, heizung: 2008 }, 'gepflegt'],
  ['four parts and a fifth past its life', 'Einfamilienhaus', { bad: 2015, dach: 1991, fenster: 2004, heizung: 2008, elektrik: 1973 }, null], // prettier-ignore
  ['the same, in order by the text', 'Einfamilienhaus', { bad: 2015, dach: 1991, fenster: 2004, heizung: 2008, elektrik: 1973, inOrder: ['elektrik'] }, 'gepflegt'], // prettier-ignore
  ['five parts and a sixth past its life', 'Einfamilienhaus', { bad: 2015, dach: 1991, fenster: 2004, heizung: 2008, elektrik: 2012, leitungen: 1973 }, 'gepflegt'], // prettier-ignore
  ['five parts and two past their life', 'Einfamilienhaus', { bad: 2015, dach: 1991, fassade: 2004, heizung: 2008, elektrik: 2012, leitungen: 1973, fenster: 1973 }, null], // prettier-ignore
  ['three parts and a tiled roof of the house', 'Einfamilienhaus', { bad: 2015, dach: 1962, fenster: 2004, heizung: 2008, longLived: ['dach'] }, 'gepflegt'], // prettier-ignore
  ['three parts of a house of flats', 'Mehrfamilienhaus', { dach: 2006, fenster: 2009, leitungen: 1996 }, 'gepflegt'],
  ['two of them and one in part', 'Mehrfamilienhaus', { dach: 2006, leitungen: 1996, partly: ['fenster'] }, 'gepflegt'],
  ['one of them and two in part', 'Mehrfamilienhaus', { dach: 2006, partly: ['fenster', 'elektrik'] }, null],
  ['two of them and a bath', 'Mehrfamilienhaus', { dach: 2004, fenster: 2009, bad: 2008 }, null],
  ['three, one of them at its end', 'Mehrfamilienhaus', { dach: 2006, fenster: 1971, leitungen: 1996 }, null],
] as const)('no word for the Zustand, %s', (_, objektart, renewed, zustand) => {
  const object = marketObjectOf(offerWith({ objektart, baujahr: 1962 }), DAY, { ...NO_STATED_TERMS, renewed })
  expect([object?.zustand, object?.zustandByWorks]).toEqual([zustand, zustand === null ? undefined : true])
})

test.each([
  ['with the house', 1986, null],
  ['long after the house', 2017, 'gepflegt'],
] as const)('bath and floors of a flat, its heating came %s', (_, heizungBaujahr, zustand) => {
  const offer = offerWith({ objektart: 'Wohnung', baujahr: 1985, heizungBaujahr })
  const said = { ...NO_STATED_TERMS, worn: new Set<Topic>(['fenster']), renewed: { bad: 2015, boeden: 2019 } }
  expect(marketObjectOf(offer, DAY, said)?.zustand ?? null).toBe(zustand)
})
