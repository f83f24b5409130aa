import type { Assessment } from '#rating/domain/assess.ts'
import { type Decision, decisionOf } from '../decision.ts'
import { sentencesOf } from '../firstSentence.ts'
import { decisivePoints } from './decisivePoints.ts'

/** What decides, without the sentences that the decision on the first page has said already. @param units rows of a project's price list */
export function pointsBeside(assessment: Assessment, units: number): ReturnType<typeof decisivePoints> {
  const decision = decisionOf(assessment, units)
  return decisivePoints(assessment).map(point => ({ ...point, text: untold(point.text, decision) }))
}

function untold(text: string, { reason, advice }: Decision): string {
  return sentencesOf(text)
    .filter(one => !`${reason} ${advice}`.includes(one))
    .join(' ')
}
