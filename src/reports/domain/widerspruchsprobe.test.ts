import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { assessedInput, FLAT, sampleFacts } from './chapters/assessedInput.fixture.ts'
import { reportOf } from './reportOf.ts'
import { widerspruchsprobe, withoutContradictions } from './widerspruchsprobe.ts'

const EXPECTED = readFileSync(new URL('../../../samples/expected.json', import.meta.url), 'utf8')
const input = assessedInput({ ...FLAT, vermietet: false, kaltmieteMonat: null, kaufpreis: 165_000 })
const report = reportOf(input)
const { assessment } = input.judgement

function names(changed: Partial<Assessment>, of = report): string[] {
  return widerspruchsprobe(of, { ...assessment, ...changed }).map(({ name }) => name)
}

test.each(sampleFacts(EXPECTED))('the report on %s contradicts itself nowhere', (_, stated) => {
  const one = assessedInput(stated)
  expect(widerspruchsprobe(reportOf(one), one.judgement.assessment).map(({ name }) => name)).toEqual([])
})

describe('a contradiction has a name', () => {
  test('where cover and verdict differ in colour', () => {
    expect(names({}, { ...report, cover: { ...report.cover, light: 'rot' } })).toEqual(['light-of-verdict'])
  })

  test('where a green group holds a heavy red finding', () => {
    const answers = assessment.answers.map(one =>
      one.id === 'heizungsart' ? { ...one, light: 'rot' as const, state: 'belegt' as const, weight: 5, ratingGroup: 'Energie' as const } : one,
    ) // prettier-ignore
    const rating = {
      ...assessment.rating,
      groups: assessment.rating.groups.map(one => (one.group === 'Energie' ? { ...one, light: 'grün' as const } : one)),
    }
    expect(names({ answers, rating })).toEqual(['group-green-beside-red'])
  })

  test('where the ladder leads above what it is worth', () => {
    if (!assessment.worth) throw new Error('no worth')
    expect(names({ worth: { ...assessment.worth, ceiling: euro(90_000) } })).toEqual(['ladder-above-worth'])
  })

  test('where own funds, loan and what is open do not make the total', () => {
    const { investment } = assessment.money
    if (!investment.ok) throw new Error('no investment')
    const mid = { ...investment.value.mid, amount: euro(1) }
    const money = { ...assessment.money, investment: { ...investment, value: { ...investment.value, mid } } }
    expect(names({ money })).toEqual(['funding-is-not-total'])
  })

  test('where the reader is told to go away beside a price up to which to buy; that sentence is withdrawn', () => {
    expect(assessment.verdict.id).toBe('nur-bis')
    const [first, ...rest] = report.chapters
    if (!first) throw new Error('no chapter')
    const away = { kind: 'text' as const, text: 'Zahlen Sie es nicht, oder suchen Sie weiter.' }
    const wrong = { ...report, chapters: [{ ...first, blocks: [...first.blocks, away] }, ...rest] }
    const found = widerspruchsprobe(wrong, assessment)
    expect(found.map(({ name }) => name)).toEqual(['go-away-beside-limit'])
    expect(withoutContradictions(wrong, found)).toEqual(report)
  })
})
