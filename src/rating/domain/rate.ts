import type { Evidence } from '#kernel/evidence.ts'
import { type Answer, isOpen, type Light, RATING_GROUPS, type RatingGroup } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { advantagesAmong, type Calculated, type Circumstances } from './advantages.ts'
import { bySeverity, byWeight, isFinal, isHint, isJudged, isKnockout, type JudgedAnswer, sentenceOf } from './judged.ts'
import { THRESHOLDS, VERDICT } from './thresholds.ts'
import type { OfferVerdict } from './verdict.ts'

export interface GroupRating {
  readonly group: RatingGroup
  /** 0 to 100; null: no answer of the group could be judged. */
  readonly score: number | null
  readonly light: Light | null
  readonly answered: number
  readonly asked: number
}

export interface Knockout {
  readonly id: QuestionId
  readonly question: string
  /** German sentence. */
  readonly reason: string
  readonly evidence: readonly Evidence[]
}

/** What stands in the way of green, whatever the score. */
export interface Obstacle {
  readonly rule: 'knockout' | 'price' | 'finding'
  /** German sentence. */
  readonly sentence: string
}

/** A German sentence with the question it comes from. */
export interface Reason {
  readonly id: QuestionId
  readonly sentence: string
}

export interface Rating {
  readonly light: Light
  /** 0 to 100, a whole number; it and the light always agree. */
  readonly score: number
  /** All groups in the order of the report. */
  readonly groups: readonly GroupRating[]
  readonly knockouts: readonly Knockout[]
  readonly obstacles: readonly Obstacle[]
  /** Share of core questions that are proven, from 0 to 1. */
  readonly evidenceShare: number
  /** The weightiest, at most three each. */
  readonly reasons: { readonly pro: readonly Reason[]; readonly contra: readonly Reason[] }
}

const MAX_REASONS = 3

/**
 * The Ampel: its light is the verdict's, its score tells how the answers stand within it.
 * @param evidenceShare from 0 to 1
 */
export function rate(
  answers: readonly Answer[],
  evidenceShare: number,
  verdict: OfferVerdict,
  offered: RatedOffer,
): Rating {
  const judged = answers.filter(isJudged)
  const knockouts = judged.filter(isFinal).sort(byWeight)
  const mean =
    meanOf(judged.map(one => weighed(one, offered)).filter(one => !isPraiseOfPrice(one))) ?? THRESHOLDS.nothingJudged
  const { light } = verdict
  return {
    light,
    score: scoreOf(light, mean),
    groups: RATING_GROUPS.map(group =>
      groupRating(
        group,
        answers.filter(({ ratingGroup }) => ratingGroup === group),
        isPriceOpen(verdict),
        offered,
      ),
    ),
    knockouts: knockouts.map(answer => ({
      id: answer.id,
      question: answer.question,
      reason: sentenceOf(answer),
      evidence: answer.evidence,
    })),
    obstacles: obstaclesOf(verdict),
    evidenceShare,
    reasons: {
      pro: reasons(
        advantagesAmong(
          // Nor is a price that is to be brought down first: beside it stands up to where it is right.
          judged.filter(one => !((offered.isBelowRange || offered.isAboveLimit) && isPraiseOfPrice(one))),
          offered,
        ),
      ),
      contra: reasons(judged.filter(({ light: own }) => own !== 'grün').sort(bySeverity)),
    },
  }
}

/** What a rating knows of an offer beside its answers. */
export interface RatedOffer extends Circumstances, Calculated {
  /** More is asked than the highest price that is right, be it by no more than an estimate may be off. */
  readonly isAboveLimit: boolean
  /** The asked price lies below all of the range: that is a reason to ask, and no plus. */
  readonly isBelowRange: boolean
}

/** A price that is to be brought down to its limit first is none of the good. */
function weighed(answer: JudgedAnswer, { isAboveLimit }: RatedOffer): JudgedAnswer {
  return isAboveLimit && isPraiseOfPrice(answer) ? { ...answer, light: 'gelb' } : answer
}

/** The light is that of the price already: a cheap one, which may be an alarm, lifts the score no more than a fair one. */
function isPraiseOfPrice({ id, light }: JudgedAnswer): boolean {
  return light === 'grün' && ABOUT_PRICE.includes(id)
}

const ABOUT_PRICE: readonly QuestionId[] = ['preisabweichung', 'preis-ueberhoeht']

/** Nobody can say up to where the price is right. */
function isPriceOpen({ because, limit }: OfferVerdict): boolean {
  return because === 'open' && limit === null
}

/** Without an answer to any of these a group stands for nothing: whoever does not tell the condition has not told a good one. */
const DECIDES: readonly (readonly QuestionId[])[] = [
  ['zustand'],
  ['preisabweichung'],
  ['energieklasse', 'energiekennwert'],
]

