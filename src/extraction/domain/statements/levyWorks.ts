import { wholeIn } from './communitySums.ts'
import { type WorkKind, workKindsIn } from './plannedWorks.ts'
import type { Statement } from './statementsOf.ts'

/** The works that a community has decided on and raises a levy for. */
export interface LevyWorks {
  readonly kinds: readonly WorkKind[]
  /** € for the whole community; null: not told. */
  readonly cost: number | null
  /** The levy alone pays them, by the text; missing: not told. */
  readonly byLevyAlone?: true
}

const DECISION = /(?<!\p{L})(?:beschlossen|beschloss|beschluss|beschlüsse)(?!\p{L})/u
const COST = /(?<!\p{L})(?:\p{L}*kosten\p{L}*|veranschlagt\p{L}*|angebot\p{L}*|gesamtvolumen|volumen)(?!\p{L})/u
const LEVY = /umlage|sonderzahlung/u
/** "… beschlossen, die über eine Sonderumlage finanziert wird" */
const PAID_BY_LEVY =
  /(?<!\p{L})(?:über|durch|mittels|per|mit)(?: eine[rnm]?| die| der)? (?:\p{L}+ )?sonderumlagen?(?!\p{L})[^.]{0,40}(?<!\p{L})(?:finanziert|gedeckt|bezahlt|aufgebracht|bestritten|beglichen)|(?:finanziert|gedeckt|bezahlt|aufgebracht|bestritten|beglichen)(?!\p{L})[^.]{0,30} (?:über|durch|mittels|per|mit) (?:eine[rnm]? )?(?:\p{L}+ )?sonderumlagen?(?!\p{L})/u
/** Somebody else pays a part of it. */
const IN_PART =
  /(?<!\p{L})(?:\p{L}*rücklagen?|teils|teilweise|anteilig|zum teil|rest\p{L}*|im übrigen|überwiegend\p{L}*|größtenteils|hauptsächlich|vorwiegend|zum (?:größten|großen|überwiegenden) teil|übrige[nr]?|ergänzend|\p{L}*darlehen|\p{L}*kredit\p{L}*|zuschuss|zuschüsse|förder\p{L}*)(?!\p{L})/u

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
  if (named.length === 0) return null
  const isAlone = PAID_BY_LEVY.test(own.text) && ![...before, own].some(({ text }) => IN_PART.test(text))
  return { kinds: named, cost: wholeIn(told)?.high ?? null, ...(isAlone && { byLevyAlone: true as const }) }
}
