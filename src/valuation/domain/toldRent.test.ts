import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import type { RentBeside } from '#extraction/domain/statements/rentsBeside.ts'
import { appraise } from './appraisal.ts'
import { FLAT, HOUSE, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'

const EVIDENCE = { page: 1, quote: 'ist für 820 kalt vermietet', box: [0, 0, 1, 1] } as const
const told = (month: number): RentBeside => ({ of: 'gleiche-wohnung', month, evidence: EVIDENCE })
function rentIn(values: Values, toldRent?: RentBeside) {
  const remarkFlags = { ...NO_REMARK_FLAGS, ...(toldRent && { toldRent }) }
  const day = calendarDate('2026-11-20')
  return appraise({ offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags }, day).marketRent
}

test('what an equal flat of the house pays is what this one can be let for, and is named', () => {
  const model = rentIn(FLAT)
  const paid = Math.round((model?.rent.mid ?? 0) * 0.9 * 75)
  const found = rentIn(FLAT, told(paid))
  expect(found?.rent.mid).toBeCloseTo(paid / 75, 1)
  expect(found?.adjustments.at(-1)).toMatchObject({ id: 'miete-im-haus', source: 'Exposé, Seite 1' })
  expect(found?.halfWidth).toBeLessThanOrEqual(model?.halfWidth ?? 0)
})

test('a rent far off, or that of a flat beside a house, says nothing of it', () => {
  expect(rentIn(FLAT, told(200))).toEqual(rentIn(FLAT))
  expect(rentIn(HOUSE, told(1_200))).toEqual(rentIn(HOUSE))
})

test('what the seller says of the place lowers our rent, and never raises it', () => {
  const model = rentIn(FLAT)?.rent.mid ?? 0
  const atPlace = (month: number) => rentIn(FLAT, { of: 'am-ort', month, evidence: EVIDENCE })
  const lower = Math.round(model * 8) / 10
  expect(atPlace(lower)?.rent.mid).toBeCloseTo(lower, 1)
  expect(atPlace(model * 1.2)).toEqual(rentIn(FLAT))
})
