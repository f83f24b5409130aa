import { expect, test } from 'vitest'
import { euro } from '#kernel/money.ts'
import { assessedInput, FLAT } from './assessedInput.fixture.ts'
import { lettingLight, lettingVerdict } from './cashflow.ts'

const { assessment } = assessedInput(FLAT).judgement
const { cashflow } = assessment.money
if (!cashflow.ok) throw new Error(cashflow.failure)
const plan = cashflow.value
const ofPart = { ...plan.rent, ofPart: true }

test.each([
  [-676, 'Damit legen Sie im ersten Jahr im Monat 676 € nach Steuern drauf.'],
  [120, 'Damit bleiben im ersten Jahr im Monat 120 € nach Steuern.'],
])('where only a part pays rent, what that leaves today is told: %d €', (month, sentence) => {
  const year = { ...plan.year, mid: { ...plan.year.mid, afterTaxMonth: euro(month) } }
  const text = lettingVerdict({ ...plan, year, rent: ofPart }).replace(/\u00a0/gu, ' ')
  expect(text).toContain(sentence)
  expect(text).toContain('Miete zahlt heute nur ein Teil')
})

test('no letting that loses money is green', () => {
  const { mid } = plan.year
  const loses = { ...mid, flow: { ...mid.flow, afterTax: { ...mid.flow.afterTax, amount: euro(-8_109) } } }
  const groups = [{ ...assessment.rating.groups[0]!, group: 'Vermietung' as const, light: 'grün' as const }]
  const rating = { ...assessment.rating, groups }
  const money = {
    ...assessment.money,
    cashflow: { ok: true as const, value: { ...plan, year: { ...plan.year, mid: loses } } },
  }
  expect(lettingLight({ ...assessment, rating, money })).toBe('gelb')
})
