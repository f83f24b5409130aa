import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import { moneyOf } from '#finance/domain/moneyPlan.ts'
import { assumptionsOf } from '#finance/domain/plan/assumptions.ts'
import { inputOf, today } from './money.fixture.ts'
import { moneyFindings } from './money.ts'

const letFlat = {
  objektart: 'Eigentumswohnung',
  kaufpreis: 210_000,
  wohnflaeche: 75,
  baujahr: 1975,
  plz: '50667',
  vermietet: true,
  kaltmieteMonat: 720,
}

test('what an operator pays is held against no rent of homes', () => {
  const input = inputOf(letFlat, null)
  const offer = {
    ...input.offer,
    deal: {
      incomeUse: 'pflege',
      parts: [],
      overlays: [],
      type: { value: 'bestand' },
      status: { value: 'verfuegbar' },
      objectKind: { value: 'wohnung' },
    } as unknown as Deal,
  }
  const operated = { ...input, offer, assumptions: assumptionsOf(today, {}) }
  const context = { offer, estimateMid: null, marketRent: null, lens: 'kapitalanlage', day: today } as const
  const found = moneyFindings(moneyOf(operated, euro(210_000), today), context)
  expect(found.get('mietabweichung')).toMatchObject({ light: null })
  expect(found.get('mietabweichung')?.answer).toMatch(/^Nicht vergleichbar: .*Pacht/)
  expect(found.get('mietsteigerung-moeglich')?.answer).toMatch(/Pachtvertrag/)
  expect(found.has('mietpotenzial')).toBe(false)
})
