import { describe, expect, test } from 'vitest'
import { MARKTARTEN } from '#reference/market/bewertungsmodell.ts'
import { verfahrensgewichte } from '#reference/market/verfahrensgewichte.ts'
import { ertragswert } from './ertragswert.ts'
import { reconcile } from './reconcile.ts'
import { sachwert } from './sachwert.ts'

describe('Ertragswert', () => {
  const input = {
    jahresnettokaltmiete: 8640,
    bewirtschaftungskosten: 1691.8,
    liegenschaftszins: 0.022,
    restnutzungsdauer: 32,
    bodenwert: 20_250,
  }

  test('of a flat of 75 m² from 1975', () => {
    const found = ertragswert(input)
    expect(found.reinertrag).toBeCloseTo(6948.2, 2)
    expect(found.kapitalisierungsfaktor).toBeCloseTo(22.80035, 5)
    expect(found.abzinsungsfaktor).toBeCloseTo(0.49839, 5)
    expect(Math.round(found.value)).toBe(168_514)
  })

  test.each([
    [0.014, 191_203],
    [0.029, 151_725],
  ])('at a Liegenschaftszins of %d is %d €', (liegenschaftszins, value) => {
    expect(Math.round(ertragswert({ ...input, liegenschaftszins }).value)).toBe(value)
  })

  test('is the same by the general method of § 28', () => {
    const { reinertrag, kapitalisierungsfaktor, value } = ertragswert(input)
    const general = (reinertrag - input.bodenwert * 0.022) * kapitalisierungsfaktor + input.bodenwert
    expect(value).toBeCloseTo(general, 6)
  })
})

test('Sachwert of a detached house of 140 m² from 1978', () => {
  const found = sachwert({
    bgf: 300,
    kostenkennwert: 780,
    baupreisfaktor: 1.891,
    regionalfaktor: 1,
    restnutzungsdauer: 38,
    gesamtnutzungsdauer: 80,
    aussenanlagen: 0.05,
    bodenwert: 210_000,
    sachwertfaktor: preliminary => 1.3 - ((preliminary - 400_000) / 100_000) * 0.1,
  })
  expect(found.herstellungskosten).toBeCloseTo(442_494, 2)
  expect(found.gebaeude).toBeCloseTo(210_184.65, 2)
  expect(found.aussenanlagen).toBeCloseTo(10_509.23, 2)
  expect(found.vorlaeufig).toBeCloseTo(430_693.88, 2)
  expect(found.sachwertfaktor).toBeCloseTo(1.2693, 4)
  expect(Math.round(found.value)).toBe(546_682)
})

describe('the methods together', () => {
  const market = { method: 'Vergleichswert', value: 300_000, halfWidth: 0.2, weight: 0.5 } as const
  const income = { method: 'Ertragswert', value: 250_000, halfWidth: 0.2, weight: 0.4 } as const

  test('one method alone keeps its range', () => {
    expect(reconcile([market])).toMatchObject({ range: { low: 240_000, mid: 300_000, high: 360_000 }, halfWidth: 0.2 })
  })

  test('are weighted, and their parts add up', () => {
    const found = reconcile([market, income])
    expect(found?.range.mid).toBe(278_000)
    expect(found?.methods.reduce((sum, { part }) => sum + part, 0)).toBeCloseTo(1, 12)
  })

  test('widen the range when they disagree', () => {
    expect(reconcile([market, income])?.halfWidth).toBeGreaterThan(0.2)
    expect(reconcile([market, { ...income, value: 300_000 }])?.halfWidth).toBeCloseTo(0.2, 12)
  })

  test('without a weight count nothing', () => {
    expect(reconcile([])).toBeNull()
    expect(reconcile([{ ...market, weight: 0 }])).toBeNull()
    expect(reconcile([market, { ...income, weight: 0 }])?.range.mid).toBe(300_000)
  })

  test('weigh by kind: income for what is let, costs for houses only', () => {
    for (const art of MARKTARTEN) expect(verfahrensgewichte(art, true).Vergleichswert).toBeGreaterThan(0)
    expect(verfahrensgewichte('Eigentumswohnung', false)).toMatchObject({ Ertragswert: 0, Sachwert: 0 })
    expect(verfahrensgewichte('Einfamilienhaus', false).Sachwert).toBeGreaterThan(0)
    expect(verfahrensgewichte('Mehrfamilienhaus', true).Ertragswert).toBeGreaterThan(0)
  })
})
