import { describe, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { euro, inEuro } from '#kernel/money.ts'
import { heatingGrant } from './foerderung.ts'

const today = calendarDate('2026-11-20')

describe('8 grant for a heating', () => {
  const change = { cost: euro(30_000), units: 1, ownerOccupied: true, replacesFossil: true, taxableIncome: null }
  test.each([
    ['owner, income unknown', {}, 12_880],
    ['owner, low income: capped at 80 %', { taxableIncome: euro(30_000) }, 22_400],
    ['owner, income to 40.000 €: capped at 70 %', { taxableIncome: euro(40_000) }, 19_600],
    ['owner, income to 50.000 €', { taxableIncome: euro(50_000) }, 15_680],
    ['owner, higher income, heat pump replaced', { taxableIncome: euro(90_000), replacesFossil: false }, 8_400],
    ['landlord: base rate only', { ownerOccupied: false, taxableIncome: euro(20_000) }, 8_400],
    ['eight flats let', { ownerOccupied: false, units: 8, cost: euro(200_000) }, 35_700],
    ['cheaper than the limit', { cost: euro(10_000) }, 4_600],
  ])('%s', (_name, more, grant) => {
    expect(inEuro(heatingGrant({ ...change, ...more }, today).amount)).toBe(grant)
  })
})
