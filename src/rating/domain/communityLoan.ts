import { germanMoney } from '#kernel/money.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import { offLimit } from './offLimit.ts'
import type { VerdictPoint } from './verdict.ts'

const ASK = 'Lassen Sie sich den Darlehensvertrag, den Rest und Ihren Anteil vom Verwalter bestätigen, und sagen Sie es Ihrer Bank.' // prettier-ignore

/** What is paid each month for a loan of the community is a debt that goes with the flat: the limit is less by what is left of it. */
export function communityLoanPoints(
  { communityLoan: told }: Pick<StatedSums, 'communityLoan'>,
  { home: { communityLoan: share } }: Pick<MoneyBase, 'home'>,
): VerdictPoint[] {
  if (!told || !share) return []
  const { month, until, rest, months } = share
  const evidence = [told.evidence]
  const monthly = `Zum Hausgeld kommen ${germanMoney(month)} im Monat für ein Darlehen der Gemeinschaft${until && `, ${until}`}`
  if (rest === null || months === null)
    return [{ id: LOAN, sentence: `${monthly}; wie lange, haben wir nicht gefunden. ${ASK}`, change: null, evidence }]
  const sum = `${monthly}: noch ${months} × ${germanMoney(month)} = ${germanMoney(rest)}.`
  return [{ id: LOAN, ...offLimit(sum, 'das', `. ${ASK}`), change: rest, evidence }]
}

const LOAN = 'weg-darlehen'

/** The buyer goes on paying what the seller's flat borrowed. */
export function communityLoanArguments(
  { communityLoan: told }: Pick<StatedSums, 'communityLoan'>,
  { home: { communityLoan: share } }: Pick<MoneyBase, 'home'>,
): Argument[] {
  if (!told || !share?.rest) return []
  const { month, months, rest } = share
  return [
    {
      label: `Darlehen der Gemeinschaft, Rest (${months} × ${germanMoney(month)})`,
      amount: rest,
      evidence: [told.evidence],
      source: 'Angabe im Exposé',
    },
  ]
}
