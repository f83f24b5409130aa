import { expect, test } from 'vitest'
import type { Evidence } from '#kernel/evidence.ts'
import type { Fact, Facts } from '../facts.ts'
import type { Deal, DealObjectKind } from './deal.ts'
import { objektartOf } from './objektartOf.ts'

const HEADING: Evidence = { page: 1, quote: '14 Eigentumswohnungen', box: [0, 0, 1, 1] }
const FLAT: Evidence = { page: 2, quote: 'Wohnung 07', box: [0, 2, 1, 3] }
const fact = (value: string): Fact => ({ value, mentions: 1, evidence: [HEADING], confidence: 0.9 })
const deal = (value: DealObjectKind, evidence = [FLAT]): Pick<Deal, 'objectKind'> => ({
  objectKind: { value, evidence, question: null },
})
const called = (objektart: Fact | null, of: Pick<Deal, 'objectKind'>) => objektartOf({ objektart } as Facts, of)

test.each(['Eigentumswohnungen', 'Mehrfamilienhaus'])('one flat is no %s, and its own words prove it', value => {
  expect(called(fact(value), deal('wohnung'))).toMatchObject({ value: 'Eigentumswohnung', evidence: [FLAT] })
})

test('several flats are not called by the first of their list', () => {
  expect(called(fact('Dachgeschosswohnung'), deal('mehrere'))?.value).toBe('Eigentumswohnungen')
  expect(called(fact('Einfamilienhaus'), deal('mehrere'))?.value).toBe('Einfamilienhaus')
})

test('what fits, what the buyer has said and what the deal cannot prove stays', () => {
  expect(called(fact('Maisonettewohnung'), deal('wohnung'))?.value).toBe('Maisonettewohnung')
  expect(called({ ...fact('Mehrfamilienhaus'), buyer: 'stated' }, deal('wohnung'))?.value).toBe('Mehrfamilienhaus')
  expect(called(fact('Mehrfamilienhaus'), deal('wohnung', []))?.value).toBe('Mehrfamilienhaus')
  expect(called(fact('Mehrfamilienhaus'), deal('mehrfamilienhaus'))?.value).toBe('Mehrfamilienhaus')
  expect(called(null, deal('wohnung'))).toBeNull()
})
