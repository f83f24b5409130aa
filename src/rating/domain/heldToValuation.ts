import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { add, euro, germanMoney, largerOf, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { percent } from '#kernel/share.ts'
import type { StatedValuation } from '#extraction/domain/statements/valuations.ts'
import type { Appraisal } from '#valuation/domain/appraisal.ts'
import { heldTo, limitStep } from '#valuation/domain/limitSteps.ts'
import { roundedDown, type Worth, type WorthGrounds } from '#valuation/domain/worth.ts'
import { middleWith, MOST } from './middleWith.ts'
import { CONDITION } from './verdictPoints.ts'

/** Older than that, and the market has moved more than an expert and we differ. */
const YEARS = 2
/** Percent by which what somebody found who has seen it may lie below our middle, and still be the same. */
const ALIKE = 10

/**
 * An expert who has seen it, and not long ago, knows more than market data: where he finds less than our limit, his value is the limit,
 * whatever a bank or a broker told. What those told the seller is proof of nothing, but he tells it against himself: above the upper end
 * of a bank's range nobody should pay, within bounds; of one figure, and of a broker, the middle with our limit is. A value to lend on is
 * less than the market's by its nature, and one without its date may be of another market: they are told alone. Of several the one that
 * leaves the least holds, so that one more never raises the limit. What the buyer pays beside the price none of them has taken off.
 * Where an expert or a bank finds no less than we estimate, the home is seen and nothing is supposed of its condition any more; where he finds
 * more than works by its age alone leave, they draw the limit half as far.
 */
export function heldToValuation(
  worth: Worth | null,
  valuations: readonly StatedValuation[],
  day: CalendarDate,
  { estimate, parking }: Pick<Appraisal, 'estimate'> & Pick<WorthGrounds, 'parking'>,
): Worth | null {
  if (!worth) return null
  const recent = valuations.filter(one => isOfThisMarket(one, day))
  const experts = recent.filter(({ by }) => by === 'gutachter')
  const heard = experts.length > 0 ? experts : recent
  const seen = estimate ? asSeen(worth, heard, estimate.mid, parking) : worth
  return heard
    .map(one => heldToOne(seen, one))
    .reduce((least, one) => (one.ceiling.cents < least.ceiling.cents ? one : least), seen)
}

/** Not long ago, and what it would bring, not what a bank lends on it. */
export function isOfThisMarket({ isLending, year }: StatedValuation, day: CalendarDate): boolean {
  return !isLending && year !== null && year >= yearOf(day) - YEARS
}

function heldToOne(worth: Worth, told: StatedValuation): Worth {
  if (told.by === 'gutachter') return heldToExpert(worth, told)
  // A bank's upper end is the last price that is still right, of a home without the damages that are told.
  return told.by === 'bank' && told.low < told.high ? heldToTop(worth, told) : heldToMiddle(worth, told)
}

function heldToExpert(worth: Worth, told: StatedValuation): Worth {
  const off = [worth.beside]
  const value = less(euro(told.high), off)
  if (value.cents >= worth.ceiling.cents) return worth
  const formula = `${hisValue(told, off)}, den das Exposé nennt; er hat das Objekt gesehen`
  // His value is not ours less the damages: what they cost is not known to be in it.
  const { repairs: _, ...his } = worth
  return {
    ...his,
    ceiling: value,
    limitedBy: 'gutachten',
    steps: heldTo(worth.steps, limitStep('Wert eines Sachverständigen', formula, value)),
    prudent: smallerOf(worth.prudent, value),
    valuation: { told, isBounded: false },
  }
}

function heldToTop(worth: Worth, told: StatedValuation): Worth {
  const off = [worth.beside, worth.repairs?.cost]
  const high = less(euro(told.high), off)
  if (high.cents >= worth.ceiling.cents) return worth
  const least = roundedDown(times(worth.ceiling, percent(100 - MOST)))
  const isBounded = high.cents < least.cents
  const label = isBounded
    ? `${MOST}\u00a0% unter unserer Grenze, die Bewertung im Exposé liegt noch tiefer`
    : 'Oberes Ende der Bewertung, die das Exposé nennt'
  const formula = `${hisValue(told, off)}, höchstens ${MOST}\u00a0% weniger als ${germanMoney(worth.ceiling)}`
  const top = largerOf(high, least)
  return {
    ...worth,
    ceiling: top,
    limitedBy: 'obergrenze',
    steps: heldTo(worth.steps, limitStep(label, formula, top)),
    prudent: smallerOf(worth.prudent, top),
    valuation: { told, isBounded },
  }
}

/** Below that share of our limit the middle is bounded. */
const BOUND = percent(((100 - MOST) * (100 - MOST)) / 100)

function heldToMiddle(worth: Worth, told: StatedValuation): Worth {
  const off = [worth.beside, worth.repairs?.cost]
  const value = less(euro(told.high), off)
  if (value.cents >= worth.ceiling.cents) return worth
  const middle = middleWith(worth.ceiling, value)
  const formula = `√(${germanMoney(worth.ceiling)} × ${bracketed(hisValue(told, off))}), höchstens ${MOST}\u00a0% weniger, abgerundet`
  const isBounded = value.cents < times(worth.ceiling, BOUND).cents
  const label = isBounded
    ? `${MOST}\u00a0% unter unserer Grenze, die Bewertung im Exposé liegt noch tiefer`
    : 'Mitte mit der Bewertung, die das Exposé nennt'
  return {
    ...worth,
    ceiling: middle,
    limitedBy: 'bewertung',
    steps: heldTo(worth.steps, limitStep(label, formula, middle)),
    prudent: smallerOf(worth.prudent, middle),
    valuation: { told, isBounded },
  }
}

/** Supposed by its age: what the exposé itself calls for or prices is due, whoever has seen it. */
const BY_AGE = ['byAge', 'partlyByAge']

/** @param mid our estimate: what is found above it lifts no further */
function asSeen(worth: Worth, heard: readonly StatedValuation[], mid: Money, parking: Money): Worth {
  const [told, ...others] = heard.filter(({ by }) => by !== 'makler').toSorted((a, b) => a.low - b.low)
  if (!told) return worth
  const isAlike = [told, ...others].every(({ high }) => times(euro(high), percent(100 + ALIKE)).cents >= mid.cents)
  const open = worth.open.filter(({ id }) => id !== CONDITION)
  const seen: Worth = isAlike ? { ...worth, open, untouched: null } : worth
  if (worth.limitedBy !== 'arbeiten' || !BY_AGE.some(one => one === worth.afterWorks?.are)) return seen
  const off = [worth.beside, worth.repairs?.cost]
  const found = smallerOf(euro(told.low), add(mid, parking))
  const ceiling = middleWith(worth.ceiling, less(found, off))
  if (ceiling.cents <= worth.ceiling.cents) return seen
  const formula = `√(${germanMoney(worth.ceiling)} × ${bracketed(lessWords(found, off))}), höchstens ${MOST}\u00a0% mehr, abgerundet`
  return {
    ...seen,
    ceiling,
    limitedBy: 'bestaetigt',
    steps: heldTo(worth.steps, limitStep('Mitte mit der Bewertung, die über dem liegt, was die Arbeiten lassen', formula, ceiling)), // prettier-ignore
    best: largerOf(worth.best, ceiling),
    valuation: { told, isBounded: false },
  }
}

type Off = readonly (Money | undefined)[]

function less(value: Money, off: Off): Money {
  return off.reduce<Money>((left, one) => largerOf(ZERO, subtract(left, one ?? ZERO)), value)
}

function hisValue({ high }: StatedValuation, off: Off): string {
  return lessWords(euro(high), off)
}

/** German: "380.000 € − 30.000 €". */
function lessWords(value: Money, off: Off): string {
  return [value, ...off.flatMap(one => (one && one.cents > 0 ? [one] : []))].map(germanMoney).join(' − ')
}

function bracketed(words: string): string {
  return words.includes(' − ') ? `(${words})` : words
}
