import type { Pointer } from '#extraction/domain/pointed/pointed.ts'
import type { LanguageModelPort } from '#platform/llm/languageModelPort.ts'
import { FACT_QUESTIONS } from '#questions/domain/model/factQuestions.ts'
import { INSTRUCTIONS } from '#questions/domain/model/instructions.ts'
import { unmask } from '#questions/domain/model/maskPersonalData.ts'
import { materialFor } from '#questions/domain/model/materialFor.ts'
import type { Page } from '#reading/domain/page.ts'

/** Where a language model says that facts stand. */
export interface Pointing {
  readonly pointers: readonly Pointer[]
  readonly calls: number
  /** German sentence: why it has not seen all of it; null: it has. */
  readonly failure: string | null
}

/** A document of more pieces is shown up to here: about 30 pages. What sells the object stands in front. */
const MOST_PIECES = 4
/** More claims for one fact and one piece are noise. */
const MOST_CLAIMS = 100
/** Of the whole analysis, which ends after five minutes, in milliseconds. */
const PATIENCE_MS = 90_000

/** Asks where each fact stands, piece by piece. What it says besides the quote is not even looked at. The first failure ends it. */
export async function pointToFacts(
  model: LanguageModelPort,
  pages: readonly Page[],
  patienceMs: number = PATIENCE_MS,
): Promise<Pointing> {
  const { pieces, originals } = materialFor(pages)
  const patience = AbortSignal.timeout(patienceMs)
  const pointers: Pointer[] = []
  const asked = new Map(FACT_QUESTIONS.map(({ id }) => [id as string, id]))
  let calls = 0
  for (const document of pieces.slice(0, MOST_PIECES)) {
    calls += 1
    const outcome = await model.ask({ system: INSTRUCTIONS, document, questions: FACT_QUESTIONS }, patience)
    if (!outcome.ok) return { pointers, calls, failure: outcome.failure.message }
    for (const { id, quote } of outcome.value.slice(0, MOST_CLAIMS)) {
      const key = asked.get(id)
      // An empty quote is how a model says that it found nothing.
      if (key && quote.trim() !== '') pointers.push({ key, block: '', quote: unmask(quote, originals), readings: 1 })
    }
  }
  return { pointers, calls, failure: pieces.length > MOST_PIECES ? TOO_LONG : null }
}

const TOO_LONG = 'Das Dokument ist für das Sprachmodell zu lang; die Angaben hat es nur im vorderen Teil gesucht.'
