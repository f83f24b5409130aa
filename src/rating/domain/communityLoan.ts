import { germanMoney, type Money, times } from '#kernel/money.ts'
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
  const { month, until, months, isAssumed, levy, rest } = share
  const evidence = [told.evidence]
  const monthly = `Zum Hausgeld kommen ${germanMoney(month)} im Monat für ein Darlehen der Gemeinschaft${until && `, ${until}`}`
  const rates = `${months} × ${germanMoney(month)} = ${germanMoney(times(month, months))}`
  const sum = isAssumed
    ? `${monthly}; wie lange, haben wir nicht gefunden. Angenommen sind noch ${months / 12} Jahre: ${rates}.`
    : `${monthly}: noch ${rates}.`
  // Told as the loan alone, the levy that it pays would be held back once more as one whose share nobody knows.
  const id = levy ? 'weg-sonderumlage' : LOAN
  return [{ id, ...offLimit(`${sum}${levyWords(levy, rest)}`, 'das', `. ${ASK}`), change: rest, evidence }]
}

/** One debt has two figures: what is decided and what is paid for it. */
function levyWords(levy: Money | null, rest: Money): string {
  if (!levy) return ''
  const counted =
    rest.cents === levy.cents ? 'sie zählt einmal, mit diesem Betrag' : 'sie zählt einmal, mit diesen Raten'
  return ` Das Darlehen zahlt laut Exposé die Sonderumlage von ${germanMoney(levy)}; ${counted}.`
}

const LOAN = 'weg-darlehen'

/** The buyer goes on paying what the seller's flat borrowed. */
export function communityLoanArguments(
  { communityLoan: told }: Pick<StatedSums, 'communityLoan'>,
  { home: { communityLoan: share } }: Pick<MoneyBase, 'home'>,
): Argument[] {
  if (!told || !share) return []
  const { month, months, isAssumed, levy, rest } = share
  const rates = `${months} × ${germanMoney(month)}`
  const label =
    rest.cents === levy?.cents
      ? 'Sonderumlage, die ein Darlehen der Gemeinschaft zahlt'
      : `Darlehen der Gemeinschaft, noch zu zahlende Raten (${isAssumed ? 'Dauer angenommen, ' : ''}${rates})`
  return [{ label, amount: rest, evidence: [told.evidence], source: 'Angabe im Exposé' }]
}

/** As far as the exposé tells its sum: how long it runs may be an assumption of our own. */
export function withToldLoan<Base extends Pick<MoneyBase, 'home'>>(money: Base): Base {
  const { communityLoan } = money.home
  if (!communityLoan?.isAssumed) return money
  const { levy } = communityLoan
  return { ...money, home: { ...money.home, communityLoan: levy && { ...communityLoan, rest: levy } } }
}
