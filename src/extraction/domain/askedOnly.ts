import { union } from '#kernel/evidence.ts'
import type { Candidate } from './facts.ts'
import type { Label } from './pairs.ts'
import type { TableRule } from './rule.ts'

/** "Ja", "nein, eigengenutzt", a dash. */
const ANSWER = /^(?:[–—-]|(?:ja|nein)(?!\p{L}).{0,40})$/iu
/** Points. */
const SLACK = 1

/**
 * Readings of running text without those of a label that is answered by yes, no or a dash: "Vermietet" over "Nein" and
 * "Garage/Stellplatz" over "–" only ask whether it is so.
 */
export function withoutQuestions(
  readings: readonly Candidate[],
  labels: readonly Label[],
  rules: readonly TableRule[],
): Candidate[] {
  const asked = labels
    .filter(({ words, options }) => words.length > 0 && options.some(({ text }) => ANSWER.test(text.trim())))
    .map(({ name, page, words }) => ({ name, page, box: union(words.map(word => word.box)) }))
  const isAsked = ({ key, evidence: { page, box } }: Candidate): boolean =>
    asked.some(
      label =>
        label.page === page &&
        box[0] >= label.box[0] - SLACK &&
        box[1] >= label.box[1] - SLACK &&
        box[2] <= label.box[2] + SLACK &&
        box[3] <= label.box[3] + SLACK &&
        rules.some(rule => rule.key === key && rule.label.test(label.name)),
    )
  return asked.length === 0 ? [...readings] : readings.filter(reading => !isAsked(reading))
}
