import { expect, test } from 'vitest'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { letInPart } from './letInPart.ts'

const dealWith = (vacancy: object | undefined) => ({ vacancy }) as unknown as Deal

test.each([
  [undefined, 'zum Teil vermietet'],
  [{ empty: 7, all: 24, gutted: 2, isLetTold: true }, '17 vermietet, 7 von 24 Wohnungen stehen leer, davon 2 so nicht bewohnbar'],
  [{ empty: 1, all: 6, gutted: null, isLetTold: false }, 'zum Teil vermietet, 1 von 6 Wohnungen steht leer'],
])('%j is told as: %s', (vacancy, words) => {
  expect(letInPart(dealWith(vacancy))).toBe(words)
}) // prettier-ignore

const home = (name: string, areaM2: number | null, more: object) => ({ name, kind: 'wohnung', areaM2, rentMonthEuro: null, let: null, ...more }) // prettier-ignore
const dealOf = (...parts: object[]) => ({ parts }) as unknown as Deal

test.each([
  [
    dealOf(
      home('Hauptwohnung', 117, { freeFrom: '1. März 2027' }),
      home('Einliegerwohnung', 44, { let: true, rentMonthEuro: 395 }),
    ),
    'zum Teil vermietet: Einliegerwohnung mit 44\u00a0m²; frei wird laut Exposé: Hauptwohnung mit 117\u00a0m², 1. März 2027',
  ],
  [
    dealOf(home('Hauptwohnung', 142, { let: false }), home('Einliegerwohnung', 48, { let: true })),
    'zum Teil vermietet: Einliegerwohnung mit 48\u00a0m²; frei: Hauptwohnung mit 142\u00a0m²',
  ],
  [
    dealOf(home('Hauptwohnung', null, {}), home('Einliegerwohnung', null, { let: true })),
    'zum Teil vermietet: Einliegerwohnung',
  ],
  [dealOf(home('Wohnung 1', 60, { let: true }), home('Wohnung 2', 60, { let: true })), 'zum Teil vermietet'],
  [
    dealOf(home('EG', 60, { let: true }), home('OG', 60, { let: false }), home('DG', 40, { let: false })),
    'zum Teil vermietet',
  ],
])('one of two homes is named', (deal, words) => {
  expect(letInPart(deal)).toBe(words)
})
