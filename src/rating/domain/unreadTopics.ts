import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { byWeight } from './judged.ts'
import type { VerdictPoint } from './verdict.ts'

/** What an expert or an office has to settle before anybody buys. */
const HEAVY: readonly QuestionId[] = ['keller-feuchte', 'statik-setzung', 'anbau-ausbau-genehmigt', 'hochwasser', 'schaedlinge-holz', 'schadstoffe', 'altlasten'] // prettier-ignore

/** Heavy topics of which the exposé speaks in words that were not understood: nobody may take the silence of the report for all clear. */
export function unreadTopics(answers: readonly Answer[]): Answer[] {
  return answers
    .filter(({ id, state, evidence }) => HEAVY.includes(id) && state === 'unsicher' && evidence.length > 0)
    .sort(byWeight)
}

/** All of them as one open point; null: there are none. It is not judged, so no price and no light hangs on it. */
export function unreadPoint(answers: readonly Answer[]): VerdictPoint | null {
  // "Ausbau" is said of every new house: that word alone is for the next steps.
  const unread = unreadTopics(answers).filter(({ id }) => id !== 'anbau-ausbau-genehmigt')
  const [first] = unread
  if (!first) return null
  const asked = unread.map(({ question, evidence: [place] }) => `${question} (Seite\u00a0${place?.page ?? '–'})`)
  const sentence = `Das Exposé spricht davon, wir haben es aber nicht sicher gelesen: ${asked.join(' ')}. Lesen Sie selbst nach, bevor Sie weitergehen.`
  return { id: first.id, sentence, change: null }
}
