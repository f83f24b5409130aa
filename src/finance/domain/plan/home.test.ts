import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Part } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { FLAT, offerWith } from '#valuation/domain/offer.fixture.ts'
import { homeOf } from './home.ts'
import { NO_STATED_TERMS } from './statedTerms.ts'

const DAY = calendarDate('2026-11-29')
const SPACE = { kind: 'stellplatz', rentMonthEuro: 25, priceEuro: null, inPrice: true } as Part

function yearOf(jahresnettokaltmiete: number, parts: readonly Part[]) {
  const offer = offerWith({ ...FLAT, vermietet: true, kaltmieteMonat: 452, jahresnettokaltmiete })
  const deal = { parts, overlays: [], type: { value: 'bestand' }, objectKind: { value: 'wohnung' } }
  return homeOf({ ...offer, deal: deal as unknown as Offer['deal'] }, DAY)
}

test('a year of the home’s months alone leaves out what its parking space pays', () => {
  const { jahresmiete, kaltmiete, parkingRent } = yearOf(5424, [SPACE])
  expect([jahresmiete, kaltmiete, parkingRent]).toEqual([null, euro(452), euro(25)])
})

test.each([
  ['with the space in it', 5724, [SPACE]],
  ['of a home without a space', 5424, []],
])('a year %s is the rent', (_, year, parts) => {
  expect(yearOf(year, parts).jahresmiete).toEqual(euro(year))
})

test('an Erbbauzins that the split of the Hausgeld names is in it', () => {
  const quote = 'Wohngeld 267 €, teilt sich wie folgt auf:'
  const split = 'umlf. Kosten: ca. 177 €, Erbbauzins ca. 31 €, Rücklage: ca. 38 €'
  const said = (quotes: readonly string[]) => ({
    ...NO_STATED_TERMS,
    hausgeld: quotes.map(text => ({ page: 1, quote: text.slice(0, 25), whole: text, box: [0, 0, 1, 1] as const })),
  })
  const offer = offerWith({ ...FLAT, hausgeldMonat: 267, erbbauzinsJahr: 366 })
  expect(homeOf(offer, DAY, said([quote, split])).erbbauzinsInHausgeld).toBe(true)
  expect(homeOf(offer, DAY, said([quote])).erbbauzinsInHausgeld).toBe(false)
})

test.each([
  ['a hotel room', 'ferien', {}, 190],
  ['a room of a care home', 'pflege', {}, 190],
  ['one whose contract splits it', 'ferien', { hausgeldNichtUmlagefaehig: 70 }, 70],
  ['a home that is let', null, {}, null],
])('the owner of %s pays all of its Hausgeld, unless it is split', (_, incomeUse, more, month) => {
  const offer = offerWith({ ...FLAT, vermietet: true, hausgeldMonat: 190, ...more })
  const deal = { parts: [], overlays: [], incomeUse, type: { value: 'bestand' }, objectKind: { value: 'wohnung' } }
  const { nichtUmlagefaehig } = homeOf({ ...offer, deal: deal as unknown as Offer['deal'] }, DAY)
  expect(nichtUmlagefaehig).toEqual(month === null ? null : euro(month))
})

test('a row of the administration alone is less than what the rows below the Hausgeld come to', () => {
  const budget = {
    recoverable: 0,
    kept: 75,
    reserve: 25,
    evidence: [{ page: 1, quote: '25 €', box: [0, 0, 1, 1] as const }],
  }
  const offer = offerWith({ ...FLAT, vermietet: true, hausgeldMonat: 190, hausgeldNichtUmlagefaehig: 50 })
  expect(homeOf(offer, DAY, { ...NO_STATED_TERMS, budget }).nichtUmlagefaehig).toEqual(euro(75))
})
