import { germanMoney, largerOf, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { ALIKE_HERE, AROUND, contradicting, NEXT_DOOR, type LocalPrice } from './localPrices.ts'
import { middleWith, MOST } from './middleWith.ts'

/** Percent below our middle from which a sale next door draws the limit: less is the difference of any two homes. */
const NEAR = 10

/**
 * A portal's mean of the place is a second witness beside our own level of it: where they contradict each other, neither is proven and the
 * middle of both is the limit, within bounds. So is it with a cheaper sale next door, the nearest of all. A limit that the home
 * itself sets, its works or its rent, the mean of the place does not move.
 */
export function heldToArea(
  worth: Worth | null,
  appraisal: Pick<Appraisal, 'estimate'>,
  prices: readonly LocalPrice[],
): Worth | null {
  const { estimate } = appraisal
  if (!worth || !estimate) return worth
  const below = times(estimate.mid, percent(100 - NEAR))
  const nextDoor = prices.find(
    ({ name, high }) => name === NEXT_DOOR && high.cents < below.cents && high.cents < worth.ceiling.cents,
  )
  // Who sells names no level against himself that is too low.
  const alike = prices.find(
    ({ name, high }) => name === ALIKE_HERE && high.cents < below.cents && high.cents < worth.ceiling.cents,
  )
  const around = alike ?? contradicting(appraisal, prices).find(({ name }) => name === AROUND)
  const isByHome = worth.limitedBy !== 'schaetzung'
  const told = nextDoor && worth.limitedBy !== 'ertrag' ? nextDoor : isByHome ? undefined : around
  if (!told) return worth
  const ceiling = middleWith(worth.ceiling, told.high)
  const isNextDoor = told === nextDoor
  const label = isNextDoor ? 'Mitte mit dem Verkauf nebenan' : 'Mitte mit den Preisen der Umgebung'
  const formula = `√(${germanMoney(worth.ceiling)} × ${germanMoney(told.high)}), höchstens ${MOST}\u00a0% mehr oder weniger, abgerundet`
  return {
    ...worth,
    ceiling,
    limitedBy: isNextDoor ? 'nebenan' : 'umgebung',
    steps: heldTo(worth.steps, limitStep(label, formula, ceiling)),
    prudent: smallerOf(worth.prudent, ceiling),
    best: largerOf(worth.best, ceiling),
  }
}
