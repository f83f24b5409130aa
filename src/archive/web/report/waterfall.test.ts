import { expect, test } from 'vitest'
import { waterfall } from './waterfall.ts'

test('each cost begins where the one before ends, and the sum is all of them', () => {
  const parts = [
    { label: 'Kaufpreis', amount: 150 },
    { label: 'Kaufnebenkosten', amount: 50 },
  ]
  expect(waterfall(parts, { label: 'Gesamtinvestition', amount: 200 }, 'cost')).toEqual([
    { label: 'Kaufpreis', amount: 150, from: 0, to: 0.75, kind: 'out' },
    { label: 'Kaufnebenkosten', amount: 50, from: 0.75, to: 1, kind: 'out' },
    { label: 'Gesamtinvestition', amount: 200, from: 0, to: 1, kind: 'sum' },
  ])
})

test('what is paid in lies left of nothing', () => {
  const parts = [
    { label: 'Miete', amount: 100 },
    { label: 'Zinsen', amount: -150 },
  ]
  const [rent, interest, sum] = waterfall(parts, { label: 'Cashflow', amount: -50 }, 'income')
  expect(rent).toMatchObject({ kind: 'in', to: 1 })
  expect(interest).toMatchObject({ kind: 'out', from: 0, to: 1 })
  expect(sum?.from).toBe(0)
  expect(sum?.to).toBeCloseTo(1 / 3)
})

test('nothing is drawn of nothing', () => {
  expect(waterfall([], { label: 'Summe', amount: 0 }, 'cost')).toEqual([])
  expect(waterfall([{ label: 'Miete', amount: 0 }], { label: 'Summe', amount: 0 }, 'income')).toEqual([])
})
