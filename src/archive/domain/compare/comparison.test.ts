import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { type Compared, comparisonOf } from './comparison.ts'
import { comparisonSheets } from './comparisonSheets.ts'

const DEMO = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as Compared
const EQUAL = { ownFunds: 20, sollzins: 4 }

/** The demo with another price, or without some facts. */
function other(asking: number, without: readonly (keyof NonNullable<AnalysisJson['facts']>)[] = []): Compared {
  const { analysis, screen } = structuredClone({ analysis: DEMO.analysis, screen: DEMO.screen })
  if (!analysis.facts || !analysis.price || !analysis.facts.kaufpreis) throw new Error('the demo has a price')
  analysis.facts.kaufpreis.value = asking
  analysis.price.asking = asking
  for (const key of without) analysis.facts[key] = null
  return { analysis, screen }
}

const compared = (...reports: readonly Compared[]) => {
  const rows = comparisonOf(reports, EQUAL).flatMap(({ rows }) => rows)
  return (label: string) => rows.find(one => one.label === label)
}
const cheap = other(100_000)
const dear = other(200_000)

describe('compared are', () => {
  test('twenty facts, each with the quotes that prove it', () => {
    const [, facts] = comparisonOf([cheap, dear], EQUAL)
    expect(facts?.rows).toHaveLength(20)
    const cells = facts?.rows.flatMap(({ cells }) => cells.filter(cell => cell !== null)) ?? []
    expect(cells.length).toBeGreaterThan(20)
    expect(cells.filter(({ proofs }) => proofs.length === 0)).toEqual([])
  })

  test('the most to pay, by the name of the head of the report', () => {
    const most = compared(DEMO, cheap)('Höchstens zahlen')?.cells[0]?.amount?.value
    expect(DEMO.screen.decision?.headline).toContain(`höchstens ${String(most).replace('000', '.000')}`)
  })

  test('the whole cost and the month at the same own money and interest', () => {
    const row = compared(cheap, dear)
    const amounts = (label: string) => row(label)?.cells.map(cell => cell?.amount?.value ?? null)
    const [less, more] = amounts('Darlehen') ?? []
    // Beside the price the demo has a parking space, on which the loan is the same.
    expect(Number(more) - Number(less)).toBe(80_000)
    const parts = ['Eigenes Geld', 'Darlehen', 'Noch zu finanzieren'].map(label => Number(amounts(label)?.[0]))
    expect(parts.every(part => part > 0)).toBe(true)
    const total = parts.reduce((sum, part) => sum + part, 0)
    expect(Math.abs(total - Number(amounts('Kostet insgesamt')?.[0]))).toBeLessThanOrEqual(parts.length)
    expect(row('Kostet insgesamt')?.best).toEqual([0])
    expect(row('Rate im Monat')?.best).toEqual([0])
  })

  test('what is not known is nothing: neither nought nor the best', () => {
    const row = compared(dear, other(150_000, ['wohnflaeche', 'hausgeldMonat']), cheap)
    expect(row('Wohnfläche')?.cells[1]).toBeNull()
    expect(row('Preis je m² Wohnfläche')?.cells[1]).toBeNull()
    expect(row('Preis je m² Wohnfläche')?.best).toEqual([2])
    expect(row('Hausgeld im Monat')?.best).toEqual([])
    expect(compared(other(1, ['wohnflaeche']), cheap)('Preis je m² Wohnfläche')?.best).toEqual([])
  })

  test('an offer without a price costs nothing that could be told', () => {
    const unpriced = other(1)
    unpriced.analysis.price = { ...(unpriced.analysis.price as NonNullable<AnalysisJson['price']>), asking: null }
    const row = compared(unpriced, cheap)
    expect(row('Kostet insgesamt')?.cells[0]).toBeNull()
    expect(row('Kostet insgesamt')?.best).toEqual([])
  })
})

test('the workbook has a dash for what is not known, amounts as numbers, and every quote with its page', () => {
  const groups = comparisonOf([cheap, other(200_000, ['baujahr'])], EQUAL)
  const [table, quotes] = comparisonSheets(groups, ['Eins', 'Zwei'])
  expect(table?.columns.map(({ title }) => title)).toEqual(['Gruppe', 'Angabe', 'Eins', 'Zwei'])
  expect(table?.rows.find(([, label]) => label === 'Baujahr')?.[3]).toBe('–')
  expect(table?.rows.find(([, label]) => label === 'Angebotspreis')?.[3]).toEqual({ value: 200_000, unit: '€' })
  expect(table?.rows.flat()).not.toContain(null)
  expect(quotes?.rows.every(row => row.every(cell => cell !== null))).toBe(true)
})
