import { expect, test } from 'vitest'
import { offerWith } from '#finance/domain/offer.fixture.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { isPaidAsItIs } from './worthGroundsOf.ts'

const inState = (zustand: 'gepflegt' | 'renovierungsbedürftig' | null) =>
  ({ object: { art: 'Eigentumswohnung', zustand } }) as Pick<Appraisal, 'object'>

test.each([
  [true, 'gepflegt', 'kapitalanlage', true],
  [true, 'gepflegt', 'eigennutzung', false],
  [false, 'gepflegt', 'kapitalanlage', false],
  [true, 'renovierungsbedürftig', 'kapitalanlage', false],
  [true, null, 'kapitalanlage', false],
] as const)('let %s, %s, bought as %s: paid as it is: %s', (vermietet, zustand, lens, isPaid) => {
  expect(isPaidAsItIs(offerWith({ vermietet }), inState(zustand), lens)).toBe(isPaid)
})
