import { germanMoney } from '#kernel/money.ts'
import { germanPercent, percent } from '#kernel/share.ts'
import type { PriceCut } from '#valuation/domain/priceCut.ts'
import type { Finding } from '../answer.ts'
import { unjudged, yellow } from '../verdict.ts'

/** That the price has come down, with the quote of the former one; how long it is on offer stays open. null: nothing is said. */
export function priceCutFinding(cut: PriceCut | null): Finding | null {
  if (!cut) return null
  const share = germanPercent(percent(cut.percent))
  return {
    state: 'belegt',
    answer: `Vorher ${germanMoney(cut.from)}, jetzt ${germanMoney(cut.to)}: um ${share} gesenkt`,
    evidence: cut.evidence,
    inputs: ['kaufpreis'],
    ...(cut.times > 1
      ? yellow('Der Preis wurde mehrfach gesenkt. Fragen Sie, woran der Verkauf bisher gescheitert ist.')
      : unjudged(
          'Zum alten Preis fand sich kein Käufer. Fragen Sie, seit wann angeboten wird und warum gesenkt wurde.',
        )),
    stillOpen: true,
  }
}
