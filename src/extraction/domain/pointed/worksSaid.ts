import { type PlannedWork, stageSaidIn, workKindsIn } from '../statements/plannedWorks.ts'
import { clausesOf } from './clauses.ts'

/** That something is to be done; "das Dach steht" and "wird über ein Fenster belüftet" say nothing of works. */
const TO_BE_DONE =
  /sanier|modernisier|renovier|erneuer|ersetz|tausch|gedämmt|dämmung|instandsetz|nachrüst|repar|abdicht|umbau|überhol|(?<!\p{L})(?:muss|müssen|sollten?|gehört|gehören|wird|werden)(?: \p{L}+){0,5} (?:neu|gemacht|ran)(?!\p{L})|(?:muss|müssen) \p{L}+ ran(?!\p{L})|(?:ist|sind|wird|werden)(?: \p{L}+){0,3} fällig/u
const NOT = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|weder|ohne|bereits|schon|wurden?|worden)(?!\p{L})/u

/** Works ahead by words that the rules do not know: of the clause that speaks of doing them, or of the only thing that the sentence names. */
export function worksSaid(sentence: string): Pick<PlannedWork, 'kind' | 'stage'>[] {
  const named = workKindsIn(sentence)
  return clausesOf(sentence).flatMap(clause => {
    const stage = TO_BE_DONE.test(clause) && !NOT.test(clause) ? stageSaidIn(clause) : null
    if (!stage) return []
    const here = workKindsIn(clause)
    const kinds = here.length > 0 ? here : named.length === 1 ? named : []
    return kinds.map(kind => ({ kind, stage }))
  })
}
