import type { Evidence } from '#kernel/evidence.ts'
import { type Answer, type Light, RATING_GROUPS, type RatingGroup } from '#questions/domain/answer.ts'
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
  readonly id: string
  readonly question: string
  /** German sentence. */
  readonly reason: string
  readonly evidence: readonly Evidence[]
}

/** What stands in the way of green, whatever the score. */
export interface Obstacle {
  readonly rule: 'knockout' | 'evidence' | 'heavyRed'
  /** German sentence. */
  readonly sentence: string
}

/** A German sentence with the question it comes from. */
export interface Reason {
  readonly id: string
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
  const score = within(obstacles, meanScore(judged) ?? THRESHOLDS.nothingJudged)
  return {
    light: lightOf(score),
    score,
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
      pro: reasons(judged.filter(({ light, weight }) => light === 'grün' && weight > 0).sort(byWeight)),
      contra: reasons(judged.filter(({ light }) => light !== 'grün').sort(bySeverity)),
    },
  }
}

function groupRating(group: RatingGroup, answers: readonly Answer[]): GroupRating {
  const score = meanScore(answers.filter(isJudged))
  return {
    group,
    score,
    light: answers.some(isKnockout) ? 'rot' : score === null ? null : lightOf(score),
    answered: answers.filter(({ state }) => state !== 'nicht im Exposé').length,
    asked: answers.length,
  }
}

/** null: nothing with a weight. */
function meanScore(judged: readonly JudgedAnswer[]): number | null {
  const weight = judged.reduce((sum, answer) => sum + answer.weight, 0)
  if (weight === 0) return null
  return Math.round(judged.reduce((sum, answer) => sum + answer.weight * THRESHOLDS.points[answer.light], 0) / weight)
}

/** The score decides the light, so every rule is a bound of the score: the two can never disagree. */
function within(obstacles: readonly Obstacle[], mean: number): number {
  if (obstacles.some(({ rule }) => rule === 'knockout')) return Math.min(mean, THRESHOLDS.knockoutCap)
  const most = obstacles.length > 0 ? THRESHOLDS.noGreenCap : 100
  return Math.max(THRESHOLDS.floor, Math.min(mean, most))
}

function lightOf(score: number): Light {
  if (score >= THRESHOLDS.green) return 'grün'
  return score >= THRESHOLDS.yellow ? 'gelb' : 'rot'
}

function obstaclesOf(judged: readonly JudgedAnswer[], knockouts: readonly Answer[], evidenceShare: number): Obstacle[] {
  const obstacles = knockouts.map((answer): Obstacle => ({ rule: 'knockout', sentence: sentenceOf(answer) }))
  // In whole percent, as it is shown everywhere: 50 % that are not enough would look like an error.
  const [has, needs] = [Math.round(evidenceShare * 100), THRESHOLDS.evidenceForGreen * 100]
  if (has < needs) {
    const sentence = `Erst ${has}\u00a0% der Kernfragen sind nach Gewicht belegt; für Grün braucht es ${needs}\u00a0%.`
    obstacles.push({ rule: 'evidence', sentence })
  }
  const heavy = judged
    .filter(answer => answer.light === 'rot' && answer.weight >= THRESHOLDS.heavy && !answer.knockout)
    .sort(byWeight)
  return [...obstacles, ...heavy.map((answer): Obstacle => ({ rule: 'heavyRed', sentence: sentenceOf(answer) }))]
}

function reasons(answers: readonly Answer[]): Reason[] {
  return answers.slice(0, MOST_REASONS).map(answer => ({ id: answer.id, sentence: sentenceOf(answer) }))
}
