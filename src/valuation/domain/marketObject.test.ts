import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { conditionsIn } from '#extraction/domain/values/condition.ts'
import { marketObjectOf, type StatedCondition, zustandOf } from './marketObject.ts'
import { offerWith } from './offer.fixture.ts'

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
