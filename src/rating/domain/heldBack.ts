import { germanMoney, largerOf, type Money, shareOf, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { limitStep, type LimitStep, printedShare } from '#valuation/domain/limitSteps.ts'
import { roundedDown } from '#valuation/domain/worth.ts'
import { type JudgedAnswer, SETTLED_BY_INQUIRY } from './judged.ts'
import { riskOf } from './risk.ts'
import { VERDICT } from './thresholds.ts'
import type { OfferVerdict, VerdictGrounds, VerdictPoint } from './verdict.ts'
import { CONDITION, MAX_POINTS, OF_CONDITION, ofOneSentence } from './verdictPoints.ts'

export type HeldBackBy = 'befund' | 'zustand'

/** What is to be paid at most until heavy findings are settled whose cost nobody knows. */
export interface HeldBack {
  /** The price, and the way to it. */
  readonly step: LimitStep
  /** What it hangs on: findings whose cost nobody knows, or a condition that nobody tells. */
  readonly by: HeldBackBy
  /** German sentence: what it is and why it is less than what is right without them. */
  readonly sentence: string
  /** What is right if all of it comes out badly. */
  readonly worst: Money
}

/** Heavy findings whose money is in no figure yet. */
export function openFindings({ heavy, priced }: Pick<VerdictGrounds, 'heavy' | 'priced'>): readonly JudgedAnswer[] {
  return heavy.filter(({ id }) => !priced.includes(id))
}

/** What they may cost if they come out badly, as a share of the right price. */
export function openRisk(grounds: VerdictGrounds): number {
  const open = openFindings(grounds)
  return open.slice(0, MAX_POINTS).reduce((sum, one) => sum + riskOf(one, grounds), 0)
}

/**
 * Half of the open risk, its middle case, is deducted from the limit for every finding. For what must be settled first it is deducted from the
 * asked price as well, which was set for a home without that trouble. The lights use the whole risk, not half. null: nothing is deducted.
 * @param isAsked false: nothing is asked, and the price is the limit, from which all that is counted is taken already
 */
export function heldBack(price: Money, limit: Money, grounds: VerdictGrounds, isAsked = true): HeldBack | null {
  // In two outcomes it is two homes, each with its own price.
  if (grounds.states.length > 0 || grounds.outdated) return null
  const { works, paid = [], hidden = ZERO } = grounds
  const heavy = grounds.heavy.filter(({ id }) => !paid.includes(id))
  // Works that the condition asks for are taken off already.
  const unpaid = works.cents === 0 ? heavy : heavy.filter(({ id }) => !OF_CONDITION.includes(id))
  const first =
    grounds.first.filter(one => costsWhatNobodyKnows(one) && ![...grounds.priced, ...paid].some(id => id === one.id))
      .length * VERDICT.riskOfRed
  const risk = first + openRisk({ ...grounds, heavy: ofOneSentence(unpaid) })
  const unseen = unseenCondition(limit, grounds)
  // What comes on top of the asked price is off the worth, and not off that price.
  const beside = first > 0 && isAsked ? besideOf(grounds, price) : ZERO
  const asked = wayOf(subtract(price, beside), first)
  const roof = first > 0 && isAsked ? lessRoof(subtract(price, beside), grounds) : null
  const order = first === 0 && isAsked ? lessOrder(price, grounds) : null
  const right = lessHidden(wayOf(limit, risk), hidden)
  const ways = [
    right,
    asked,
    ...(unseen ? [unseen.way] : []),
    ...(roof ? [roof.way] : []),
    ...(order ? [order.way] : []),
  ]
  const way = ways.reduce((a, b) => (b.amount.cents < a.amount.cents ? b : a))
  const whole = smallerOf(price, limit)
  const most = roundedDown(way.amount)
  if (most.cents >= roundedDown(whole).cents) return null
  const isBeside = way === asked && beside.cents > 0
  const from = isBeside ? subtract(whole, beside) : whole
  const less = Math.round(inPercent(shareOf(subtract(from, most), from)))
  // What rounding alone takes off is no deduction.
  if (less === 0) return null
  const share = germanPercent(percent(less))
  const by = way === unseen?.way ? 'zustand' : 'befund'
  return {
    step: limitStep(
      `Unsere Grenze, bis ${by === 'zustand' ? 'der Zustand gesehen' : 'das Schwere geklärt'} ist`,
      `${way.formula}, abgerundet`,
      most,
    ),
    by,
    sentence:
      by === 'zustand' && unseen
        ? `Solange Sie den Zustand nicht gesehen haben, zahlen Sie höchstens ${germanMoney(most)}: die Mitte zwischen ${germanMoney(limit)} und ${germanMoney(roundedDown(unseen.worst))}, dem Preis bei ungünstigem Zustand (Annahme).`
        : way === roof?.way
          ? `Solange das offen ist, zahlen Sie höchstens ${germanMoney(most)}: Abgezogen sind ${germanMoney(roof.offer)}, die laut Exposé die Arbeit am Dach kostet.`
          : way === order?.way
            ? `Solange das offen ist, zahlen Sie höchstens ${germanMoney(most)}: Abgezogen sind ${germanMoney(order.share)}, Ihr Anteil an dem, was die Behörde verlangt.`
            : `Solange das offen ist, zahlen Sie höchstens ${germanMoney(most)}: ${share} weniger, die Hälfte dessen, was es ${way === right && hidden.cents > 0 ? 'über das Gerechnete hinaus ' : ''}kosten kann (Annahme)${isBeside ? `, nach ${germanMoney(beside)}, die zum Preis kommen` : ''}.`,
    worst: smallerOf(
      largerOf(ZERO, subtract(times(limit, 1 - Math.min(VERDICT.maxAtRisk, risk)), hidden)),
      unseen?.worst ?? limit,
    ),
  }
}

/**
 * A condition that nobody tells costs money and no more, as damp does: the middle between what is right in the usual one and what is if
 * nothing was renewed since it was built, else in the worst usual one. null: it is told, or makes no difference.
 */
function unseenCondition(limit: Money, { worth }: VerdictGrounds): { readonly way: Way; readonly worst: Money } | null {
  if (!worth?.open.some(({ id }) => id === CONDITION)) return null
  const worst = largerOf(worth.untouched?.right ?? ZERO, worth.prudent)
  if (worst.cents >= limit.cents) return null
  const amount = subtract(limit, times(subtract(limit, worst), VERDICT.middleOfRisk))
  const formula = `Mitte zwischen ${germanMoney(limit)} und ${germanMoney(worst)}, dem ungünstigen Zustand`
  return { way: { amount, formula }, worst }
}

/** The share of a levy that is told, and is paid beside the price. */
function besideOf({ counted }: VerdictGrounds, price: Money): Money {
  const levy = counted.find(
    ({ id, change, risk }) => id === 'weg-sonderumlage' && change !== null && risk === undefined,
  )
  return levy?.change ? smallerOf(levy.change, price) : ZERO
}

/** Where the roof leaks, what it costs by its offer is nearer than a share: the price was asked for a dry home. null: no such offer is told. */
function lessRoof(
  price: Money,
  { heavy, roofOffer }: VerdictGrounds,
): { readonly way: Way; readonly offer: Money } | null {
  const isRed = heavy.some(({ id, light }) => id === 'dach' && light === 'rot')
  if (!isRed || !roofOffer || roofOffer.cents >= times(price, VERDICT.maxAtRisk).cents) return null
  const formula = `${germanMoney(price)} − ${germanMoney(roofOffer)}, der Arbeit am Dach laut Exposé`
  return { way: { amount: subtract(price, roofOffer), formula }, offer: roofOffer }
}

/** What an office demands of the community costs its share: the price was asked for a home without it. null: no such share is told. */
function lessOrder(
  price: Money,
  { orderShare: share }: VerdictGrounds,
): { readonly way: Way; readonly share: Money } | null {
  if (!share || share.cents >= times(price, VERDICT.maxAtRisk).cents) return null
  const formula = `${germanMoney(price)} − ${germanMoney(share)}, dem Anteil an dem, was die Behörde verlangt`
  return { way: { amount: subtract(price, share), formula }, share }
}

/** What only opening the building tells: half of what it may cost beyond the sum that is off already. */
function lessHidden(way: Way, hidden: Money): Way {
  if (hidden.cents === 0) return way
  const formula = `${way.formula} − ${printedShare(VERDICT.middleOfRisk)} × ${germanMoney(hidden)}`
  return { amount: subtract(way.amount, times(hidden, VERDICT.middleOfRisk)), formula }
}

interface Way {
  readonly amount: Money
  readonly formula: string
}

function wayOf(whole: Money, risk: number): Way {
  const lost = Math.min(VERDICT.maxAtRisk, risk)
  if (lost === 0) return { amount: whole, formula: germanMoney(whole) }
  const formula = `${germanMoney(whole)} × (1 − ${printedShare(VERDICT.middleOfRisk)} × ${printedShare(lost)})`
  return { amount: times(whole, 1 - VERDICT.middleOfRisk * lost), formula }
}

/** The price to be paid at most, less what is held back of it, and both in words. */
export function namedMost(
  sentence: string,
  most: Money | null,
  held: HeldBack | null,
): Pick<OfferVerdict, 'sentence' | 'limit' | 'heldBack' | 'heldBackBy'> {
  if (!held) return { sentence, limit: most }
  return { sentence: `${sentence} ${held.sentence}`, limit: held.step.amount, heldBack: held.step, heldBackBy: held.by }
}

/** These are no matter of money by themselves, or a price of their own tells what they cost. */
const NO_COST: readonly QuestionId[] = ['gewaehrleistung-neubau', 'vermietet', 'wohnrecht-niessbrauch']

/** A Sonderumlage whose amount is told is taken off already. */
function costsWhatNobodyKnows({ id, change }: VerdictPoint): boolean {
  const isSettled = SETTLED_BY_INQUIRY.some(one => one === id) && !NO_COST.some(one => one === id)
  return isSettled && !(id === 'weg-sonderumlage' && change !== null)
}
