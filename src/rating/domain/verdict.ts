import { germanMoney, type Money, smallerOf, times } from '#kernel/money.ts'
import { type Answer, isOpen, type Light } from '#questions/domain/answer.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { LimitStep } from '#valuation/domain/limitSteps.ts'
import type { Worth } from '#valuation/domain/worth.ts'
import { byWeight, isFinal, isJudged, isKnockout, type JudgedAnswer, SETTLED_FIRST } from './judged.ts'
import { greenBesideLevy, levyOnTop } from './levyOnTop.ts'
import { whyNoMore } from './limitWords.ts'
import type { OffLimit } from './offLimit.ts'
import { type HeldBackBy, heldBack, namedMost, openFindings, openRisk } from './heldBack.ts'
import type { OpenState } from './openState.ts'
import { isAboveRange } from './aboveRange.ts'
import { fairUpTo, reachableFrom } from './priceBounds.ts'
import { isMatterOfMoney, isWithinMoney } from './matterOfMoney.ts'
import { isBargained, isFarAbove, isMoneyCounted, isPaidLess, isRightInOther } from './priceAgainstOpen.ts'
import { mostAtBest } from './topOfRange.ts'
import { unnamedAt } from './unnamedVerdict.ts'
import { VERDICT } from './thresholds.ts'
import type { ToldWorks } from './toldWorks.ts'
import { asPoint, MAX_POINTS, pointsOf } from './verdictPoints.ts'
import {
  alsoFirst,
  besideLimit,
  evenAtBest,
  onBid,
  onKnockout,
  onLess,
  onOpen,
  onOutdated,
  shareAbove,
  withoutPrice,
} from './verdictWords.ts'
import { isHeavyUnread } from './unreadTopics.ts'
import { rightsFirst } from './withoutFigure.ts'

/** What to do with an offer. The public JSON carries these ids. */
export const VERDICT_IDS = ['weiterverfolgen', 'nur-bis', 'erst-klaeren', 'nicht'] as const
export type VerdictId = (typeof VERDICT_IDS)[number]

/** One thing of this offer that decides. */
export interface VerdictPoint {
  readonly id: string // of a question, or of an open statement of the estimate
  /** German sentence: what it is, and what its answer would change. */
  readonly sentence: string
  readonly change: Money | null // how much the answer may move the right price, either way; null: not put into money
  /** Where the exposé says so; missing: where its question or its deal has its proof. */
  readonly evidence?: readonly Evidence[]
  /** Small share of the right price that it may cost, from 0 to 1; missing: none. */
  readonly risk?: number
  readonly ofFinding?: QuestionId | undefined // of which it tells what it costs: beside that one it is no point
  /** The pieces of its sentence, where that says that it is off the limit; missing: it says nothing of it. */
  readonly offLimit?: OffLimit
  readonly agreedBy?: 'heirs' | 'court' // who has not agreed to the sale yet, and no paper but his word settles it; missing: nobody has to
  readonly endangers?: true // lives: it comes before what only costs money
}

export interface OfferVerdict {
  readonly id: VerdictId
  readonly light: Light
  /** What decided. */
  readonly because: 'fine' | 'price' | 'knockout' | 'open'
  /** German sentence: the verdict and its reason. */
  readonly sentence: string
  /** X, the most to pay as things are known: never more than is right or asked, less until heavy findings are settled; null: there is none, or nobody can say. */
  readonly limit: Money | null
  /** How X comes from what is right, where it is less; missing: it does not. */
  readonly heldBack?: LimitStep
  readonly heldBackBy?: HeldBackBy // what that deduction hangs on; missing: nothing is held back
  readonly isBait?: true // far below our estimate, and another sign of a bait is told
  readonly lessLevy?: LimitStep // how X comes from what is right, where a decided levy lowers it; missing: none does
  readonly points: readonly VerdictPoint[] // at most three, the heaviest first
  /** More is asked than any answer to what is open makes right; missing: an answer may. */
  readonly exceeds?: Exceeded
  /** What is open and makes two prices, each with both; missing: nothing is, or no price is named. */
  readonly states?: readonly OpenState[]
}

/** The most that is right at best. */
export interface Exceeded {
  readonly most: Money
  /** German: in which case it is the most, behind "nicht richtig,": "solange der Mieter bleibt". */
  readonly when: string
}

