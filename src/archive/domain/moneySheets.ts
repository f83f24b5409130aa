import type { z } from 'zod'
import { exactly, type Range } from '#finance/domain/range.ts'
import type { AnalysisJson } from '#reports/domain/analysisJson.ts'
import type { PartJson, TotalJson } from '#reports/domain/partJson.ts'
import { type Amount, type Sheet, sheet, type SheetCell } from './sheet.ts'

type Part = z.infer<typeof PartJson>
type Total = z.infer<typeof TotalJson>

/** What the analysis calculated; a section that could not be calculated says why in its one row. */
export function moneySheets(analysis: AnalysisJson): Sheet[] {
  return [price(analysis), costs(analysis), financing(analysis), loanPlan(analysis), letting(analysis)]
}

const CALCULATION = [
  ['Rechnung', 36], ['Posten', 40], ['von', 16], ['wahrscheinlich', 16], ['bis', 16], ['Formel', 50], ['Quelle', 60],
] as const // prettier-ignore

function price({ price }: AnalysisJson): Sheet {
  const rows = (price?.methods ?? []).flatMap(({ name, value, steps, reason }): SheetCell[][] => [
    ...steps.map(step => [
      name,
      step.label,
      inUnit(step.value, step.unit),
      step.unit || 'Faktor',
      step.formula,
      step.source,
    ]),
    value === null ? [name, reason, null, null, null, null] : [name, 'Ergebnis', euro(value), '€', null, null],
  ])
  return sheet('Preis', [
    ['Verfahren', 18], ['Schritt', 50], ['Wert', 16], ['Einheit', 12], ['Formel', 50], ['Quelle', 60],
  ], rows) // prettier-ignore
}

function costs({ purchaseCosts, renovation }: AnalysisJson): Sheet {
  const bought =
    purchaseCosts && 'total' in purchaseCosts
      ? [...totalRows(purchaseCosts.total), ...totalRows(purchaseCosts.investment)]
      : why('Kaufnebenkosten', purchaseCosts?.reason)
  const works = renovation?.total ? totalRows(renovation.total) : why('Sanierung', renovation?.reason)
  return sheet('Kosten', CALCULATION, [...bought, ...works])
}

function financing({ financing }: AnalysisJson): Sheet {
  if (!financing || !('loan' in financing)) {
    return sheet('Finanzierung', CALCULATION, why('Finanzierung', financing?.reason))
  }
  const { loan, monthlyRate, restschuld, neededIncome, ownFunds, grundschuld, sollzins, tilgung, living } = financing
  return sheet('Finanzierung', CALCULATION, [
    partRow('Darlehen', exactly(loan)),
    rateRow('Sollzins', sollzins),
    rateRow('Tilgung im ersten Jahr', tilgung),
    partRow('Darlehen', exactly(monthlyRate)),
    partRow('Darlehen', exactly(restschuld)),
    partRow('Darlehen', exactly(neededIncome)),
    ...totalRows(ownFunds),
    ...totalRows(exactly(grundschuld)),
    ...(living ? totalRows(living.month) : []),
  ])
}

function loanPlan({ financing }: AnalysisJson): Sheet {
  const years = financing && 'plan' in financing ? financing.plan : []
  return sheet(
    'Tilgungsplan',
    [['Jahr', 8], ['Zinsen', 16], ['Tilgung', 16], ['Restschuld', 16]],
    years.map(({ year, interest, tilgung, restschuld }) => [
      { value: year, unit: '' },
      euro(interest),
      euro(tilgung),
      euro(restschuld),
    ]),
  ) // prettier-ignore
}

function letting({ cashflow }: AnalysisJson): Sheet {
  if (!cashflow || !('year' in cashflow)) return sheet('Vermietung', CALCULATION, why('Vermietung', cashflow?.reason))
  const { low, mid, high } = cashflow.year
  return sheet('Vermietung', CALCULATION, [
    partRow('Miete', { low: low.rent, mid: mid.rent, high: high.rent }),
    ...totalRows({ low: low.costs, mid: mid.costs, high: high.costs }),
    ...totalRows({ low: low.beforeTax, mid: mid.beforeTax, high: high.beforeTax }),
    ...totalRows({ low: low.taxable, mid: mid.taxable, high: high.taxable }),
    ...totalRows({ low: low.afterTax, mid: mid.afterTax, high: high.afterTax }),
  ])
}

/** The parts, then the sum; both ends of a range have the same parts in the same order, or the middle's are shown. */
function totalRows({ low, mid, high }: Range<Total>): SheetCell[][] {
  const at = (total: Total, label: string) => total.parts.find(part => part.label === label)
  const parts = mid.parts.map(part =>
    partRow(mid.label, { low: at(low, part.label) ?? part, mid: part, high: at(high, part.label) ?? part }),
  )
  return [...parts, [mid.label, 'Summe', euro(low.amount), euro(mid.amount), euro(high.amount), null, null]]
}

function partRow(of: string, { low, mid, high }: Range<Part>): SheetCell[] {
  return [of, mid.label, euro(low.amount), euro(mid.amount), euro(high.amount), mid.formula, mid.source]
}

function rateRow(label: string, { percent, source }: { percent: number; source: string }): SheetCell[] {
  return ['Darlehen', label, null, { value: percent, unit: '%' }, null, null, source]
}

function why(of: string, reason: string | null | undefined): SheetCell[][] {
  return [[of, reason ?? 'nicht berechnet', null, null, null, null, null]]
}

function inUnit(value: number, unit: string): Amount {
  return { value, unit: unit === '€' || unit === '%' ? unit : '' }
}

function euro(value: number): Amount {
  return { value, unit: '€' }
}
