import { euro, germanMoney, inEuro, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth } from '#valuation/domain/worth.ts'
import { AROUND, contradicting, type LocalPrice } from './localPrices.ts'

/** Percent by which what is asked around may move our limit at most: it knows the place, and nothing of the home. */
const MOST = 20

/**
 * A portal's mean of the place is a second witness beside our own level of it: where they contradict each other, neither is proven and the
 * middle of both is the limit, within bounds. A limit that the home itself sets, its works or its rent, is not moved.
 */
export function heldToArea(
  worth: Worth | null,
  appraisal: Pick<Appraisal, 'estimate'>,
  prices: readonly LocalPrice[],
): Worth | null {
  const around = contradicting(appraisal, prices).find(({ name }) => name === AROUND)
  if (!worth || !around || worth.limitedBy !== 'schaetzung') return worth
  const middle = euro(Math.sqrt(inEuro(worth.ceiling) * inEuro(around.low)))
  const ceiling = roundedDown(within(middle, worth.ceiling))
  const formula = `√(${germanMoney(worth.ceiling)} × ${germanMoney(around.low)}), höchstens ${MOST}\u00a0% mehr oder weniger, abgerundet`
  return {
    ...worth,
    ceiling,
    limitedBy: 'umgebung',
    steps: heldTo(worth.steps, limitStep('Mitte mit den Preisen der Umgebung', formula, ceiling)),
    prudent: smallerOf(worth.prudent, ceiling),
    best: largerOf(worth.best, ceiling),
  }
}

function within(value: Money, own: Money): Money {
  return smallerOf(largerOf(value, times(own, percent(100 - MOST))), times(own, percent(100 + MOST)))
}
