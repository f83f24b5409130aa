import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { evaluate } from './formula.fixture.ts'
import { sampleAnalyses } from './sampleAnalyses.fixture.ts'
import { liveSheet } from './liveSheet.ts'
import type { Sheet } from './sheet.ts'

const { analysis } = JSON.parse(readFileSync('samples/demo/example/beispiel.json', 'utf8')) as {
  analysis: AnalysisJson
}

/** The values of column B as a program would work them out. @param changed inputs by their label */
function workedOut({ rows }: Sheet, changed: Readonly<Record<string, number>> = {}): Map<string, number> {
  const valueAt = (address: string): number => {
    const [label, cell] = rows[Number(address.slice(1)) - 2] ?? []
    if (typeof label !== 'string' || !cell || typeof cell !== 'object') throw new Error(`${address} holds no number`)
    if (!('formula' in cell)) return changed[label] ?? cell.value
    return evaluate(cell.formula, valueAt)
  }
  return new Map(
    rows.flatMap(([label, cell], at) =>
      typeof label === 'string' && cell && typeof cell === 'object' ? [[label, valueAt(`B${at + 2}`)]] : [],
    ),
  )
}

/** Formulas that do not come to what the report says. */
function strayOf(one: AnalysisJson): string[] {
  const sheet = liveSheet(one)
  const values = workedOut(sheet)
  return sheet.rows.flatMap(([label, cell]) => {
    if (typeof label !== 'string' || !cell || typeof cell !== 'object' || !('formula' in cell)) return []
    const value = values.get(label) ?? NaN
    const limit = label === 'Restschuld danach' ? 2 : 0.011
    return Math.abs(value - cell.value) < limit ? [] : [`${label} ${value} instead of ${cell.value}`]
  })
}

describe('the sheet to calculate with', () => {
  test('comes to the figures of the report, to the cent; the rest of the loan to the euro', () => {
    expect(strayOf(analysis)).toEqual([])
    expect(workedOut(liveSheet(analysis)).size).toBeGreaterThan(30)
    expect(workedOut(liveSheet(analysis)).get('Darlehen')).toBeCloseTo(139_200, 2)
  })

  test('does so for every sample listing', () => {
    const samples = sampleAnalyses(readFileSync('samples/expected.json', 'utf8'))
    expect(samples.length).toBeGreaterThan(50)
    expect(samples.flatMap(([file, one]) => strayOf(one).map(stray => `${file}: ${stray}`))).toEqual([])
  })

  test('goes on from what is changed', () => {
    const sheet = liveSheet(analysis)
    const [before, after] = [workedOut(sheet), workedOut(sheet, { Kaufpreis: 100_000, 'Sollzins im Jahr': 0 })]
    expect(after.get('Preis zusammen')).toBe(115_000)
    expect(after.get('Darlehen')).toBeCloseTo(92_000, 6)
    expect(after.get('Rate im Monat')).toBeCloseTo((92_000 * 0.02) / 12, 6)
    expect(after.get('Restschuld danach')).toBeCloseTo(92_000 * 0.8, 6)
    expect(after.get('Gesamtinvestition')).toBeLessThan(before.get('Gesamtinvestition') ?? 0)
    expect(after.get('Bruttomietrendite')).toBeGreaterThan(before.get('Bruttomietrendite') ?? 0)
  })

  test('colours what may be changed, and without a price says why there is nothing', () => {
    const inputs = liveSheet(analysis).rows.filter(([, cell]) => cell && typeof cell === 'object' && 'isInput' in cell)
    expect(inputs.map(([label]) => label)).toEqual(
      expect.arrayContaining(['Kaufpreis', 'Sollzins im Jahr', 'Sanierungsbedarf']),
    )
    const none = liveSheet({ ...analysis, purchaseCosts: { reason: 'Ohne Kaufpreis.' } })
    expect(none.rows).toEqual([['Ohne Kaufpreis gibt es nichts zu rechnen.', null, null]])
  })
})
