import type { Answer } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import { byWeight } from './judged.ts'

/** What an expert or an office has to settle before anybody buys. */
const HEAVY: readonly QuestionId[] = ['keller-feuchte', 'statik-setzung', 'anbau-ausbau-genehmigt', 'hochwasser', 'schaedlinge-holz', 'schadstoffe', 'altlasten'] // prettier-ignore

/** Heavy topics of which the exposé speaks in words that were not understood: nobody may take the silence of the report for all clear. */
export function unreadTopics(answers: readonly Answer[]): Answer[] {
  return answers
    .filter(({ id, state, evidence }) => HEAVY.includes(id) && state === 'unsicher' && evidence.length > 0)
    .sort(byWeight)
}

/** Any of them: then nothing heavy was found in what was read, and no more is said. "Ausbau" is said of every new house. */
export function isHeavyUnread(answers: readonly Answer[]): boolean {
  return unreadTopics(answers).some(({ id }) => id !== 'anbau-ausbau-genehmigt')
}
