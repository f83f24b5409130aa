import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { inItsClause } from '../clauseQuote.ts'
import { proof } from '../proof.ts'
import type { Statement } from './statementsOf.ts'

/** Works that an office demands of a community, beside what they are thought to cost. */
export interface OrderedWorks {
  /** What it is about; null: the text does not say. */
  readonly about: 'brandschutz' | 'trinkwasser' | null
  /** The place of the demand. */
  readonly evidence: Evidence
}

const OFFICE =
  '(?:(?:bau|bauordnungs|ordnungs|gesundheits|umwelt)-?amt(?:e?s)?|bauaufsicht(?:samt(?:e?s)?|sbehörde)?|\\p{L}*behörde|feuerwehr|brandschutzdienststelle)'
const ORDER = new RegExp(
  [
    `(?<!\\p{L})(?:auflagen?|anordnung(?:en)?|(?:ordnungs)?verfügung(?:en)?|forderung(?:en)?|bescheid(?:es)?) (?:der|des|vom|von der|seitens der|seitens des) (?:\\p{L}+ )?${OFFICE}(?!\\p{L})`,
    `(?<!\\p{L})${OFFICE}(?!\\p{L})[^.¦]{0,90}(?<!\\p{L})(?:verlangt|fordert|gefordert|angeordnet|verfügt|auferlegt|beanstandet)(?!\\p{L})`,
  ].join('|'),
  'u',
)
/** Whoever has met the demand owes nothing more for it. */
const MET = /(?<!\p{L})(?:erfüllt|umgesetzt|abgearbeitet|erledigt|aufgehoben)(?!\p{L})(?! werden)/u

/** @param found passages with the sentences about a sum that the community has not voted on yet */
export function orderedIn(found: readonly { passage: Passage; around: readonly Statement[] }[]): {
  ordered?: OrderedWorks
} {
  for (const { passage, around } of found)
    for (const { text, start } of around) {
      const order = MET.test(text) ? null : ORDER.exec(text)
      if (!order) continue
      const about = /brandschutz|rettungsweg|fluchtweg/u.test(text) ? 'brandschutz' : /trinkwasser|legionell/u.test(text) ? 'trinkwasser' : null // prettier-ignore
      const at = start + order.index
      return { ordered: { about, evidence: inItsClause(proof(passage, at, at + order[0].length)) } }
    }
  return {}
}
