import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, smallerOf } from '#kernel/money.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'

/** Older than that, and the market has moved more than an expert and we differ. */
const YEARS = 2

/**
 * An expert who has seen it, and not long ago, knows more than market data: where he finds less than our limit, his value is the limit.
 * A broker wants the order, a bank lends with care, and a value without its date may be of another market: they are told alone.
 */
export function heldToValuation(
  worth: Worth | null,
  valuations: readonly StatedValuation[],
  day: CalendarDate,
): Worth | null {
  const low = lowestByExpert(valuations, day)
  if (!worth || low === null || euro(low).cents >= worth.ceiling.cents) return worth
  const ceiling = euro(low)
  const step = limitStep('Wert eines Sachverständigen', 'den das Exposé nennt; er hat das Objekt gesehen', ceiling)
  return {
    ...worth,
    ceiling,
    limitedBy: 'gutachten',
    steps: heldTo(worth.steps, step),
    prudent: smallerOf(worth.prudent, ceiling),
  }
}

function lowestByExpert(valuations: readonly StatedValuation[], day: CalendarDate): number | null {
  const recent = valuations.filter(
    ({ by, year, isLending }) => by === 'gutachter' && !isLending && year !== null && year >= yearOf(day) - YEARS,
  )
  return recent.length > 0 ? Math.min(...recent.map(({ high }) => high)) : null
}
