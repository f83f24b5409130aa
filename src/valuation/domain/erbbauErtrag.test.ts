import { expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { inEuro } from '#kernel/money.ts'
import { appraise } from './appraisal.ts'
import { leaseOf, leftAtEnd } from './erbbauErtrag.ts'
import { BLOCK, offerWith, type Values } from './offer.fixture.ts'
import { NO_OPERATOR_TABLES } from './operatorTables.ts'
import { NO_REMARK_FLAGS } from './remarkFlags.ts'
import { isCalculated } from './verfahren.ts'

const ON_LEASE: Values = { ...BLOCK, erbbaurecht: true, erbbauzinsJahr: 9_000 }

function valuedWith(values: Values) {
  const { estimate, methods } = appraise(
    { offer: offerWith(values), tables: NO_OPERATOR_TABLES, remarkFlags: NO_REMARK_FLAGS },
    calendarDate('2026-11-20'),
  )
  const income = methods.find(({ method }) => method === 'Ertragswert')
  const value = income && isCalculated(income) ? income.value : null
  return { mid: inEuro(estimate?.mid ?? { cents: 0 }), income: value }
}

test('a house of flats on the land of another is valued by what the ground rent leaves, for the years that are left', () => {
  const [untold, open, dear, short] = [
    valuedWith({ ...BLOCK, erbbaurecht: true }),
    valuedWith(ON_LEASE),
    valuedWith({ ...ON_LEASE, erbbauzinsJahr: 12_000 }),
    valuedWith({ ...ON_LEASE, erbbauRestlaufzeit: 12 }),
  ]
  expect(untold.income).toBeNull()
  expect(dear.income).toBeLessThan(open.income ?? 0)
  expect(short.income).toBeLessThan(open.income ?? 0)
  expect(open.mid).toBeLessThan(untold.mid)
})

test('a home that is not bought for its rent has no such value', () => {
  const erbbau = { jahre: 40, zins: 3_000 }
  expect(leaseOf({ art: 'Einfamilienhaus', erbbaurecht: true, erbbau })).toBeNull()
  expect(leaseOf({ art: 'Mehrfamilienhaus', erbbaurecht: false, erbbau })).toBeUndefined()
})

test('at the end two thirds of what the building still earns are paid, without the ground rent', () => {
  const lease = { jahre: 20, zins: 9_000, entschaedigung: 2 / 3 }
  const until = {
    jahresnettokaltmiete: 44_000,
    bewirtschaftungskosten: 19_000,
    liegenschaftszins: 0.03,
    restnutzungsdauer: 20,
    bodenwert: 0,
  }
  // 34,000 € × 8.5302 (ten years at 3 %) × 2/3.
  expect(leftAtEnd(lease, until, 30).value).toBe(193_351)
  expect(leftAtEnd(lease, until, 20).value).toBe(0)
})
