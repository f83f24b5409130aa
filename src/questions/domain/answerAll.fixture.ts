import type { Answer, ComputedFindings } from './answer.ts'
import { answering, type ExposeContent } from './answers.ts'

export interface Questioned extends ExposeContent {
  /** What finance and valuation found out, by question. */
  readonly computed: ComputedFindings
}

export function answerAll(input: Questioned): Answer[] {
  return answering(input)(input.computed)
}
