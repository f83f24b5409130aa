import { euro, germanMoney, type Money, subtract, sum } from '#kernel/money.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import type { BidBound, Deduction } from '#valuation/domain/bidBound.ts'
import type { Argument } from '#valuation/domain/signals.ts'
import { withToldLoan } from './communityLoan.ts'
import { mostPaidInHouse } from './heldToSales.ts'
import { levyArguments, statedWorkArguments } from './sumsOf.ts'

/** What no bid may lie above whatever the estimate: the asked price without the costs that come on top, and sales of the same house. */
export function bidBounds(
  price: Money | null,
  sums: StatedSums,
  money: Pick<MoneyBase, 'levy' | 'pricedWorks' | 'day' | 'home'>,
  appraisal: Pick<Appraisal, 'object'>,
): BidBound[] {
  if (price === null) return []
  const known = [
    // What we reckon ourselves is no figure of the exposé.
    ...levyArguments(sums, withToldLoan(money)),
    ...(isPricedAsPoor(appraisal)
      ? []
      : statedWorkArguments(sums, { ...money, pricedWorks: money.pricedWorks.filter(({ guess }) => !guess) })),
  ].filter(({ amount }) => amount.cents > 0)
  const sold = mostPaidInHouse(sums.comparisons)
  return [
    ...(known.length > 0 ? [ofCosts(price, known)] : []),
    ...(sold && sold.most.cents < price.cents
      ? [
          {
            reason: 'sales' as const,
            price: sold.most,
            parts: [deduction('Über dem höchsten Verkauf im selben Haus', subtract(price, sold.most), [sold.evidence])],
            meaning: 'Für mehr wurde im selben Haus nach Angabe des Exposés nicht verkauft.',
          },
        ]
      : []),
  ]
}

/** Who sells a home as in need of works asks less for it already. */
function isPricedAsPoor({ object }: Pick<Appraisal, 'object'>): boolean {
  return object?.zustand === 'renovierungsbedürftig' || object?.zustand === 'sanierungsbedürftig'
}

function ofCosts(price: Money, known: readonly Argument[]): BidBound {
  const total = sum(known.map(({ amount }) => amount))
  const isPayable = total.cents < price.cents
  return {
    reason: 'costs',
    price: isPayable ? subtract(price, total) : euro(0),
    parts: isPayable
      ? known.map(({ label, amount, evidence }) => deduction(label, amount, evidence))
      : [deduction('Kosten laut Exposé, bis zum ganzen Preis', price, known.flatMap(one => one.evidence).slice(0, 1))],
    meaning: `Dazu kommen ${germanMoney(total)}, die nach dem Exposé an Ihnen hängen: Zusammen wäre sonst mehr als der geforderte Preis gezahlt.`,
  }
}

function deduction(label: string, amount: Money, evidence: Deduction['evidence']): Deduction {
  return { label, amount, formula: germanMoney(amount), source: 'Angabe im Exposé', basis: 'assumption', evidence }
}
