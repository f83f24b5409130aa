import { add, germanMoney, type Money } from '#kernel/money.ts'
import { type OfferVerdict, verdictAt, type VerdictGrounds } from './verdict.ts'

/** What every point says on money that the worth is less by, which holds as long as the worth is the limit. */
const OFF_LIMIT = /In unserer Grenze ist (?<it>sie|das) schon abgezogen/u

/**
 * The verdict at a price. Where more is right than is asked, what is asked makes the limit, and nothing is off that: a sum that the worth
 * is less by is paid beside it.
 */
export function verdictOn(price: Money | null, grounds: VerdictGrounds): OfferVerdict {
  const verdict = verdictAt(price, grounds)
  const { worth, mayRise } = grounds
  if (price === null || mayRise || worth?.unnamed !== null || price.cents >= worth.ceiling.cents) return verdict
  const points = verdict.points.map(point => {
    const { sentence, change } = point
    if (change === null) return point
    const told = `Mit dem geforderten Preis zahlen Sie zusammen ${germanMoney(add(price, change))}; von dem Preis, der nach unserer Rechnung richtig ist, ist $<it> schon abgezogen`
    return { ...point, sentence: sentence.replace(OFF_LIMIT, told) }
  })
  return { ...verdict, points }
}
