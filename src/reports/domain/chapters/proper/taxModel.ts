import { germanNumber } from '#kernel/germanNumber.ts'
import { type Money, subtract } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { wholeEuro } from '../germanAmounts.ts'
import { reliefOf } from '../reliefOf.ts'
import { spokenQuote } from '../wording.ts'
import type { Particular } from './particulars.ts'

const MAX_QUOTE = 70

/** What such a home is sold for beside its rooms: how much, on what it hangs, and whether it makes up for the price. Empty: the exposé tells no share. */
export function taxModel({ money, sums: { certified, advertised }, worth }: Assessment): Particular[] {
  const relief = reliefOf(money)
  if (!certified || !relief) return []
  const begun = certified.begun
    ? ` Laut Exposé ist schon begonnen (${spokenQuote(certified.begun, MAX_QUOTE)}): Was bis dahin gebaut ist, fällt weg.`
    : ''
  // Where the seller names what is saved, the first page sets that against it.
  const above = worth && money.price && !advertised.tax ? subtract(money.price, worth.ceiling) : null
  const premium = above && above.cents > 0 ? ` ${premiumTold(above, relief.saved)}` : ''
  return [
    {
      id: 'steuermodell',
      title: `Steuervorteil: ${shareOf(certified.percent)}\u00a0% des Preises begünstigt, ${wholeEuro(relief.works)} (§ ${relief.law} EStG)`,
      text: `Vermietet spart das bei ${germanPercent(relief.marginal)} Steuer in zwölf Jahren höchstens ${wholeEuro(relief.saved)}, selbst bewohnt neun Zehntel davon (§ 10f EStG): nur für Arbeiten nach Ihrem Kaufvertrag und nur mit Bescheinigung.${begun}${premium}`,
      evidence: certified.evidence,
    },
  ]
}

/** § 10f (1) EStG: ten years of 9 %, so nine tenths; what it saves is set against what is asked above the worth. */
function premiumTold(above: Money, saved: Money): string {
  return above.cents > saved.cents
    ? `Den Aufpreis von ${wholeEuro(above)} holt er nicht herein.`
    : `Den Aufpreis von ${wholeEuro(above)} kann er hereinholen, wenn Ihr Steuersatz so hoch bleibt.`
}

/** German: the same for the first page; empty: none. */
export function taxText({ money, sums: { certified } }: Assessment): string {
  const relief = reliefOf(money)
  if (!certified || !relief) return ''
  return `${shareOf(certified.percent)}\u00a0% des Preises laut Exposé steuerlich begünstigt (§ ${relief.law} EStG), sicher erst mit Bescheinigung`
}

function shareOf(percent: number): string {
  return germanNumber(Math.round(percent * 10) / 10)
}
