import type { Answer } from '#questions/domain/answer.ts'
import { byWeight } from './judged.ts'

/** What an exposé of this kind should say and does not. */
export interface Silence {
  readonly id: string
  readonly question: string
  readonly weight: number
  /** German: that nothing is said, why it matters, what closes it. */
  readonly sentence: string
  /** null: the catalogue names nothing that closes it. */
  readonly ask: string | null
  readonly document: string | null
}

/** Lighter questions are open in every exposé. */
const LEAST_WEIGHT = 3

/**
 * "Was das Exposé verschweigt": open core questions, the weightiest first.
 * @param why the catalogue's sentence on why a question matters; null: a general one is taken
 */
export function silences(answers: readonly Answer[], why: (id: string) => string | null): Silence[] {
  return answers
    .filter(({ state, core, weight }) => state === 'nicht im Exposé' && core && weight >= LEAST_WEIGHT)
    .sort(byWeight)
    .map(answer => ({
      id: answer.id,
      question: answer.question,
      weight: answer.weight,
      sentence: [
        `Das Exposé sagt nichts zu der Frage „${answer.question}“`,
        why(answer.id) ?? whyOf(answer),
        closedBy(answer),
      ].join(' '),
      ask: answer.todo?.ask ?? null,
      document: answer.todo?.document ?? null,
    }))
}

function whyOf({ reason, knockout, weight }: Answer): string {
  if (reason !== undefined) return reason
  if (knockout) return 'Davon kann abhängen, ob der Kauf in Frage kommt.'
  return weight >= 5 ? 'Sie gehört zu den wichtigsten der Bewertung.' : 'Die Antwort kann die Bewertung ändern.'
}

function closedBy({ todo }: Answer): string {
  return todo ? `Das klärt: ${todo.document}.` : 'Fragen Sie den Anbieter.'
}
