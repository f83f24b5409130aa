import { expect, test } from 'vitest'
import type { Offer } from '#extraction/domain/offer.ts'
import type { MoneyInput } from '#finance/domain/moneyPlan.ts'
import { yearsOfTrades } from './yearsOfTrades.ts'

const told = (offer: object, renewed: object) =>
  yearsOfTrades({
    offer: { kind: 'Haus', deal: null, numbers: { heizungBaujahr: null }, ...offer } as Offer,
    moneyInput: { renewed } as MoneyInput,
  })

test.each([
  ['each by its year', {}, { bad: 1999, dach: 2008 }, 'Dach 2008, Bad 1999'],
  ['the boiler by its own', { numbers: { heizungBaujahr: 2011 } }, { heizung: 1998 }, 'Heizung 2011'],
  ['what was renewed in part', {}, { dach: 2008, partly: ['fenster'] }, 'Dach 2008; zum Teil erneuert: Fenster'],
  ['nothing', {}, {}, ''],
  ['nothing of land', { kind: 'Grundstück' }, { dach: 2008 }, ''],
] as const)('%s', (_, offer, renewed, expected) => {
  expect(told(offer, renewed)).toBe(expected)
})
