import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** Works ahead on the house that the community pays out of its Erhaltungsrücklage: no levy, and less in the reserve. */
export interface PaidFromReserve {
  /** In the document's words: "Strangsanierung"; null: it names none. */
  readonly work: string | null
  /** € for the whole community. */
  readonly amount: number
  /** The community has voted for it; otherwise it is announced. */
  readonly isDecided: boolean
  readonly evidence: Evidence
}

const OUT_OF_IT =
  /(?<!\p{L})aus (?:der |den |dem |unserer |dieser )?(?:\p{L}+ )?(?:erhaltungs|instandhaltungs|instandsetzungs)?-?rücklagen?(?:konto)?(?!\p{L})/u
const VOTED = /(?<!\p{L})(?:beschlossen|beschloss|beschluss)(?!\p{L})/u
const NOT_VOTED = /(?<!\p{L})(?:nicht|noch kein|kein)(?!\p{L})[^.]{0,30}(?:beschlossen|beschluss)/u
const AHEAD =
  /(?<!\p{L})(?:wird|werden|soll|sollen|geplant|vorgesehen|ansteht|anstehen|steht an|stehen an|nächstes jahr|kommendes jahr|demnächst)(?!\p{L})/u
/** The rest is raised, or it does not reach: that is a levy. */
const NOT_ALL =
  /(?<!\p{L})(?:reicht (?:\p{L}+ ){0,2}nicht|rest|restbetrag|übrige[rn]?|teilweise|teils|zum teil|im übrigen|(?:durch|per|über|mittels) (?:eine[nr]? )?\p{L}*umlage|anteilig|fehlbetrag|teil der kosten)(?!\p{L})/u
/** "Beschlossen ist das neue Tor für 18.000 €; der Auftrag wird aus der Rücklage bezahlt": what the statement before puts a sum to. */
const THIS =
  /^[^€]{0,20}(?<!\p{L})(?:die|diese|der|das|dies|sie|er|es|beides) ?(?:maßnahmen?|arbeiten|auftrag|kosten|betrag|summe|ganze)?(?!\p{L})[^€]{0,60}rücklage/u
const WORK =
  /(?<!\p{L})(?<work>\p{L}{3,}(?:sanierung|erneuerung|modernisierung|instandsetzung|dämmung|anstrich|reparatur|austausch)|(?:sanierung|erneuerung|modernisierung|instandsetzung|dämmung|anstrich|reparatur|austausch) (?:der|des|von) \p{L}+)(?!\p{L})|(?<!\p{L})(?:wird|werden) (?:die|der|das) (?<done>\p{L}+) (?:\p{L}+ ){0,2}(?:gestrichen|saniert|erneuert|gedämmt|getauscht|ausgetauscht|instand gesetzt|modernisiert|repariert)|(?<!\p{L})(?:die|der|das) (?<part>\p{L}+) (?:wird|werden) (?:\p{L}+ ){0,3}(?:gestrichen|saniert|erneuert|gedämmt|getauscht|ausgetauscht|instand gesetzt|modernisiert|repariert)/u
/** Less is upkeep. */
const MIN = 5_000

/** What is ahead and paid from what is saved already, with its sum for all; the same work once. */
export function paidFromReserve(passages: readonly Passage[]): PaidFromReserve[] {
  const found = passages.flatMap(passage =>
    passage.section === 'other-offers' || passage.section === 'terms' ? [] : inPassage(passage),
  )
  return found.filter((one, at) => found.findIndex(({ amount }) => amount === one.amount) === at)
}

function inPassage(passage: Passage): PaidFromReserve[] {
  const statements = statementsOf(saidIn(passage).text)
  return statements.flatMap((one, at) => {
    const before = statements[at - 1]
    const around = `${before?.text ?? ''}.${one.text}`
    if (!OUT_OF_IT.test(one.text) || NOT_ALL.test(one.text)) return []
    const isDecided = VOTED.test(around) && !NOT_VOTED.test(around)
    if (!isDecided && !AHEAD.test(one.text)) return []
    const own = eurosIn(one.text).find(({ value }) => value >= MIN)
    const told = !own && before && isDecided && THIS.test(one.text) ? before : one
    const amount = own ?? eurosIn(told.text).find(({ value }) => value >= MIN)
    if (!amount) return []
    const start = told.start + amount.at
    return [
      {
        work: workIn(passage, one) ?? (before ? workIn(passage, before) : null),
        amount: amount.value,
        isDecided,
        evidence: inItsClause(proof(passage, start, start + amount.length)),
      },
    ]
  })
}

/** As it is written: the text of the statements is small, and as long. */
function workIn(passage: Passage, { text, start }: Statement): string | null {
  const match = WORK.exec(text)
  const name = match?.groups?.['work'] ?? match?.groups?.['done'] ?? match?.groups?.['part']
  if (!match || name === undefined) return null
  const at = start + match.index + match[0].indexOf(name)
  return passage.text.slice(at, at + name.length).replace(/\s+/gu, ' ')
}
