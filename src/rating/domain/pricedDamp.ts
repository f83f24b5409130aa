import { germanMoney, sum, times } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { MoneyBase } from '#finance/domain/moneyPlan.ts'
import { grossOf } from '#finance/domain/plan/statedWorks.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { VERDICT } from './thresholds.ts'
import type { VerdictPoint } from './verdict.ts'

/**
 * Damp that a firm has seen and priced, where the price is small against the worth, is a sum and nothing to be settled first: it is
 * counted among the works. Told because the cause may be another than what was offered for. Empty: none is priced, or it costs much.
 */
export function pricedDampPoints(
  { pricedWorks, day }: Pick<MoneyBase, 'pricedWorks' | 'day'>,
  worth: Worth | null,
): VerdictPoint[] {
  const damp = pricedWorks.filter(({ subject, guess }) => subject === 'feuchte' && !guess)
  const amount = sum(damp.map(one => grossOf(one, day)))
  if (!worth || damp.length === 0 || amount.cents > times(worth.ceiling, VERDICT.smallDamage).cents) return []
  return [
    {
      id: 'keller-feuchte',
      sentence: `Es gibt eine feuchte Stelle, und ihre Beseitigung ist laut Exposé beziffert: ${germanMoney(amount)}, höchstens ${germanPercent(percent(VERDICT.smallDamage * 100))} des richtigen Preises. Das ist bei den Arbeiten eingerechnet. Lassen Sie sich das Angebot zeigen, und fragen Sie nach der Ursache.`,
      change: amount,
    },
  ]
}
