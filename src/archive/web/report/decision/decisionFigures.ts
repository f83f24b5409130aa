import { wholeEuro } from '#design/germanFormat.ts'
import type { Analysis } from '../reportData.ts'

/** One of the numbers beside the verdict. */
export interface DecisionFigure {
  readonly label: string
  readonly value: string
  /** What is in it; empty: nothing to say. */
  readonly note: string
}

type Total = { readonly amount: number; readonly parts: readonly { readonly label: string; readonly amount: number }[] }

const euros = (value: number) => wholeEuro(Math.round(value) * 100)

/** What the purchase costs in all, of one's own, and each month; where there is no price, what is known of it. */
export function decisionFigures(analysis: Analysis): DecisionFigure[] {
  const { price, purchaseCosts, financing, building } = analysis
  if (building) {
    const { total, missingPlot } = building
    return [
      {
        label: missingPlot ? 'Bis zum Einzug, ohne Grundstück' : 'Bis zum Einzug',
        value: `${euros(total.low.amount)} bis ${euros(total.high.amount)}`,
        note: 'mit dem, was das Angebot auslässt (Pauschalen)',
      },
    ]
  }
  if (!purchaseCosts || !('total' in purchaseCosts)) {
    const { estimate = null, asking = null } = price ?? {}
    return [
      { label: 'Gefordert', value: asking === null ? 'nicht im Exposé' : euros(asking), note: '' },
      {
        label: 'Geschätzt',
        value: estimate ? `${euros(estimate.low)} bis ${euros(estimate.high)}` : 'nicht möglich',
        note: '',
      },
    ]
  }
  const whole: Total = purchaseCosts.investment.mid
  const total = { label: 'Kostet insgesamt', value: euros(whole.amount), note: withParts(whole) }
  if (!financing || !('loan' in financing)) return [total]
  return [
    total,
    {
      label: 'Eigenes Geld',
      value: euros(financing.ownFunds.mid.amount),
      note: `bei ${euros(financing.loan.amount)} Darlehen`,
    },
    ...monthly(analysis, financing.monthlyRate.amount),
  ]
}

/** "mit Nebenkosten und 38.226 € Arbeiten" */
function withParts({ parts }: Total): string {
  const works = parts.find(({ label }) => label === RENOVATION)?.amount ?? 0
  return works > 0 ? `mit Nebenkosten und ${euros(works)} Arbeiten` : 'mit Nebenkosten'
}

/** As moneyPlan.ts names the part. */
const RENOVATION = 'Sanierungsbedarf'

function monthly({ provenance, financing, cashflow }: Analysis, rate: number): DecisionFigure[] {
  const living = financing && 'loan' in financing ? financing.living : null
  if (provenance?.lens === 'kapitalanlage' && cashflow && 'year' in cashflow) {
    const left = cashflow.year.mid.afterTaxMonth
    return [
      { label: left < 0 ? 'Im Monat zuzulegen' : 'Im Monat übrig', value: euros(Math.abs(left)), note: 'nach Steuern' },
    ]
  }
  if (!living) return [{ label: 'Im Monat', value: euros(rate), note: 'Rate' }]
  return [{ label: 'Im Monat', value: euros(living.month.mid.amount), note: `davon Rate ${euros(rate)}` }]
}
