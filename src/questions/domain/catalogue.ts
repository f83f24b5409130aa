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
import { RECHT_GEMEINSCHAFT } from './catalogue/rechtGemeinschaft.ts'
import { RECHT_GRUNDSTUECK } from './catalogue/rechtGrundstueck.ts'
import { VERMIETUNG_MIETE } from './catalogue/vermietungMiete.ts'
import { VERMIETUNG_RENDITE } from './catalogue/vermietungRendite.ts'
import { ZUSTAND_BAUTEILE } from './catalogue/zustandBauteile.ts'
import { ZUSTAND_SCHAEDEN } from './catalogue/zustandSchaeden.ts'
import type { Question } from './question.ts'

/** Every question, in the order of the report. */
export const CATALOGUE: readonly Question[] = [
  ...OBJEKT_FLAECHEN,
  ...OBJEKT_GEBAEUDE,
  ...LAGE_ORT,
  ...LAGE_RISIKEN,
  ...ZUSTAND_BAUTEILE,
  ...ZUSTAND_SCHAEDEN,
  ...ENERGIE,
  ...HEIZUNG,
  ...RECHT_EIGENTUM,
  ...RECHT_GRUNDSTUECK,
  ...RECHT_GEMEINSCHAFT,
  ...PREIS,
  ...VERMIETUNG_MIETE,
  ...VERMIETUNG_RENDITE,
  ...FINANZIERUNG,
  ...POTENZIAL,
  ...EXPOSE,
]

const BY_ID: ReadonlyMap<string, Question> = new Map(CATALOGUE.map(question => [question.id, question]))

/** The question of a public id; throws for an id that is none. */
export function questionOf(id: string): Question {
  const question = BY_ID.get(id)
  if (!question) throw new RangeError(`no question "${id}"`)
  return question
}
