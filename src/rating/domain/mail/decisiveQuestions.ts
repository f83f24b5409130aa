import { CATALOGUE, type QuestionId } from '#questions/domain/catalogue.ts'
import type { OfferVerdict } from '../verdict.ts'

/** Statements that are missing, by the questions that ask for them. */
const OF_OPEN: Readonly<Record<string, QuestionId>> = {
  grundstueck: 'grundstueck-m2',
  miete: 'jahreskaltmiete',
  vertrag: 'mietvertrag',
  gewerbe: 'gewerbeanteil',
  betreiber: 'mietvertrag',
  'mietvertrag-ende': 'mietvertrag',
  'betreiber-vertrag': 'mietvertrag',
}

/** What a letter asks first: the questions on which the verdict hangs, in its order. */
export function decisiveQuestions({ points }: Pick<OfferVerdict, 'points'>): QuestionId[] {
  return points.flatMap(({ id }) => OF_OPEN[id] ?? CATALOGUE.find(one => one.id === id)?.id ?? [])
}
