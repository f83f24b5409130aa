import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { COUNT, countFrom, NUMBER, numberFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { inItsClause } from '../clauseQuote.ts'
import { proof } from '../proof.ts'
import { sentenceAround } from '../scope/negation.ts'

/** What the document itself prints of the pool of rents that a flat is in. */
export interface PoolTerms {
  /** Whoever buys must join; missing: nothing is told of it. */
  readonly isBound?: true
  /** Years for which he is bound; null: not told. */
  readonly years: number | null
  /** Flats of the pool that are let, of all; null: not told. */
  readonly let: { readonly count: number; readonly of: number } | null
  /** What was paid out: €/m² a month, and of which year; null: not told. */
  readonly paidOut: { readonly perM2: number; readonly year: number | null } | null
  /** Places of all that is told, in the order above. */
  readonly evidence: readonly Evidence[]
}

const POOL = /miet-?pool|(?<!\p{L})pool(?:vertrag|gemeinschaft|verwaltung|mitglied\p{L}*)/iu
const JOIN = String.raw`(?:beitritt|teilnahme|mitgliedschaft|eintritt)`
const MUST = String.raw`(?:bestandteil\sdes\skaufvertrag\p{L}*|pflicht|verpflicht\p{L}*|obligatorisch|zwingend|verbindlich|voraussetzung)`
/** "nicht mehr verpflichtend", "dem Pool nicht beitreten"; "nicht freiwillig" binds all the more. */
const NOT = String.raw`(?<!\p{L})(?:nicht(?!\s(?:nur|freiwillig|optional))|nie|kein\p{L}*|ohne|weder)(?!\p{L})`
const TO_JOIN = String.raw`(?:beitreten|beizutreten|beitritt|eintreten|einzutreten|teilnehmen|teilzunehmen|teilnahme|einzahlen|einzuzahlen|angehören|mitglied|mitgliedschaft|zum\s(?:miet-?)?pool)`
const BOUND = regexp.giu`(?<!\p{L})(?:${JOIN}(?!\p{L})(?:(?!${NOT})[^.;]){0,50}(?<!\p{L})${MUST}(?!\p{L})|(?:muss|müssen)\s(?:(?!${NOT})[^.;]){0,60}(?<!\p{L})${TO_JOIN}(?!\p{L})|(?<!${NOT}\s(?:mehr\s)?)verpflichtet(?!\p{L})(?:(?!${NOT})[^.;]){0,60}(?<!\p{L})${TO_JOIN}(?!\p{L})|(?<!${NOT}\s)pflichtmitglied\p{L}*(?![^.;,]{0,30}${NOT}))(?:[^.;]{0,40}?(?<!\p{L})(?<years>${COUNT})\sjahre?n?(?!\p{L}))?`
const YEARS = regexp.giu`(?:miet-?pool\p{L}*|${JOIN}|poolvertrag)(?!\p{L})[^.;]{0,60}?(?<!\p{L})(?:auf|für|mindestens|läuft|laufzeit(?:\svon)?:?)\s(?:die\sdauer\svon\s|mindestens\s)?(?<years>${COUNT})\sjahre?n?(?!\p{L})`
const LET = /(?<![\d.,])(?<count>\d{1,3})\s(?:der|von(?:\sden|\sinsgesamt)?|aus)\s(?<of>\d{1,3})\s(?:\p{L}*wohnungen|einheiten|apartments|appartements|we)\s(?:sind\s|im\spool\s)?(?:derzeit\s|aktuell\s|zurzeit\s)?(?:vermietet|belegt)/giu // prettier-ignore
const PER_M2 = String.raw`(?<rent>${NUMBER})\s?(?:€|EUR|Euro)\s?(?:\/|je|pro)\s?(?:m²|qm|Quadratmeter)`
const PAID = regexp.giu`(?:(?<year>(?:19|20)\d\d)[^.;]{0,40}?)?(?:${PER_M2}(?=[^.;]{0,40}(?<!\p{L})(?:ausgeschüttet|ausschüttung|ausgezahlt))|(?:ausschüttung|ausgeschüttet|auszahlung|ausgezahlt)\p{L}*[^.;\d]{0,30}(?:(?<yearIn>(?:19|20)\d\d)[^.;\d]{0,30})?${PER_M2.replace('<rent>', '<behind>')})`
/** What will be paid out is no fact. */
const HOPED = /(?<!\p{L})(?:prognos\p{L}*|erwart\p{L}*|voraussichtlich|soll|geplant\p{L}*|kalkul\p{L}*)(?!\p{L})/iu
/** €/m² a month */
const MOST = 40

/** null: no place of the document tells anything of it. Sentences that name no pool are of one where it is told in the same or the last text. */
export function poolTermsOf(passages: readonly Passage[]): PoolTerms | null {
  const near = passages.filter((passage, at) =>
    passages.slice(Math.max(0, at - 1), at + 1).some(({ text, page }) => page === passage.page && POOL.test(text)),
  )
  const [bound, years, let_, paid] = [
    first(near, BOUND),
    first(near, YEARS),
    first(near, LET),
    first(near, PAID, HOPED),
  ]
  const term = countFrom(bound?.groups['years'] ?? '') ?? countFrom(years?.groups['years'] ?? '')
  const [count, of] = [Number(let_?.groups['count']), Number(let_?.groups['of'])]
  const perM2 = numberFrom(paid?.groups['rent'] ?? paid?.groups['behind'] ?? '')
  const year = paid?.groups['year'] ?? paid?.groups['yearIn']
  const isPaid = perM2 !== undefined && perM2 > 0 && perM2 < MOST
  const isLet = let_ !== undefined && count <= of
  const found = [bound, ...(term === undefined ? [] : [bound ? undefined : years]), isLet ? let_ : undefined, isPaid ? paid : undefined] // prettier-ignore
  const evidence = found.flatMap(one => (one ? [one.evidence] : []))
  if (evidence.length === 0) return null
  return {
    ...(bound && { isBound: true as const }),
    years: term ?? null,
    let: isLet ? { count, of } : null,
    paidOut: isPaid ? { perM2, year: year === undefined ? null : Number(year) } : null,
    evidence,
  }
}

interface Found {
  readonly groups: Readonly<Record<string, string | undefined>>
  readonly evidence: Evidence
}

function first(passages: readonly Passage[], pattern: RegExp, unless?: RegExp): Found | undefined {
  for (const passage of passages)
    for (const match of passage.text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (unless?.test(sentenceAround(passage.text, match.index, end))) continue
      return { groups: match.groups ?? {}, evidence: inItsClause(proof(passage, match.index, end)) }
    }
  return undefined
}
