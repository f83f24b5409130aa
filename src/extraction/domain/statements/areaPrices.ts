import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** What a portal prints, or the seller tells, of the prices asked around: of the place, never of this offer. */
export interface AreaPrice {
  /** €/m² of Wohnfläche that is asked on average. */
  readonly mean: number
  /** The printed span of it; null: none is printed. */
  readonly span: { readonly low: number; readonly high: number } | null
  /** Of which homes; null: it does not say. */
  readonly kind: 'Haus' | 'Wohnung' | null
  /** Only the seller says so, and of homes that he calls alike: "Vergleichbare Wohnungen werden hier mit 2.700 €/m² angeboten". */
  readonly bySeller: boolean
  /** By the Gutachterausschuss, which knows what was paid: none of it is bargained off; missing: asked prices. */
  readonly isPaid?: true
  readonly evidence: Evidence
}

const NAME = wholeWords(
  [
    'durchschnitts-?(?:preise?|kaufpreise?|angebotspreise?)',
    'durchschnittliche[rn]? (?:kauf|angebots|quadratmeter|immobilien)preise?',
    'ø[ -]?(?:kauf|angebots|quadratmeter|m²-)?-?preise?',
    'gutachterausschuss\\p{L}*(?= [^.]{0,40}(?:nennt|weist|gibt|ermittelt(?:e)?|veröffentlicht|meldet|sieht)(?!\\p{L})[^.]{0,90}(?<!\\p{L})\\p{L}*(?:wohnungen|häuser|hälften))',
    '(?:kauf|angebots|quadratmeter)preise? (?:\\p{L}+ ){0,4}(?:im (?:schnitt|mittel|durchschnitt)|durchschnittlich)',
  ].join('|'),
  '',
)
const HOMES = String.raw`(?:\p{L}*(?:wohnungen|häuser|häusern|hälften|bungalows|apartments)|objekte|immobilien)`
const HERE = String.raw`(?:hier|(?:im|in diesem) (?:viertel|ort|stadtteil|quartier|dorf|haus)|in (?:der|dieser) (?:\p{L}+ )?(?:gegend|umgebung|nachbarschaft|anlage|siedlung|lage|straße)|am ort|vor ort|ringsum)`
const ASKED = String.raw`(?:angeboten|inseriert|aufgerufen|verlangt|gefordert|üblich|kosten|liegen|beginnen|stehen)`
/** Homes called alike, or of the place, with a verb of asking: what was sold is a comparison of its own. */
const TOLD_OF_ALIKE = wholeWords(
  [
    String.raw`(?:vergleichbare|ähnliche|gleichartige|entsprechende|sanierte|renovierte|modernisierte|gepflegte|unsanierte|gebrauchte)[rn]? (?:\p{L}+ )?${HOMES}(?=[^.]*(?<!\p{L})${ASKED}(?!\p{L}))`,
    String.raw`${HOMES}(?= [^.]{0,60}${HERE}(?!\p{L}))(?=[^.]*(?<!\p{L})${ASKED}(?!\p{L}))`,
    String.raw`${HERE}(?= [^.]{0,40}(?<!\p{L})(?:${ASKED}|werden)(?!\p{L})[^.]{0,60}${HOMES})`,
    String.raw`(?:preisniveau|quadratmeterpreise?|angebotspreise?)(?= [^.]{0,60}${HERE}(?!\p{L}))`,
  ].join('|'),
  '',
)
const SOLD = /(?<!\p{L})(?:verkauft\p{L}*|gehandelt|veräußert|beurkundet|erzielt\p{L}*|gezahlt|bezahlt)(?!\p{L})/u

/** Rents, land and what is new are other markets; what one seller asks is none. */
const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:\p{L}*miet\p{L}*|\p{L}*pacht\p{L}*|boden\p{L}*|bauland\p{L}*|\p{L}*grundstück\p{L}*|acker\p{L}*|grünland\p{L}*|wald\p{L}*|neubau\p{L}*|stellpl\p{L}*|garagen?|büro\p{L}*|gewerbe\p{L}*|praxis\p{L}*|deutschland\p{L}*|bundesweit\p{L}*|dieser? (?:wohnung|hauses|immobilie|objekts?)|unsere[rsm]?)(?!\p{L})/u
const PER_M2 = /^ ?(?:(?:\/|je|pro) ?(?:m²|m2|qm|quadratmeter))/u
const SPAN =
  /(?<!\p{L})(?:preis)?spanne:? (?:von )?(?<low>\d{1,2}·\d{3}|\d{3,5}) ?(?:€|euro)?(?: ?\/ ?m²)? ?(?:-|–|bis) ?(?<high>\d{1,2}·\d{3}|\d{3,5})/u
/** "zwischen 1.700 und 2.300 €/m²", "2.100 bis 2.400 €/m²" */
const FROM =
  /(?<![\d·,])(?<low>\d{1,2}·\d{3}|\d{3,5}) ?(?:€|euro)?(?: ?\/ ?m²)? ?(?:-|bis(?: zu)?|und) ?(?:ca· |rund |etwa )?$/u
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
  const printed = NAME.exec(text)
  const name = printed ?? (SOLD.test(text) ? null : TOLD_OF_ALIKE.exec(text))
  if (!name || OF_SOMETHING_ELSE.test(text.slice(0, name.index + name[0].length + TO_PLACE))) return null
  const sum = eurosIn(text).find(({ at, length }) => at > name.index && PER_M2.test(text.slice(at + length)))
  if (!sum || sum.value < MIN || sum.value > MAX) return null
  const from = FROM.exec(text.slice(0, sum.at))?.groups?.['low']
  const groups = SPAN.exec(text)?.groups
  const [low, high] = from === undefined ? [groups?.['low'], groups?.['high']].map(euros) : [euros(from), sum.value]
  const mean = from !== undefined && low !== undefined && low < sum.value ? (low + sum.value) / 2 : sum.value
  const isSpan = low !== undefined && high !== undefined && low > 0 && low < mean && high > mean
  return {
    mean,
    span: isSpan ? { low, high } : null,
    bySeller: printed === null,
    ...(name[0].startsWith('gutachterausschuss') && { isPaid: true as const }),
    kind: KINDS.find(([, pattern]) => pattern.test(text.slice(0, sum.at)))?.[0] ?? null,
    evidence: inItsClause(proof(passage, start + name.index, start + sum.at + sum.length)),
  }
}

function euros(digits = ''): number {
  return Number(digits.replace('·', ''))
}

/** Characters behind the name in which the kind of what it is of stands. */
const TO_PLACE = 40
