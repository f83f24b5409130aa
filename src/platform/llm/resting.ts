import { failed } from '#kernel/outcome.ts'
import { FAILURES } from './failures.ts'
import type { LanguageModelFailureCode, LanguageModelPort } from './languageModelPort.ts'

/** So many failed requests in a row … */
const FAILED_IN_A_ROW = 5
/** … and for so long nobody waits for this endpoint, in milliseconds. */
const REST_MS = 60_000

/** What the endpoint is to blame for; a refusal may be due to the document. */
const OUT_OF_REACH: readonly LanguageModelFailureCode[] = ['nicht-erreichbar', 'zeitueberschreitung', 'ueberlastet']

/** Leaves a dead or busy endpoint alone for a while, so that a hundred uploads do not wait for it one after the other. */
export function restingAfterFailures(model: LanguageModelPort, now: () => number = Date.now): LanguageModelPort {
  let failures = 0
  let restingUntil = 0
  return {
    name: model.name,
    async ask(request, signal, onCall) {
      if (now() < restingUntil) return failed(FAILURES.resting)
      const outcome = await model.ask(request, signal, onCall)
      failures = !outcome.ok && OUT_OF_REACH.includes(outcome.failure.code) ? failures + 1 : 0
      // The first request after the rest shows whether it was long enough.
      if (failures >= FAILED_IN_A_ROW) restingUntil = now() + REST_MS
      return outcome
    },
  }
}
