import { type Answer, type Finding, isOpen } from '#questions/domain/answer.ts'

/** A question as it is put to the model. */
export interface OpenQuestion {
  readonly id: string
  readonly question: string
}

/**
 * Words of the exposé that a language model pointed at and that we found there ourselves. The answer is the quote, never the model's
 * wording; it has no light and no inputs, so neither the score nor a figure nor the Ampel can rest on it.
 */
export interface ModelFinding extends Finding {
  readonly by: 'Sprachmodell'
  readonly state: 'belegt'
  readonly light: null
  /** The model's own words. Every number in them stands in the quote. For summaries only. */
  readonly wording: string
}

/** What the embedded engine left open: the only questions that a model is asked. */
export function openQuestions(answers: readonly Answer[]): OpenQuestion[] {
  return answers.filter(isOpen).map(({ id, question }) => ({ id, question }))
}