/** All that a verdict rests on, whatever the price. */
export interface VerdictGrounds extends ToldWorks {
  readonly worth: Worth | null // null: there is no estimate
  /** German: why there is none; null when there is one. */
  readonly noWorth: string | null
  /** German sentence: what is known of a price where none is asked for the whole. */
  readonly noPrice: string
  /** Findings that neither a price nor an inquiry heals. */
  readonly knockouts: readonly JudgedAnswer[]
  /** Heavy findings of this offer that are not about its price. */
  readonly heavy: readonly JudgedAnswer[]
  /** Questions whose answer the estimate has priced already: it is not deducted a second time. */
  readonly priced: readonly QuestionId[]
  /** What must be settled first whatever the price, such as damp walls, or an offer that is reserved or a year old. */
  readonly first: readonly VerdictPoint[]
  /** What the next heating costs at the upper end; 0: nobody can say. */
  readonly heating: Money
  /** Money that the worth is less by already, or that lies between two outcomes: told, in the way of nothing. */
  readonly counted: readonly VerdictPoint[]
  /** What is open and makes two prices. */
  readonly states: readonly OpenState[]
  /** There are heavy topics that the exposé names and nobody read safely. They are told, never judged. */
  readonly unread: boolean
  /** The court sells: bids are made, nothing is negotiated. */
  readonly auction: boolean
  /** What is asked is where bids begin: whoever wants it may have to pay more. */
  readonly mayRise: boolean
  /** The court's appraiser saw it from inside. */
  readonly inspected: boolean
  /** The offer is old, deleted or sold: whether there is one comes before every price. */
  readonly outdated: boolean
  /** How many of the clauses on which the value of an Erbbaurecht hangs the exposé leaves open. */
  readonly openClauses: number
}

/** Prices up to which the light is green and at least yellow; null: at no price. */
export interface LightLimits {
  readonly green: Money | null
  readonly yellow: Money | null
}

/** These speak of the price itself, which the verdict weighs against the worth. */
const ABOUT_PRICE: readonly QuestionId[] = ['preisabweichung', 'preis-ueberhoeht']
/** Of little weight as such. */
const WHO_PAYS: readonly QuestionId[] = ['mieterstruktur']
/** What an Erbbauvertrag settles and a buyer must know before he pays for a building on foreign ground. */
const ERBBAU_CLAUSES: readonly QuestionId[] = [
  'erbbauzins',
  'erbbau-restlaufzeit',
  'erbbau-zustimmung',
  'erbbau-heimfall',
]

/**
 * What weighs in the verdict beside the price.
 * @param answers those that do not depend on the price
 * @param first what the deal itself puts before every price
 * @param owed it is bought for its rent, and tenants owe some of it
 * @param counted what the worth is less by already
 */
export function heavyFindings(
  answers: readonly Answer[],
  first: readonly VerdictPoint[],
  owed = false,
  counted: readonly VerdictPoint[] = [],
): Pick<VerdictGrounds, 'knockouts' | 'heavy' | 'first' | 'counted' | 'unread' | 'openClauses'> {
  const judged = answers.filter(isJudged).sort(byWeight)
  const knockouts = judged.filter(isFinal)
  const unsettled = judged.filter(one => isKnockout(one) && !isFinal(one))
  const heavy = judged.filter(
    one =>
      !isKnockout(one) &&
      // What is true of every house of its age is no finding on this one.
      one.state !== 'geschätzt' &&
      !ABOUT_PRICE.includes(one.id) &&
      ((one.light === 'rot' && one.weight >= VERDICT.heavyRed) ||
        (one.light === 'gelb' && one.weight >= VERDICT.heavyYellow) ||
        (owed && one.light !== 'grün' && WHO_PAYS.includes(one.id))),
  )
  // What the deal says of it says more than the question.
  const isNew = ({ id }: Answer) => ![...first, ...counted].some(one => one.id === id)
  return {
    knockouts,
    first: rightsFirst([...unsettled.filter(isNew).map(asPoint), ...first]),
    counted,
    unread: isHeavyUnread(answers.filter(isNew)),
    openClauses: answers.filter(one => ERBBAU_CLAUSES.includes(one.id) && isOpen(one)).length,
    heavy: heavy.filter(isNew).sort((a, b) => Number(b.light === 'rot') - Number(a.light === 'rot') || byWeight(a, b)),
  }
}

/** What the light hangs on: the same limits at every price, so that a higher price is never judged milder. */
export function limitsOf(grounds: VerdictGrounds): LightLimits {
  const { worth, knockouts, first, counted } = grounds
  if (knockouts.length > 0) return { green: null, yellow: null }
  if (!worth) return { green: null, yellow: null }
  const risk = openRisk(grounds)
  const small = counted.reduce((total, one) => total + (one.risk ?? 0), 0)
  const sound = greenUpTo(worth, risk, grounds)
  return {
    green:
      first.length > 0 || worth.unnamed !== null
        ? null
        : greenBesideLevy(small === 0 ? sound : times(sound, 1 - small), grounds),
    // What is not told makes nothing red by itself: it may turn out well.
    yellow: reachableFrom(worth.best),
  }
}

/**
 * What is open is a reason to be careful: only where nothing is, a price may lie above the right one by what nobody can tell. Whoever
 * asks for more although a sum is taken off that the exposé names is shown it.
 */
function greenUpTo({ ceiling, prudent }: Worth, risk: number, grounds: VerdictGrounds): Money {
  if (risk > 0 || prudent.cents !== ceiling.cents) return times(prudent, 1 - risk)
  return isMoneyCounted(grounds) ? ceiling : fairUpTo(ceiling)
}

const OPEN = { id: 'erst-klaeren', light: 'gelb', because: 'open' } as const
/** What is open is a matter of money alone: no more than this is paid until it is seen. */
const LESS = { ...OPEN, id: 'nur-bis' } as const

