import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { add, euro, germanMoney, largerOf, smallerOf, subtract, sum, ZERO } from '#kernel/money.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Comparison } from '#extraction/domain/statements/comparisons.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth, type WorthGrounds } from '#valuation/domain/worth.ts'
import { isOfOtherTerms } from './localPrices.ts'

/** Years after which a price says nothing of today's market. */
const YEARS = 2

type Works = Pick<WorthGrounds, 'works' | 'repairs' | 'parking' | 'burden'>

/**
 * "Sanierte Einheiten im Haus 2.700 €/m²": what the seller says that a home like his brings once the works are done. Who has still to
 * pay them pays so much less. Nobody names too low a price for what he sells; a home without works is no less than those.
 */
export function heldToRefurbished(
  worth: Worth | null,
  comparisons: readonly Comparison[],
  { works, repairs, parking, burden }: Works,
  { numbers: { wohnflaeche }, deal, vermietet }: Pick<Offer, 'numbers' | 'deal' | 'vermietet'>,
  day: CalendarDate,
): Worth | null {
  const [dearest] = comparisons
    .filter(
      ({ isRefurbished, per, year }) =>
        isRefurbished === true && per === 'm²' && (year === null || year >= yearOf(day) - YEARS),
    ) // prettier-ignore
    .toSorted((a, b) => b.high - a.high)
  const toPay = sum([...works, ...repairs].map(({ amount }) => amount))
  // Sold free, they say nothing of a home whose tenant stays and pays what he pays.
  if (!worth || !dearest || wohnflaeche === null || toPay.cents <= 0 || vermietet === true || isOfOtherTerms(deal)) return worth // prettier-ignore
  const done = add(euro(Math.round(dearest.high * wohnflaeche)), parking)
  const off = add(toPay, burden)
  const most = roundedDown(largerOf(ZERO, subtract(done, off)))
  if (most.cents >= worth.ceiling.cents) return worth
  const formula = `${germanNumber(dearest.high)}\u00a0€/m² × ${germanNumber(wohnflaeche)}\u00a0m²${parking.cents > 0 ? ` + ${germanMoney(parking)}` : ''} − ${germanMoney(off)}, abgerundet`
  return {
    ...worth,
    ceiling: most,
    limitedBy: 'saniert',
    steps: heldTo(worth.steps, limitStep('Preis sanierter Objekte laut Exposé, weniger die Arbeiten', formula, most)),
    prudent: smallerOf(worth.prudent, most),
    // Even with nothing to be done it is no more than they are; what our own estimate says of it untouched counts only below.
    best: smallerOf(worth.best, largerOf(most, roundedDown(subtract(done, burden)))),
    untouched: worth.untouched && worth.untouched.right.cents < most.cents ? worth.untouched : null,
  }
}
