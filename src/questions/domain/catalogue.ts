import { ENERGIE } from './catalogue/energie.ts'
import { EXPOSE } from './catalogue/expose.ts'
import { FINANZIERUNG } from './catalogue/finanzierung.ts'
import { HEIZUNG } from './catalogue/heizung.ts'
import { LAGE_ORT } from './catalogue/lageOrt.ts'
import { LAGE_RISIKEN } from './catalogue/lageRisiken.ts'
import { OBJEKT_FLAECHEN } from './catalogue/objektFlaechen.ts'
import { OBJEKT_GEBAEUDE } from './catalogue/objektGebaeude.ts'
import { POTENZIAL } from './catalogue/potenzial.ts'
import { PREIS } from './catalogue/preis.ts'
import { RECHT_EIGENTUM } from './catalogue/rechtEigentum.ts'
import { RECHT_ERBEN } from './catalogue/rechtErben.ts'
import { RECHT_GEMEINSCHAFT } from './catalogue/rechtGemeinschaft.ts'
import { RECHT_GRUNDSTUECK } from './catalogue/rechtGrundstueck.ts'
import { VERMIETUNG_MIETE } from './catalogue/vermietungMiete.ts'
import { VERMIETUNG_RENDITE } from './catalogue/vermietungRendite.ts'
import { ZUSTAND_BAUTEILE } from './catalogue/zustandBauteile.ts'
import { ZUSTAND_SCHAEDEN } from './catalogue/zustandSchaeden.ts'
import type { ByQuestion, Finding } from './answer.ts'
import type { Question } from './question.ts'

const QUESTIONS = [
  ...OBJEKT_FLAECHEN,
  ...OBJEKT_GEBAEUDE,
  ...LAGE_ORT,
  ...LAGE_RISIKEN,
  ...ZUSTAND_BAUTEILE,
  ...ZUSTAND_SCHAEDEN,
  ...ENERGIE,
  ...HEIZUNG,
  ...RECHT_EIGENTUM,
  ...RECHT_ERBEN,
  ...RECHT_GRUNDSTUECK,
  ...RECHT_GEMEINSCHAFT,
  ...PREIS,
  ...VERMIETUNG_MIETE,
  ...VERMIETUNG_RENDITE,
  ...FINANZIERUNG,
  ...POTENZIAL,
  ...EXPOSE,
]

/** The public name of a question. */
export type QuestionId = (typeof QUESTIONS)[number]['id']

/** Every question, in the order of the report. */
export const CATALOGUE: readonly Question[] = QUESTIONS

const BY_ID: ReadonlyMap<string, Question> = new Map(CATALOGUE.map(question => [question.id, question]))

/** The question of a public id; throws for an id that is none. */
export function questionOf(id: QuestionId): Question {
  const question = BY_ID.get(id)
  if (!question) throw new RangeError(`no question "${id}"`)
  return question
}

/** What was found on questions, in the order of the catalogue; those on which nothing was found are left out. */
export function findingsOf<Value>(
  found: ByQuestion<Value>,
  findingOf: (value: Value) => Finding,
): ReadonlyMap<QuestionId, Finding> {
  return new Map(
    CATALOGUE.flatMap(({ id }) => {
      const value = found[id] ?? null
      return value === null ? [] : [[id, findingOf(value)] as const]
    }),
  )
}
