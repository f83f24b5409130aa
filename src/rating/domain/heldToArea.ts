import { euro, germanMoney, inEuro, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth } from '#valuation/domain/worth.ts'
import { AROUND, contradicting, NEXT_DOOR, type LocalPrice } from './localPrices.ts'

/** Percent by which prices around may move our limit at most: they know the place, and little of the home. */
const MOST = 20

/**
 * A portal's mean of the place is a second witness beside our own level of it: where they contradict each other, neither is proven and the
 * middle of both is the limit, within bounds. So is it with a cheaper sale next door, the nearest of all. A limit that the home
 * itself sets, its works or its rent, is not moved.
 */
export function heldToArea(
  worth: Worth | null,
  appraisal: Pick<Appraisal, 'estimate'>,
  prices: readonly LocalPrice[],
): Worth | null {
  const apart = contradicting(appraisal, prices)
  const around = [NEXT_DOOR, AROUND].flatMap(told => apart.filter(({ name }) => name === told))[0]
  if (!worth || !around || worth.limitedBy !== 'schaetzung') return worth
  const middle = euro(Math.sqrt(inEuro(worth.ceiling) * inEuro(around.high)))
  const ceiling = roundedDown(within(middle, worth.ceiling))
  const isNextDoor = around.name === NEXT_DOOR
  const label = isNextDoor ? 'Mitte mit dem Verkauf nebenan' : 'Mitte mit den Preisen der Umgebung'
  const formula = `√(${germanMoney(worth.ceiling)} × ${germanMoney(around.high)}), höchstens ${MOST}\u00a0% mehr oder weniger, abgerundet`
  return {
    ...worth,
    ceiling,
    limitedBy: isNextDoor ? 'nebenan' : 'umgebung',
    steps: heldTo(worth.steps, limitStep(label, formula, ceiling)),
    prudent: smallerOf(worth.prudent, ceiling),
    best: largerOf(worth.best, ceiling),
  }
}

function within(value: Money, own: Money): Money {
  return smallerOf(largerOf(value, times(own, percent(100 - MOST))), times(own, percent(100 + MOST)))
}
