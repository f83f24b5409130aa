import { wholeQuote } from '#kernel/evidence.ts'
import { GROUPS } from '#questions/domain/answer.ts'
import type { Answer } from './reportData.ts'

export type AnswerState = Answer['state']

/** In the order in which they are offered. */
export const STATES: readonly { readonly state: AnswerState; readonly meaning: string }[] = [
  { state: 'belegt', meaning: 'steht wörtlich im Exposé' },
  { state: 'berechnet', meaning: 'aus Angaben des Exposés gerechnet' },
  { state: 'geschätzt', meaning: 'aus Statistik, Gesetz oder Annahme' },
  { state: 'unsicher', meaning: 'steht evtl. da, nicht sicher gelesen' },
  { state: 'nicht im Exposé', meaning: 'noch zu fragen' },
]

export interface AnswerFilter {
  /** Empty: all. */
  readonly states: readonly AnswerState[]
  /** Only answers that are yellow or red. */
  readonly onlyAlarming: boolean
  readonly words: string
}

export const NO_FILTER: AnswerFilter = { states: [], onlyAlarming: false, words: '' }

/** The answers that pass, by group in the order of the report; all words must be found, whatever their case. */
export function groupsOf(answers: readonly Answer[], filter: AnswerFilter): [group: string, answers: Answer[]][] {
  const words = plain(filter.words).split(/\s+/).filter(Boolean)
  const passing = answers.filter(answer => {
    if (filter.states.length > 0 && !filter.states.includes(answer.state)) return false
    if (filter.onlyAlarming && answer.light !== 'gelb' && answer.light !== 'rot') return false
    if (words.length === 0) return true
    const text = plain(textOf(answer))
    return words.every(word => text.includes(word))
  })
  const found = Map.groupBy(passing, ({ group }) => group)
  return GROUPS.flatMap(group => {
    const answers = found.get(group)
    return answers ? [[group, answers] as [string, Answer[]]] : []
  })
}

function textOf({ question, answer, reason, formula, source, todo, evidence = [] }: Answer): string {
  const quotes = evidence.map(wholeQuote)
  return [question, answer, reason, formula, source, todo?.ask, todo?.document, ...quotes].join(' ')
}

/** Without case, and with the spaces that no keyboard has as usual ones. */
function plain(text: string): string {
  return text.toLocaleLowerCase('de-DE').replace(/\s/gu, ' ')
}
