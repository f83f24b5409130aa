import type { QuoteLocator } from './locateQuote.ts'
import { unmask } from './maskPersonalData.ts'
import type { ModelFinding } from './modelFinding.ts'
import { addsFigures } from './addsFigures.ts'

/** What a model claims. */
export interface QuotedAnswer {
  id: string
  quote: string
  page: number | null
  wording: string
}

/** What may be believed, and against what it is checked. */
export interface Grounds {
  /** Ids of the questions that were put. */
  asked: ReadonlySet<string>
  locate: QuoteLocator
  /** Placeholder → what stood there. */
  originals: ReadonlyMap<string, string>
}

export interface JudgedAnswers {
  findings: Map<string, ModelFinding>
  /** Answers that were refused: nobody asked, nothing found, figures added, or words that address the reader's machine. */
  dropped: number
}

/** More answers than one request has questions are noise; looking each of them up would take long. */
const MOST_ANSWERS = 200

/** A sentence that speaks to a model, not to a buyer, answers no question. */
const TO_THE_MACHINE =
  /(?<!\p{L})(?:ignorier\p{L}*|ignore|anweisung(?:en)?|instructions?|(?:system)?prompts?|sprachmodell\p{L}*|language model|ampel|gesamtnote|score)(?!\p{L})/iu

/** Believes an answer only when its quote stands in the document; then the document's words are the answer. */
export function judgeAnswers(answers: readonly QuotedAnswer[], { asked, locate, originals }: Grounds): JudgedAnswers {
  const findings = new Map<string, ModelFinding>()
  let dropped = Math.max(0, answers.length - MOST_ANSWERS)
  for (const { id, quote, page, wording } of answers.slice(0, MOST_ANSWERS)) {
    // An empty quote is how a model says that it found nothing.
    if (quote.trim() === '') continue
    const words = unmask(quote, originals)
    const said = unmask(wording, originals)
    const evidence = asked.has(id) && !findings.has(id) ? locate(words, page) : null
    if (!evidence || TO_THE_MACHINE.test(evidence.quote) || addsFigures(said, evidence.quote)) {
      dropped += 1
      continue
    }
    findings.set(id, {
      by: 'Sprachmodell',
      state: 'belegt',
      answer: evidence.quote,
      evidence: [evidence],
      inputs: [],
      light: null,
      // That the words stand there is proven, that they settle the question is not.
      stillOpen: true,
      wording: said.trim(),
    })
  }
  return { findings, dropped }
}
