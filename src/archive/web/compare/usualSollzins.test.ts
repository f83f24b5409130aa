import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { usualSollzins } from './usualSollzins.ts'

const { analysis } = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as {
  analysis: AnalysisJson
}
const financed = (percent: number) => {
  const copy = structuredClone(analysis)
  if (!copy.financing || !('sollzins' in copy.financing)) throw new Error('the demo is financed')
  copy.financing.sollzins.percent = percent
  return copy
}
const UNPRICED = { financing: null } as const

test.each([
  ['of the first', [financed(3.9), financed(4.2)], 3.9],
  ['of the next, where the first has no price', [UNPRICED, financed(4.2)], 4.2],
  ['in hundredths, as it is typed', [financed(3.8549)], 3.85],
  ['none, where nobody has one', [UNPRICED, UNPRICED], null],
] as const)('the rate of a comparison is that %s', (_, analyses, rate) => {
  expect(usualSollzins(analyses)).toBe(rate)
})
