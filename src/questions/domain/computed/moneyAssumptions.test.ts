import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import { moneyOf } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { inputOf, today } from './money.fixture.ts'
import { moneyFindings } from './money.ts'

const letFlat = {
  objektart: 'Eigentumswohnung',
  kaufpreis: 210_000,
  wohnflaeche: 75,
  baujahr: 1975,
  kaeuferprovision: 3.57,
  plz: '50667',
  vermietet: true,
  kaltmieteMonat: 720,
}

test('assumptions of the caller change the figures', () => {
  const input = { ...inputOf(letFlat, null), assumptions: assumptionsOf(today, { sollzins: percent(3.9) }) }
  const context = {
    offer: input.offer,
    estimateMid: null,
    marketRent: null,
    lens: 'kapitalanlage',
    day: today,
  } as const
  const found = moneyFindings(moneyOf(input, euro(210_000), today), context)
  expect(found.get('cashflow')?.answer).toMatch(/^−247\s€/)
  expect(found.get('sanierungskosten')?.light).toBeNull()
})
