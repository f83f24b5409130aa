import { expect, test } from 'vitest'
import { euro, inEuro } from '#kernel/money.ts'
import { inPercent } from '#kernel/share.ts'
import { across, acrossBoth, exactly } from './range.ts'
import { rentMetrics } from './rentMetrics.ts'

const rent = { low: euro(8_000), mid: euro(8_640), high: euro(9_000) }
const metricsOf = (yearlyRent: typeof rent.low) =>
  rentMetrics({
    price: euro(210_000),
    acquisition: euro(233_702.35),
    yearlyRent,
    groundRent: null,
    yearlyCost: euro(1_691.8),
  })

test('an uncertain rent gives uncertain yields', () => {
  const brutto = across(rent, one => inPercent(metricsOf(one).bruttomietrendite.value).toFixed(2))
  expect(brutto).toEqual({ low: '3.81', mid: '4.11', high: '4.29' })
})

test('two uncertain inputs go together, one that is certain stays', () => {
  const area = { low: 70, mid: 75, high: 80 }
  expect(acrossBoth(rent, area, (year, m2) => inEuro(year) / m2 > 114)).toEqual({ low: true, mid: true, high: false })
  expect(acrossBoth(exactly(10), area, (a, b) => a * b)).toEqual({ low: 700, mid: 750, high: 800 })
})
