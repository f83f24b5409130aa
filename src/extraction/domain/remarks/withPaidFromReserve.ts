import { wholeQuote } from '#kernel/evidence.ts'
import { euro, germanMoney } from '#kernel/money.ts'
import type { Remark } from '../remark.ts'
import type { PaidFromReserve } from '../statements/fromReserve.ts'

const DECIDED: readonly string[] = ['beschluss-sanierung', 'beschluss-genannt']

/** Works that are decided and paid by what the community has saved: nothing of them is the buyer's, and nothing is left to ask for. */
export function withPaidFromReserve(
  remarks: readonly Remark[],
  paid: readonly PaidFromReserve[],
  saved: number | null,
): Remark[] {
  return remarks.map(one => {
    const works =
      DECIDED.includes(one.rule) && one.certainty !== 'denied' ? paid.find(work => isOf(one, work)) : undefined
    if (!works) return one
    const left =
      saved === null || saved < works.amount ? '' : `, dort bleiben ${germanMoney(euro(saved - works.amount))}`
    const meaning = `Beschlossene Arbeiten für ${germanMoney(euro(works.amount))} zahlt laut Exposé die Rücklage${left}: Beschluss zeigen lassen`
    return { ...one, tone: 'neutral' as const, meaning }
  })
}

function isOf({ evidence }: Remark, { isDecided, evidence: place }: PaidFromReserve): boolean {
  return isDecided && evidence.page === place.page && wholeQuote(evidence).includes(wholeQuote(place))
}