function groupRating(
  group: RatingGroup,
  answers: readonly Answer[],
  priceOpen: boolean,
  offered: RatedOffer,
): GroupRating {
  // Told as a warning, so it is none of the good of its group.
  const judged = answers
    .filter(isJudged)
    .map(one => (isHint(one) ? { ...one, light: 'gelb' as const } : weighed(one, offered)))
  const mean = meanOf(judged)
  const answered = answers.filter(answer => !isOpen(answer)).length
  const isUndecided = (priceOpen && group === 'Preis') || DECIDES.some(ids => areOpen(ids, answers))
  // What was found is told all the same; without a finding nothing is known, which is no praise.
  const isOpenGroup = isUndecided && judged.every(one => one.light === 'grün')
  const light = mean === null || isOpenGroup ? null : groupLight(judged, mean, answered / answers.length, isUndecided)
  return { group, score: light && scoreOf(light, mean ?? 0), light, answered, asked: answers.length }
}

/** They are put, and none of them has an answer. */
function areOpen(ids: readonly QuestionId[], answers: readonly Answer[]): boolean {
  const put = answers.filter(({ id }) => ids.includes(id))
  return put.length > 0 && put.every(isOpen)
}

function groupLight(judged: readonly JudgedAnswer[], mean: number, answered: number, isUndecided: boolean): Light {
  if (judged.some(one => isKnockout(one) || isHeavyRed(one))) return 'rot'
  // Nothing stands green beside its own heavy yellow finding.
  const isHeavy = judged.some(({ light, weight }) => light === 'gelb' && weight >= VERDICT.heavyYellow)
  return !isHeavy && !isUndecided && mean >= THRESHOLDS.green && answered >= THRESHOLDS.groupAnswered ? 'grün' : 'gelb'
}

/** 0 to 100, never below 0; null: nothing with a weight. */
function meanOf(judged: readonly JudgedAnswer[]): number | null {
  const weight = judged.reduce((sum, answer) => sum + answer.weight, 0)
  if (weight === 0) return null
  const total = judged.reduce((sum, answer) => sum + answer.weight * THRESHOLDS.points[answer.light], 0)
  return Math.max(0, total / weight)
}

/** Each light has its own band of scores, so the two can never disagree; within a band a better mean scores higher. */
function scoreOf(light: Light, mean: number): number {
  const { green, yellow, yellowMax, redMax } = THRESHOLDS
  if (light === 'grün') return Math.round(green + (mean / 100) * (100 - green))
  if (light === 'rot') return Math.round((mean / 100) * redMax)
  return Math.round(yellow + (mean / 100) * (yellowMax - yellow))
}

function isHeavyRed({ light, weight }: JudgedAnswer): boolean {
  return light === 'rot' && weight >= VERDICT.heavyRed
}

/** What the verdict names; nothing stands before green when it is green. */
function obstaclesOf({ because, sentence, points }: OfferVerdict): Obstacle[] {
  if (because === 'fine') return []
  const findings = points.map((point): Obstacle => {
    return { rule: because === 'knockout' ? 'knockout' : 'finding', sentence: point.sentence }
  })
  return because === 'price' || findings.length === 0 ? [{ rule: 'price', sentence }, ...findings] : findings
}

function reasons(answers: readonly Answer[]): Reason[] {
  const told: Answer[] = []
  for (const answer of answers) if (!told.some(one => saysTheSame(one, answer))) told.push(answer)
  return told.slice(0, MAX_REASONS).map(answer => ({ id: answer.id, sentence: sentenceOf(answer) }))
}

/** Two questions about one finding: where the first is a reason, the second would only repeat it. */
const OF_ONE_FINDING: readonly (readonly QuestionId[])[] = [
  ['preis-ueberhoeht', 'preisabweichung'],
  ['dach', 'letzte-modernisierung'],
  ['zustand', 'instandhaltungsstau'],
]
/** And whatever proves them: the one is read from the other. */
const ALWAYS_ONE: readonly (readonly QuestionId[])[] = [['energieklasse', 'energiekennwert']]

function saysTheSame(one: Answer, other: Answer): boolean {
  if (ALWAYS_ONE.some(ids => ids.includes(one.id) && ids.includes(other.id))) return true
  if (!OF_ONE_FINDING.some(ids => ids.includes(one.id) && ids.includes(other.id))) return false
  // A roof and a bathroom are two findings; the price is always one.
  const [a, b] = [one, other].map(({ evidence }) => evidence[0])
  return a === undefined || b === undefined || (a.page === b.page && a.quote === b.quote)
}
