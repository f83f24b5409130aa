import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** What a portal prints of the prices asked around: of the place, never of this offer. */
export interface AreaPrice {
  /** €/m² of Wohnfläche that is asked on average. */
  readonly mean: number
  /** The printed span of it; null: none is printed. */
  readonly span: { readonly low: number; readonly high: number } | null
  /** Of which homes; null: it does not say. */
  readonly kind: 'Haus' | 'Wohnung' | null
  readonly evidence: Evidence
}

const NAME = wholeWords(
  [
    'durchschnitts-?(?:preise?|kaufpreise?|angebotspreise?)',
    'durchschnittliche[rn]? (?:kauf|angebots|quadratmeter|immobilien)preise?',
    'ø[ -]?(?:kauf|angebots|quadratmeter|m²-)?-?preise?',
    '(?:kauf|angebots|quadratmeter)preise? (?:\\p{L}+ ){0,4}(?:im (?:schnitt|mittel|durchschnitt)|durchschnittlich)',
  ].join('|'),
  '',
)
/** Rents, land and what is new are other markets; what one seller asks is none. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:\p{L}*miet\p{L}*|\p{L}*pacht\p{L}*|boden\p{L}*|bauland\p{L}*|\p{L}*grundstück\p{L}*|acker\p{L}*|grünland\p{L}*|wald\p{L}*|neubau\p{L}*|stellpl\p{L}*|garagen?|büro\p{L}*|gewerbe\p{L}*|praxis\p{L}*|deutschland\p{L}*|bundesweit\p{L}*|dieser? (?:wohnung|hauses|immobilie|objekts?)|unsere[rsm]?)(?!\p{L})/u
const PER_M2 = /^ ?(?:(?:\/|je|pro) ?(?:m²|m2|qm|quadratmeter))/u
const SPAN =
  /(?<!\p{L})(?:preis)?spanne:? (?:von )?(?<low>\d{1,2}·\d{3}|\d{3,5}) ?(?:€|euro)?(?: ?\/ ?m²)? ?(?:-|–|bis) ?(?<high>\d{1,2}·\d{3}|\d{3,5})/u
const KINDS = [
  ['Haus', /(?<!\p{L})(?:\p{L}*häuser\p{L}*|haus|doppelhaushälften?)(?!\p{L})/u],
  ['Wohnung', /(?<!\p{L})\p{L}*wohnung(?:en)?(?!\p{L})/u],
] as const
/** €/m² of a home. */
const MIN = 300
const MAX = 20_000

/** The first that is printed; null: none. */
export function areaPriceOf(passages: readonly Passage[]): AreaPrice | null {
  for (const passage of passages) {
    if (passage.section === 'contact') continue
    for (const statement of statementsOf(saidIn(passage).text)) {
      const found = priceIn(statement, passage)
      if (found) return found
    }
  }
  return null
}

function priceIn({ text, start }: Statement, passage: Passage): AreaPrice | null {
  const name = NAME.exec(text)
  if (!name || OF_SOMETHING_ELSE.test(text.slice(0, name.index + name[0].length + TO_PLACE))) return null
  const sum = eurosIn(text).find(({ at, length }) => at > name.index && PER_M2.test(text.slice(at + length)))
  if (!sum || sum.value < MIN || sum.value > MAX) return null
  const groups = SPAN.exec(text)?.groups
  const [low, high] = [groups?.['low'], groups?.['high']].map(digits => Number((digits ?? '').replace('·', '')))
  const isSpan = low !== undefined && high !== undefined && low > 0 && low < sum.value && high > sum.value
  return {
    mean: sum.value,
    span: isSpan ? { low, high } : null,
    kind: KINDS.find(([, pattern]) => pattern.test(text.slice(0, sum.at)))?.[0] ?? null,
    evidence: inItsClause(proof(passage, start + name.index, start + sum.at + sum.length)),
  }
}

/** Characters behind the name in which the kind of what it is of stands. */
const TO_PLACE = 40
