import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import { homeOf } from '#finance/domain/plan/home.ts'
import { NO_STATED_TERMS } from '#finance/domain/plan/statedTerms.ts'
import type { Answer } from '#questions/domain/answer.ts'
import { withBesidePrice, withLeastBid, withWhySoCheap } from './besidePrice.ts'
import type { Bidding } from './bidding.ts'
import type { OfferVerdict } from './verdict.ts'

const verdict: OfferVerdict = {
  id: 'nur-bis',
  light: 'gelb',
  because: 'price',
  sentence: 'Nur bis 464.000 €.',
  limit: euro(464_000),
  points: [],
}

function told(
  said: Partial<typeof NO_STATED_TERMS>,
  facts: Parameters<typeof offerWith>[0] = { stellplatzPreis: 32_000 },
) {
  const offer = offerWith({ objektart: 'Wohnung', kaufpreis: 499_000, ...facts })
  const home = homeOf(offer, calendarDate('2026-11-20'), { ...NO_STATED_TERMS, ...said })
  return withBesidePrice(verdict, { home, price: euro(499_000) })
}

test('Beside the limit stands the parking space that must be bought, and both together', () => {
  expect(told({ parkingExtra: true }).sentence.replaceAll('\u00a0', ' ')).toBe(
    'Nur bis 464.000 €. Der Stellplatz für 32.000 € kommt hinzu: zusammen 531.000 €, ohne Nebenkosten.',
  )
})

test('What else must be bought is named beside it, and alone where the parking is not sure', () => {
  const boughtWith = [{ thing: 'gartenanteil', priceEuro: 15_000 }] as const
  const end = (sentence: string) => sentence.replaceAll('\u00a0', ' ').replace('Nur bis 464.000 €. ', '')
  expect(end(told({ parkingExtra: true, boughtWith }).sentence)).toBe(
    'Stellplatz (32.000 €) und Gartenanteil (15.000 €) kommen hinzu: zusammen 546.000 €, ohne Nebenkosten.',
  )
  expect(end(told({ boughtWith }).sentence)).toBe(
    'Der Gartenanteil für 15.000 € kommt hinzu: zusammen 514.000 €, ohne Nebenkosten.',
  )
})

test.each([
  ['the price holds it', { parkingWithin: true }, undefined],
  ['nobody says that it is on top', {}, undefined],
  ['there is none', { parkingExtra: true }, {}],
] as const)('The verdict stays as it is where %s', (_name, said, facts) => {
  expect(told(said, facts)).toBe(verdict)
})

const PRICE: Answer = {
  id: 'preisabweichung',
  group: 'Preis & Bewertung',
  ratingGroup: 'Preis',
  question: 'Wie weit liegt der Preis von der Schätzung?',
  weight: 5,
  knockout: false,
  core: true,
  state: 'berechnet',
  answer: '−39 %',
  evidence: [],
  inputs: [],
  light: 'grün',
  reason: 'Der Preis liegt 39 % unter der Mitte der Schätzung.',
}
const SETTLE = { id: 'status', sentence: 'Fragen Sie, ob es noch gilt.', change: null }
const GREEN: OfferVerdict = { ...verdict, id: 'weiterverfolgen', light: 'grün', because: 'fine' }

test('A green verdict far below the estimate says so first and keeps its light, and warns only beside another sign', () => {
  const { reason: _, ...usual } = PRICE
  expect(withWhySoCheap(GREEN, [PRICE])).toMatchObject({
    light: 'grün',
    sentence: 'Weiterverfolgen: Der Preis liegt 39 % unter der Mitte der Schätzung.',
    points: [{ id: 'preisabweichung' }],
  })
  expect(withWhySoCheap(GREEN, [PRICE], true).sentence).toMatch(/^Weiterverfolgen, aber mit Vorsicht: /)
  expect(withWhySoCheap(GREEN, [usual])).toBe(GREEN)
  expect(withWhySoCheap(verdict, [usual])).toBe(verdict)
})

test.each([
  ['right behind what is to be settled first', [SETTLE, SETTLE, SETTLE], ['status', 'preisabweichung', 'status']],
  ['alone where nothing is', [], ['preisabweichung']],
] as const)('A yellow verdict far below the estimate asks it %s', (_name, points, ids) => {
  const open: OfferVerdict = { ...verdict, id: 'erst-klaeren', because: 'open', sentence: 'Erst klären.', points }
  const told = withWhySoCheap(open, [PRICE])
  expect([told.light, told.sentence]).toEqual([
    'gelb',
    'Erst klären. Der Preis liegt 39 % unter der Mitte der Schätzung.',
  ])
  expect(told.points.map(({ id }) => id)).toEqual(ids)
})

test('A K.-o. stays what it is, however cheap', () => {
  const knockout: OfferVerdict = { ...verdict, id: 'nicht', light: 'rot', because: 'knockout' }
  expect(withWhySoCheap(knockout, [PRICE])).toBe(knockout)
})

test.each([
  ['our limit lies below half of the Verkehrswert', 1_000_000, true, true],
  ['it lies above', 800_000, true, false],
  ['a Zuschlag was refused before', 1_000_000, false, false],
] as const)('the court may not sell at our limit where %s', (_name, verkehrswert, limitsHold, isTold) => {
  const least = { haelfte: euro(verkehrswert / 2), siebenZehntel: euro(0), rights: euro(0), isExact: true }
  const bidding = { limitsHold, least } as unknown as Bidding
  expect(withLeastBid(verdict, bidding).sentence.includes('§ 85a ZVG')).toBe(isTold)
  expect(withLeastBid(verdict, null)).toBe(verdict)
})
