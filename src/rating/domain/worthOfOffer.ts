import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, euro, type Money, ZERO } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { StatedSums } from '#extraction/domain/statements/statedSums.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { type Worth, type WorthGrounds, worthOf } from '#valuation/domain/worth.ts'
import { heldToArea } from './heldToArea.ts'
import { heldToRefurbished } from './heldToRefurbished.ts'
import { heldToSales } from './heldToSales.ts'
import { heldToValuation } from './heldToValuation.ts'
import { localPricesOf, prudentBeside, widenedBy } from './localPrices.ts'
import { worthWithRetained } from './retainedRight.ts'
import { heldToTwin, twinSaleOf } from './twinSale.ts'

export interface OfferContext {
  readonly offer: Offer
  readonly sums: StatedSums
  readonly day: CalendarDate
  /** What the buyer pays beside the price for sure. */
  readonly burden: Money
}

/** What our estimate and all that the exposé itself names of prices leave as right. @param own the estimate before others widen it */
export function worthOfOffer(own: Appraisal, grounds: WorthGrounds, context: OfferContext): Worth | null {
  const { offer, sums, day, burden } = context
  const ours = worthOf(own, grounds)
  const prices = localPricesOf(offer, sums, day, own)
  const placed = heldToArea(ours, own, prices)
  const careful = prudentBeside(
    heldToValuation(placed, sums.valuations, day, { estimate: own.estimate, parking: grounds.parking }),
    own,
    prices,
  )
  // Who bought next door had neither a levy to pay nor these damages to mend.
  const off = add(burden, ours?.repairs?.cost ?? ZERO)
  const sold = heldToTwin(
    heldToSales(careful, sums.comparisons, off, day),
    twinSaleOf(offer, sums.comparisons, day),
    off,
  )
  return worthWithRetained(heldToRefurbished(sold, sums.comparisons, grounds, offer, day), offer.deal?.retained)
}

/** The estimate as it is shown: its range holds what contradicts it. */
export function appraisalBeside(
  own: Appraisal,
  { offer, sums, day }: Pick<OfferContext, 'offer' | 'sums' | 'day'>,
): Appraisal {
  const { land } = sums.expert
  return widenedBy(own, localPricesOf(offer, sums, day, own), land && euro(land.value))
}
