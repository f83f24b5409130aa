import type { Page } from '#reading/domain/page.ts'
import type { LanguageModelFailure, LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import { INSTRUCTIONS } from '#questions/domain/model/instructions.ts'
import { judgeAnswers } from '#questions/domain/model/judgeAnswers.ts'
import { quoteLocator } from '#questions/domain/model/locateQuote.ts'
import { materialFor } from '#questions/domain/model/materialFor.ts'
import type { ModelFinding, OpenQuestion } from '#questions/domain/model/modelFinding.ts'

/** What a language model brought to a document. */
export interface ModelReading {
  /** For the report: which model was asked. */
  model: string
  /** By the id of their question. */
  findings: ReadonlyMap<string, ModelFinding>
  /** Answers that were not believed. */
  dropped: number
  /** Why the model has not seen all of it; null when it has. The findings until then are good. */
  failure: { code: LanguageModelFailure['code'] | 'unvollstaendig'; message: string } | null
}

/** Questions of one request: their answers with quotes fit into what every model may write. */
const QUESTIONS_AT_ONCE = 40
/** Longer documents are shown up to here: about 80 pages. */
const MOST_PIECES = 10
/** A buyer waits for the report, and an analysis ends after five minutes: a slow model must not take it all, in milliseconds. */
const PATIENCE_MS = 120_000

/**
 * Shows the model the document piece by piece and puts the questions that are still open. Each answer is checked against the pages.
 * The first failure ends it: who did not answer three calls will not answer the next.
 */
export async function askLanguageModel(
  model: LanguageModelPort,
  pages: readonly Page[],
  questions: readonly OpenQuestion[],
  patienceMs: number = PATIENCE_MS,
): Promise<ModelReading> {
  const { pieces, originals } = materialFor(pages)
  const locate = quoteLocator(pages)
  const patience = AbortSignal.timeout(patienceMs)
  const findings = new Map<string, ModelFinding>()
  let dropped = 0
  const reading = (failure: ModelReading['failure']) => ({ model: model.name, findings, dropped, failure })
  for (const [index, document] of pieces.slice(0, MOST_PIECES).entries()) {
    const open = questions.filter(({ id }) => !findings.has(id)).map(({ id, question }) => ({ id, question }))
    for (let start = 0; start < open.length; start += QUESTIONS_AT_ONCE) {
      const asked = open.slice(start, start + QUESTIONS_AT_ONCE)
      const outcome = await model.ask({ system: INSTRUCTIONS, document, questions: asked }, patience)
      if (!outcome.ok) return reading(withConsequence(outcome.failure, index + start > 0))
      const judged = judgeAnswers(outcome.value, { asked: new Set(asked.map(({ id }) => id)), locate, originals })
      for (const [id, finding] of judged.findings) findings.set(id, finding)
      dropped += judged.dropped
    }
  }
  return reading(pieces.length > MOST_PIECES ? TOO_LONG : null)
}

const TOO_LONG = {
  code: 'unvollstaendig',
  message:
    'Das Dokument ist für das Sprachmodell zu lang; es hat nur den vorderen Teil gesehen. Den Rest hat allein die eingebaute Auswertung gelesen.',
} as const

function withConsequence({ code, message }: LanguageModelFailure, begun: boolean): LanguageModelFailure {
  const consequence = begun
    ? 'Ein Teil der offenen Fragen wurde ihm deshalb nicht gestellt.'
    : 'Der Bericht beruht allein auf der eingebauten Auswertung.'
  return { code, message: `${message} ${consequence}` }
}
