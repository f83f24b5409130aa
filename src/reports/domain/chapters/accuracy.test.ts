import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCURACY } from './accuracy.ts'

const root = new URL('../../../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

test('what is said about reading is at least what the test of the samples demands', () => {
  const source = text(ACCURACY.tuned.measuredAt)
  const bar = (name: string) => Number(new RegExp(`${name} = ([\\d.]+)`, 'u').exec(source)?.[1])
  const { f1, precision, decisiveF1 } = ACCURACY.tuned
  const said = [f1, precision, decisiveF1]
  const bars = ['MIN_F1', 'MIN_PRECISION', 'MIN_CORE_F1'].map(bar)
  said.forEach((value, index) => {
    expect(value).toBeGreaterThanOrEqual(bars[index] ?? NaN)
    // Rounded down bars lie close below; a figure far above them was measured on something else.
    expect(value - (bars[index] ?? NaN)).toBeLessThan(0.03)
  })
})

test('as many documents are named as there are', () => {
  expect((JSON.parse(text('samples/expected.json')) as unknown[]).length).toBe(ACCURACY.tuned.documents)
})

test('what is said about rents is what the bench of the valuation found', () => {
  const { rentOverGreixMedian } = JSON.parse(text(ACCURACY.rent.measuredAt)) as Record<string, unknown>
  const { cities, medianError, worstError } = ACCURACY.rent
  expect(rentOverGreixMedian).toMatchObject({ cities, medianError, worstError })
})