/** @param price what is asked; null: not stated, or bids are called for */
export function verdictAt(price: Money | null, grounds: VerdictGrounds): OfferVerdict {
  const { worth, knockouts } = grounds
  const limit = worth?.unnamed === null ? worth.ceiling : null
  const points = pointsOf(grounds)
  const [knockout] = knockouts
  if (knockout) {
    return {
      id: 'nicht',
      light: 'rot',
      because: 'knockout',
      sentence: onKnockout(knockouts),
      limit: null,
      points: knockouts.slice(0, MAX_POINTS).map(asPoint),
    }
  }
  if (price === null && limit && isBidKnown(grounds))
    return { id: 'nur-bis', light: 'gelb', because: 'open', sentence: onBid(limit), limit, points }
  if (price === null) {
    const held = limit && !grounds.auction && !grounds.mayRise ? heldBack(limit, limit, grounds, false) : null
    return { ...OPEN, points, ...namedMost(withoutPrice(grounds, limit), limit, held) }
  }
  if (worth?.unnamed) return unnamedAt(price, grounds, worth, worth.unnamed, limitsOf(grounds), points)
  if (!worth || !limit) {
    const sentence = `Erst klären: Ob der Preis stimmt, lässt sich nicht beurteilen. ${grounds.noWorth ?? ''}`.trim()
    return { ...OPEN, sentence, limit: null, points }
  }
  const { green, yellow } = limitsOf(grounds)
  // Nobody pays more than is asked, however much it is worth.
  const most = grounds.mayRise ? limit : smallerOf(limit, price)
  if (green && price.cents <= green.cents) {
    const sentence = `Weiterverfolgen: ${besideLimit(price, limit, grounds)}`
    return { id: 'weiterverfolgen', light: 'grün', because: 'fine', sentence, limit: most, points }
  }
  const onTop = levyOnTop(price, limit, grounds)
  if (green && onTop) return { ...LESS, because: 'price', ...onTop, points }
  const isReachable = price.cents <= reachableFrom(limit).cents
  const onlyAtBest = !isReachable && yellow !== null && price.cents <= yellow.cents
  // Above what is right even at best the price decides, unless what is to be settled may take off more than the price.
  const maySettle =
    isReachable &&
    (grounds.outdated ||
      isRightInOther(price, grounds.states) ||
      grounds.first.some(({ id }) => price.cents <= worth.best.cents || SETTLED_FIRST.some(one => one === id)))
  if (!isBargained(price, limit, worth, grounds) && (price.cents <= fairUpTo(limit).cents || onlyAtBest || maySettle)) {
    // Dearer than what is known makes right, and not yet out of reach: what hangs on it is what is not known.
    const told = onlyAtBest ? pointsOf(grounds, 'open') : points
    const isCased = (onlyAtBest && !grounds.outdated) || grounds.states.some(({ isEven }) => isEven)
    const isTooMuch =
      (isCased && price.cents > fairUpTo(worth.best).cents) ||
      isFarAbove(price, worth, grounds) ||
      isAboveRange(price, worth, grounds)
    const held = grounds.mayRise ? null : heldBack(price, limit, grounds)
    const least = held ? held.step.amount : most
    const isDear = isPaidLess(price, limit, held, isMoneyCounted(grounds) ? least : fairUpTo(least))
    const isLess = (isDear || isWithinMoney(isTooMuch, grounds)) && isMatterOfMoney(told, grounds)
    const sentence = grounds.outdated
      ? onOutdated(told, limit, isTooMuch ? worth : null)
      : isLess
        ? onLess(least, told, price, worth)
        : onOpen(told, price, worth, isTooMuch)
    return {
      ...(isLess ? LESS : OPEN),
      ...namedMost(sentence, most, held),
      points: told,
      ...(isTooMuch && !isLess && { exceeds: { most: mostAtBest(worth), when: evenAtBest(worth) } }),
    }
  }
  const over = `Gefordert sind ${germanMoney(price)}, ${shareAbove(price, limit)} mehr`
  if (isReachable) {
    return {
      id: 'nur-bis',
      light: 'gelb',
      because: 'price',
      sentence: `Nur bis ${germanMoney(limit)}: ${over}. ${whyNoMore(worth)}${alsoFirst(grounds)}`,
      limit,
      points,
    }
  }
  const free = heldBack(price, limit, grounds) ? ', auch wenn das Offene nichts kostet' : ''
  const sentence = `Nicht zu diesem Preis: Richtig wären höchstens ${germanMoney(limit)}${free}. ${over}; so viel Nachlass ist nicht zu erwarten.`
  return { id: 'nicht', light: 'rot', because: 'price', sentence, limit, points }
}

/** True of every sale by a court, and in its limit. */
const AUCTION: QuestionId = 'zwangsversteigerung'

/** An appraiser who was inside has priced what there is; from outside the deduction does, where nothing heavy is told. */
function isBidKnown(grounds: VerdictGrounds): boolean {
  const { auction, inspected, first } = grounds
  return auction && first.length === 0 && (inspected || openFindings(grounds).every(({ id }) => id === AUCTION))
}
