import { wholeIn } from './communitySums.ts'
import { type WorkKind, workKindsIn } from './plannedWorks.ts'
import type { Statement } from './statementsOf.ts'

/** The works that a community has decided on and raises a levy for. */
export interface LevyWorks {
  readonly kinds: readonly WorkKind[]
  /** € for the whole community; null: not told. */
  readonly cost: number | null
}

const DECISION = /(?<!\p{L})(?:beschlossen|beschloss|beschluss|beschlüsse)(?!\p{L})/u
const COST = /(?<!\p{L})(?:\p{L}*kosten\p{L}*|veranschlagt\p{L}*|angebot\p{L}*|gesamtvolumen|volumen)(?!\p{L})/u
const LEVY = /umlage|sonderzahlung/u

/**
 * "Die Versammlung hat die Sanierung der Balkone beschlossen. Die Kosten von 155.000 € werden teils … durch eine Sonderumlage gedeckt":
 * decision, cost and levy in sentences of their own are of the same works. null: none are named
 */
export function worksOfLevy(before: readonly Statement[], own: Statement): LevyWorks | null {
  const at = own.text.search(LEVY)
  // What comes after the levy in its sentence may be of something else.
  const upToIt = { ...own, text: at < 0 ? own.text : own.text.slice(0, at) }
  const told = [...before.filter(({ text }) => DECISION.test(text) || COST.test(text)), upToIt]
  const kinds = [...new Set(told.flatMap(({ text }) => workKindsIn(text)))]
  const named = kinds.length > 1 ? kinds.filter(kind => kind !== 'ganzes') : kinds
  return named.length > 0 ? { kinds: named, cost: wholeIn(told)?.high ?? null } : null
}
