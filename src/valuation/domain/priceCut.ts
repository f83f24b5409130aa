import type { Evidence } from '#kernel/evidence.ts'
import { euro, type Money } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { FormerPrice } from '#extraction/domain/statements/priceHistory.ts'

/** How far the asked price has come down. */
export interface PriceCut {
  /** The highest price that was asked before. */
  readonly from: Money
  readonly to: Money
  /** Of the former price, one decimal. */
  readonly percent: number
  /** Times that it was cut, as far as the exposé tells. */
  readonly times: number
  readonly evidence: readonly Evidence[]
  /** The seller first had it in mind; nobody was asked for it. */
  readonly onlyMeant?: true
}

/** null: the exposé names no former price, or none today. */
export function priceCutOf({ numbers: { kaufpreis } }: Offer, history: readonly FormerPrice[]): PriceCut | null {
  const [highest] = history
  if (!highest || kaufpreis === null || kaufpreis >= highest.price) return null
  return {
    from: euro(highest.price),
    to: euro(kaufpreis),
    percent: Math.round((1 - kaufpreis / highest.price) * 1000) / 10,
    times: history.length,
    evidence: highest.evidence,
    ...(highest.onlyMeant && { onlyMeant: true }),
  }
}

/** German, without a full stop: what the former price tells of the seller. */
export function toldByCut({ onlyMeant }: PriceCut): string {
  return onlyMeant
    ? 'So viel hatte der Verkäufer selbst zuerst im Sinn, und er verlangt von sich aus weniger'
    : 'Zum alten Preis fand sich kein Käufer'
}
