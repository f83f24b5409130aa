import { type Money, times } from '#kernel/money.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { mayNotCome } from './aboveRange.ts'
import { type HeldBack, openFindings } from './heldBack.ts'
import type { OpenState } from './openState.ts'
import { fairUpTo } from './priceBounds.ts'
import { VERDICT } from './thresholds.ts'
import type { VerdictGrounds } from './verdict.ts'
import { OF_CONDITION } from './verdictPoints.ts'

/** More than is right is asked, and nothing is open that could settle it: only the price is left to talk about. */
export function isBargained(price: Money, limit: Money, worth: Worth, grounds: VerdictGrounds): boolean {
  const { first, states, outdated, mayRise, works } = grounds
  // What the works cost that its condition asks for is taken off.
  const found = openFindings(grounds).filter(({ id }) => works.cents === 0 || !OF_CONDITION.includes(id))
  const isWide = worth.prudent.cents !== worth.best.cents || worth.open.length > 0
  const isOpen = outdated || mayRise || isWide || first.length > 0 || states.length > 0 || found.length > 0
  return price.cents > limit.cents && !isOpen
}

/** No answer to what is open makes it right; a Sonderumlage that is taken off already may still not come. */
export function isFarAbove(price: Money, { best }: Worth, grounds: VerdictGrounds): boolean {
  return !grounds.outdated && !mayNotCome(grounds) && price.cents > times(best, 1 + VERDICT.farAbove).cents
}

/** Of two outcomes that are as usual as each other the better one makes it right. */
export function isRightInOther(price: Money, states: readonly OpenState[]): boolean {
  return states.some(
    ({ isEven, outcomes }) => isEven && outcomes.some(({ limit }) => price.cents <= fairUpTo(limit).cents),
  )
}

/** The exposé names a sum that is taken off. */
export function isMoneyCounted({ counted }: VerdictGrounds): boolean {
  return counted.some(({ change, risk }) => change !== null && risk === undefined)
}

/** What is right even at worst needs no lower price, and no estimate tells a little less from what is asked, unless that is too much either way. */
export function isPaidLess(price: Money, limit: Money, held: HeldBack | null, fair: Money): boolean {
  if (held && price.cents > limit.cents) return true
  return price.cents > fair.cents && (!held || price.cents > held.worst.cents)
}
