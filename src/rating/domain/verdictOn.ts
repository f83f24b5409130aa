import { add, germanMoney, type Money } from '#kernel/money.ts'
import { withOff } from './offLimit.ts'
import { type OfferVerdict, verdictAt, type VerdictGrounds } from './verdict.ts'

/**
 * The verdict at a price. Where more is right than is asked, what is asked makes the limit, and nothing is off that: a sum that the worth
 * is less by is paid beside it.
 */
export function verdictOn(price: Money | null, grounds: VerdictGrounds): OfferVerdict {
  const verdict = verdictAt(price, grounds)
  const { worth, mayRise } = grounds
  if (price === null || mayRise || worth?.unnamed !== null || price.cents >= worth.ceiling.cents) return verdict
  const points = verdict.points.map(point => {
    const { offLimit, change } = point
    if (change === null || !offLimit) return point
    const told = `Mit dem geforderten Preis zahlen Sie zusammen ${germanMoney(add(price, change))}; von dem Preis, der nach unserer Rechnung richtig ist, ist ${offLimit.it} schon abgezogen`
    return { ...point, sentence: withOff(offLimit, told) }
  })
  return { ...verdict, points }
}
