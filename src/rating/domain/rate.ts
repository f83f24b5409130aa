import type { Evidence } from '#kernel/evidence.ts'
import { type Answer, isOpen, type Light, RATING_GROUPS, type RatingGroup } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { bySeverity, byWeight, isJudged, isKnockout, type JudgedAnswer, sentenceOf } from './judged.ts'
import { THRESHOLDS } from './thresholds.ts'

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
  readonly rule: 'knockout' | 'evidence' | 'price' | 'heavyRed' | 'heavyYellow'
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

const MOST_REASONS = 3

/** The Ampel by the rules of thresholds.ts. @param evidenceShare from 0 to 1 */
export function rate(answers: readonly Answer[], evidenceShare: number): Rating {
  const judged = answers.filter(isJudged)
  const knockouts = judged.filter(isKnockout).sort(byWeight)
  const obstacles = obstaclesOf(judged, knockouts, evidenceShare)
  const mean = meanOf(judged) ?? THRESHOLDS.nothingJudged
  const light = knockouts.length > 0 ? 'rot' : obstacles.length === 0 && mean >= THRESHOLDS.green ? 'grün' : 'gelb'
  return {
    light,
    score: scoreOf(light, mean),
    groups: RATING_GROUPS.map(group =>
      groupRating(
        group,
        answers.filter(({ ratingGroup }) => ratingGroup === group),
      ),
    ),
    knockouts: knockouts.map(answer => ({
      id: answer.id,
      question: answer.question,
      reason: sentenceOf(answer),
      evidence: answer.evidence,
    })),
    obstacles,
    evidenceShare,
    reasons: {
      pro: reasons(judged.filter(({ id, light: own, weight }) => own === 'grün' && weight > 0 && !ONLY_NOT_BAD.includes(id)).sort(byWeight)), // prettier-ignore
      contra: reasons(judged.filter(({ light: own }) => own !== 'grün').sort(bySeverity)),
    },
  }
}

function groupRating(group: RatingGroup, answers: readonly Answer[]): GroupRating {
  const judged = answers.filter(isJudged)
  const mean = meanOf(judged)
  const answered = answers.filter(answer => !isOpen(answer)).length
  const light = mean === null ? null : groupLight(judged, mean, answered / answers.length)
  return { group, score: light && scoreOf(light, mean ?? 0), light, answered, asked: answers.length }
}

function groupLight(judged: readonly JudgedAnswer[], mean: number, answered: number): Light {
  if (judged.some(one => isKnockout(one) || isHeavyRed(one))) return 'rot'
  return mean >= THRESHOLDS.green && answered >= THRESHOLDS.groupAnswered ? 'grün' : 'gelb'
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
  const { yellow, yellowMost, redMost } = THRESHOLDS
  if (light === 'grün') return Math.round(mean)
  if (light === 'rot') return Math.round((mean / 100) * redMost)
  return Math.round(yellow + (mean / 100) * (yellowMost - yellow))
}

/** Green says of these that nothing is wrong, not that something is good: an old Baujahr, a yield just above the limit. */
const ONLY_NOT_BAD: readonly QuestionId[] = ['baujahr', 'nettorendite']

/** Whether the price is right: without that answer nothing is green. */
const PRICE_QUESTION: QuestionId = 'preisabweichung'
const NO_PRICE = 'Ob der Preis stimmt, lässt sich nicht beurteilen; ohne das gibt es kein Grün.'

function isHeavyRed({ light, weight }: JudgedAnswer): boolean {
  return light === 'rot' && weight >= THRESHOLDS.heavy
}

function obstaclesOf(judged: readonly JudgedAnswer[], knockouts: readonly Answer[], evidenceShare: number): Obstacle[] {
  const obstacles = knockouts.map((answer): Obstacle => ({ rule: 'knockout', sentence: sentenceOf(answer) }))
  const [has, needs] = [evidenceShare, THRESHOLDS.evidenceForGreen].map(share => Math.round(share * 100)) as [
    number,
    number,
  ]
  if (has < needs) {
    const sentence = `Erst ${has}\u00a0% der Kernfragen sind nach Gewicht belegt; für Grün braucht es ${needs}\u00a0%.`
    obstacles.push({ rule: 'evidence', sentence })
  }
  if (!judged.some(({ id }) => id === PRICE_QUESTION)) obstacles.push({ rule: 'price', sentence: NO_PRICE })
  const heavy = (rule: Obstacle['rule'], isHeavy: (one: JudgedAnswer) => boolean): Obstacle[] =>
    judged
      .filter(one => isHeavy(one) && !isKnockout(one))
      .sort(byWeight)
      .map(answer => ({ rule, sentence: sentenceOf(answer) }))
  return [
    ...obstacles,
    ...heavy('heavyRed', isHeavyRed),
    ...heavy('heavyYellow', ({ light, weight }) => light === 'gelb' && weight >= THRESHOLDS.heavyYellow),
  ]
}

function reasons(answers: readonly Answer[]): Reason[] {
  return answers.slice(0, MOST_REASONS).map(answer => ({ id: answer.id, sentence: sentenceOf(answer) }))
}
