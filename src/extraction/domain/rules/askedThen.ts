import { regexp } from '#kernel/regexp.ts'

/** "Im Juni lag die Vorstellung des Verkäufers bei 315.000 €": what was asked then. */
const THEN = /(?<!\p{L})(?:lag|war|betrug|stand|bewegte sich)(?:\s(?:noch|damals|anfangs|zunächst))?\s/iu

/** Whether a wording of the seller's wish speaks of an earlier one. */
export function isOfThen({ 0: words, index, input }: RegExpExecArray): boolean {
  return THEN.test(words) || regexp.iu`${THEN.source}$`.test(input.slice(Math.max(0, index - 30), index))
}
