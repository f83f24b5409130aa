import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, largerOf, type Money, smallerOf, times } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { heldTo, type LimitStep, limitStep, type WorthLimit } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth } from '#valuation/domain/worth.ts'
import { middleWith, MOST } from './middleWith.ts'
import { CONDITION } from './verdictPoints.ts'

/** Older than that, and the market has moved more than an expert and we differ. */
const YEARS = 2
/** Percent by which our middle may lie beside what somebody found who has seen it, and still be the same. */
const ALIKE = 10

/**
 * An expert who has seen it, and not long ago, knows more than market data: where he finds less than our limit, his value is the limit.
 * What a bank or a broker told the seller is proof of nothing, but he tells it against himself: above the upper end of a bank's range
 * nobody should pay, within bounds; of one figure, and of a broker, the middle with our limit is. A value to lend on is less than the
 * market's by its nature, and one without its date may be of another market: they are told alone. Where an expert or a bank finds what
 * we estimate, the home is seen: nothing is supposed of its condition any more, and works by its age draw the limit half as far.
 */
export function heldToValuation(
  worth: Worth | null,
  valuations: readonly StatedValuation[],
  day: CalendarDate,
  { estimate }: Pick<Appraisal, 'estimate'>,
): Worth | null {
  if (!worth) return null
  const recent = valuations.filter(({ year, isLending }) => !isLending && year !== null && year >= yearOf(day) - YEARS)
  const lowestOf = (isMeant: (one: StatedValuation) => boolean) =>
    recent.filter(isMeant).toSorted((a, b) => a.high - b.high)[0]
  const alike = estimate && lowestOf(one => one.by !== 'makler' && isAlike(one, estimate.mid))
  const seen = alike ? asSeen(worth, smallerOf(euro(alike.low), estimate.mid)) : worth
  const expert = lowestOf(({ by }) => by === 'gutachter')
  if (expert) {
    const value = euro(expert.high)
    const step = limitStep('Wert eines Sachverständigen', 'den das Exposé nennt; er hat das Objekt gesehen', value)
    return value.cents < seen.ceiling.cents ? limitedTo(seen, value, 'gutachten', step) : seen
  }
  const other = lowestOf(({ by }) => by !== 'gutachter')
  if (!other || euro(other.high).cents >= seen.ceiling.cents) return seen
  return isRangeOfBank(other) ? heldToTop(seen, euro(other.high)) : heldToMiddle(seen, euro(other.high))
}

function isAlike({ low, high }: StatedValuation, mid: Money): boolean {
  return (
    mid.cents >= times(euro(low), percent(100 - ALIKE)).cents &&
    mid.cents <= times(euro(high), percent(100 + ALIKE)).cents
  )
}

/** Who names two ends names the last price that is still right. */
function isRangeOfBank({ by, low, high }: StatedValuation): boolean {
  return by === 'bank' && low < high
}

function heldToTop(worth: Worth, high: Money): Worth {
  const top = largerOf(high, roundedDown(times(worth.ceiling, percent(100 - MOST))))
  const formula = `${germanMoney(high)}, höchstens ${MOST}\u00a0% weniger als ${germanMoney(worth.ceiling)}`
  return limitedTo(worth, top, 'obergrenze', limitStep('Oberes Ende der Bewertung, die das Exposé nennt', formula, top))
}

function heldToMiddle(worth: Worth, value: Money): Worth {
  const middle = middleWith(worth.ceiling, value)
  const formula = `√(${germanMoney(worth.ceiling)} × ${germanMoney(value)}), höchstens ${MOST}\u00a0% weniger, abgerundet`
  return limitedTo(worth, middle, 'bewertung', limitStep('Mitte mit der Bewertung, die das Exposé nennt', formula, middle)) // prettier-ignore
}

/** @param value that both of them find: the lower of his lower end and our middle */
function asSeen(worth: Worth, value: Money): Worth {
  const open = worth.open.filter(({ id }) => id !== CONDITION)
  const seen: Worth = { ...worth, open, untouched: null }
  const isByUs = worth.limitedBy === 'schaetzung' || worth.limitedBy === 'arbeiten'
  if (!isByUs || worth.ceiling.cents >= value.cents) return seen
  const ceiling = middleWith(worth.ceiling, value)
  const formula = `√(${germanMoney(worth.ceiling)} × ${germanMoney(value)}), höchstens ${MOST}\u00a0% mehr, abgerundet`
  return {
    ...seen,
    ceiling,
    limitedBy: 'bestaetigt',
    afterWorks: null,
    steps: heldTo(worth.steps, limitStep('Mitte mit der Bewertung, die unsere Schätzung bestätigt', formula, ceiling)),
    best: largerOf(worth.best, ceiling),
  }
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
