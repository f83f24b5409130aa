import type { Evidence } from '#kernel/evidence.ts'
import type { Section } from '#extraction/domain/sections.ts'
import { type Answer, type Group, isOpen } from '#questions/domain/answer.ts'
import type { Asked } from './tasksFor.ts'

/**
 * Words of the exposé that a language model pointed at for an open question, and that we found there ourselves. It has no light and no
 * inputs, so neither the score nor a figure nor the Ampel can rest on it.
 */
export interface ModelFinding {
  readonly evidence: Evidence
  /** A second reading, asked in another way and shown the words alone, says that they answer the question. */
  readonly confirmed: boolean
}

/** What the embedded engine left open: the only questions of the catalogue that a model is asked. */
export function openQuestions(answers: readonly Answer[]): Asked[] {
  return answers.filter(isOpen).map(({ id, question, group }) => ({ id, question, sections: SECTIONS[group] }))
}

/** Where the document may answer the questions of a group. */
const SECTIONS: Readonly<Record<Group, readonly Section[]>> = {
  'Objekt & Eckdaten': ['object'],
  'Lage & Umfeld': ['object', 'location'],
  'Zustand & Substanz': ['object', 'energy'],
  'Energie & Heizung': ['object', 'energy'],
  'Recht & Eigentum': ['object'],
  'Preis & Bewertung': ['object', 'costs'],
  'Vermietung & Rendite': ['object', 'costs'],
  'Finanzierung & Nebenkosten': ['object', 'costs'],
  'Potenzial & Entwicklung': ['object', 'location'],
  'Exposé & Anbieter': ['object'],
}
