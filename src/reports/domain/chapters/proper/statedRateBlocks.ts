import { germanPercent, percent } from '#kernel/share.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import { monthlyPayment } from '#finance/domain/loan.ts'
import type { FinancingPlan } from '#finance/domain/plan/financingPlan.ts'
import { paragraph } from '../../blocks.ts'
import type { Block } from '../../report.ts'
import { wholeEuro } from '../germanAmounts.ts'

/** What the loan would take a month at the rate that the exposé names; empty: it names none. */
export function statedRateBlocks({ rate: stated }: Pick<StatedSums, 'rate'>, { loan }: Pick<FinancingPlan, 'loan'>): Block[] {
  if (!stated || loan.principal.cents <= 0) return []
  const { rate, isLeast, evidence } = stated
  const sollzins = percent(rate)
  const payment = monthlyPayment({ ...loan, sollzins })
  return [
    paragraph(
      `Das Exposé rechnet mit ${isLeast ? 'mindestens ' : ''}${germanPercent(sollzins)} Sollzins (Seite ${evidence.page}): Damit wären es ${wholeEuro(payment)} im Monat. Ein Angebot für Sie ist das nicht; es hängt von Tag, Bank und Eigenkapital ab.`,
    ),
  ]
} // prettier-ignore
