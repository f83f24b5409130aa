import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, smallerOf } from '#kernel/money.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import { heldTo, type LimitStep, limitStep, type WorthLimit } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { middleWith, MOST } from './middleWith.ts'

/** Older than that, and the market has moved more than an expert and we differ. */
const YEARS = 2

/**
 * An expert who has seen it, and not long ago, knows more than market data: where he finds less than our limit, his value is the limit.
 * What a bank or a broker told the seller is proof of nothing, but he tells it against himself: where it is less than our limit, the
 * middle of both is. A value to lend on is less than the market's by its nature, and one without its date may be of another market:
 * they are told alone.
 */
export function heldToValuation(
  worth: Worth | null,
  valuations: readonly StatedValuation[],
  day: CalendarDate,
): Worth | null {
  if (!worth) return null
  const recent = valuations.filter(({ year, isLending }) => !isLending && year !== null && year >= yearOf(day) - YEARS)
  const lowestOf = (isMeant: (by: StatedValuation['by']) => boolean): Money | null => {
    const values = recent.filter(({ by }) => isMeant(by)).map(({ high }) => euro(high))
    return values.length > 0 ? values.reduce(smallerOf) : null
  }
  const expert = lowestOf(by => by === 'gutachter')
  if (expert) {
    const step = limitStep('Wert eines Sachverständigen', 'den das Exposé nennt; er hat das Objekt gesehen', expert)
    return expert.cents < worth.ceiling.cents ? limitedTo(worth, expert, 'gutachten', step) : worth
  }
  const other = lowestOf(by => by !== 'gutachter')
  if (!other || other.cents >= worth.ceiling.cents) return worth
  const middle = middleWith(worth.ceiling, other)
  const formula = `√(${germanMoney(worth.ceiling)} × ${germanMoney(other)}), höchstens ${MOST}\u00a0% weniger, abgerundet`
  return limitedTo(worth, middle, 'bewertung', limitStep('Mitte mit der Bewertung, die das Exposé nennt', formula, middle)) // prettier-ignore
}

function limitedTo(worth: Worth, ceiling: Money, limitedBy: WorthLimit, step: LimitStep): Worth {
  return {
    ...worth,
    ceiling,
    limitedBy,
    steps: heldTo(worth.steps, step),
    prudent: smallerOf(worth.prudent, ceiling),
  }
}
