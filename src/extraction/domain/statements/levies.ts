import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { eurosIn, statementsOf, type Statement } from './statementsOf.ts'

/** A Sonderumlage of the community, with what is said of it in the sentences after it. */
export interface StatedLevy {
  /** € for the flat on sale; null: not said. */
  readonly own: number | null
  /** The seller pays, or it is paid; the buyer pays, or the seller says that he does not; null: not said. */
  readonly payer: 'seller' | 'buyer' | null
  /** When it is to be paid, as the text puts it: "zahlbar in zwei Raten zum 1. Februar 2027"; null: not said. */
  readonly due: string | null
  /** The place of the share where it is stated, else of the Sonderumlage. */
  readonly evidence: Evidence
}

const LEVY = wholeWords(
  'sonderumlagen?|umlage(?= von (?:rund |ca· )?[\\d·]+ ?(?:€|euro|eur))|sonderzahlung(?:en)?',
  'g',
)
/** How many sentences after its name still speak of it. */
const MAX_AFTER = 3
/** Less is no levy, more is that of the whole community. */
const MIN = 200
const MAX = 100_000
const FLAT = '(?:eigentums|etagen|dachgeschoss)?(?:wohnung|einheit|appartement|apartment)'
const ITS = '(?:die|diese|unsere|ihre|meine)(?: (?:hier )?(?:angebotene|verkaufte|vorliegende|zum verkauf stehende))?'
const SHARE_BEFORE = new RegExp(
  `(?:(?:auf|für) ${ITS} ${FLAT}|(?<!miteigentums)anteil(?:ig\\p{L}*)?(?!\\p{L})|entf(?:allen|ällt|ielen)|(?:je|pro) (?:${FLAT}|eigentümer)|trägt ${ITS} ${FLAT})[^.€]{0,70}$`,
  'u',
)
const SHARE_AFTER = new RegExp(
  `^[^.,€]{0,25}(?:(?:auf|für) ${ITS} ${FLAT}|(?<!miteigentums)anteil(?:ig\\p{L}*)?(?!\\p{L})|(?:je|pro) (?:${FLAT}|eigentümer))`,
  'u',
)
const SELLER = '(?:verkäufer(?:in|s|seite)?|voreigentümer(?:in)?|eigentümer(?:in)?|wir)'
const PAYS =
  '(?:trägt|tragen|übernimmt|übernehmen|zahlt|zahlen|begleicht|begleichen|getragen|übernommen|gezahlt|bezahlt)'
const BY_SELLER = new RegExp(
  `(?<!\\p{L})${SELLER}(?!\\p{L})[^.]{0,50}?(?<!\\p{L})${PAYS}(?!\\p{L})|(?<!\\p{L})${PAYS}[^.]{0,30}(?<!\\p{L})${SELLER}(?!\\p{L})`,
  'u',
)
const PAID =
  /(?<!\p{L})(?:bereits|schon|vollständig|komplett|voll)(?: \p{L}+){0,2} (?:bezahlt|gezahlt|beglichen|geleistet|abgegolten|entrichtet)(?!\p{L})|(?:ist|wurde|sind|wurden) (?:bezahlt|beglichen|abgegolten)/u
const NOT = /(?<!\p{L})(?:nicht|keine?[nrsm]?|weder)(?!\p{L})/u
const BY_BUYER =
  /(?<!\p{L})(?:vom|von der|durch den|durch die|auf den|auf die|zu ?lasten des|zu ?lasten der|der|die) (?:käufer|erwerber)(?:s|in|seite)?(?!\p{L})/u
const DUE =
  /(?:zahlbar|fällig|zu zahlen)[^.;]{0,90}?(?:\d{1,2}[.·] ?(?:\p{L}+|\d{1,2}[.·]) ?20\d\d|(?:anfang|mitte|ende|im)? ?\p{L}* ?20\d\d)|(?:zum|bis zum|am) \d{1,2}[.·] ?(?:\p{L}+|\d{1,2}[.·]) ?20\d\d(?: \p{L}+)? (?:fällig|zahlbar)/u

/** "2019 wurde eine Sonderumlage erhoben": of a year that is past, and paid. */
const RAISED = /(?<!\p{L})(?:erhoben|gezahlt|abgerechnet|eingezogen|fällig war)/u
const YEAR = /(?<![\d.,·])20\d\d(?!\d|[.,·]\d)/gu

/** Those that are said as a fact and are not of former years, one for each place that names them. */
export function leviesOf(passages: readonly Passage[], { toBeBuilt, today }: Setting): StatedLevy[] {
  return passages.flatMap(passage => {
    if (passage.section === 'other-offers' || passage.section === 'terms') return []
    const said = saidIn(passage)
    const statements = statementsOf(said.text)
    const seen = new Set<Statement>()
    return [...said.text.matchAll(LEVY)].flatMap(({ 0: name, index }) => {
      const at = statements.findIndex(({ start, end }) => index >= start && index < end)
      const own = statements[at]
      if (!own || seen.has(own)) return []
      const scope = scopeOf(said, index, index + name.length, { matter: 'works', toBeBuilt, today })
      const isOpen = scope.stance === 'asserted' && scope.time !== 'former' && scope.bearer !== 'other'
      if (!isOpen || isPast(own.text, today) || (NOT.test(own.text) && !/\d/u.test(own.text))) return []
      const window = statements.slice(at, at + 1 + MAX_AFTER)
      for (const one of window) seen.add(one)
      return [levyIn(passage, window, { start: index, end: index + name.length })]
    })
  })
}

function isPast(statement: string, today: number): boolean {
  const years = [...statement.matchAll(YEAR)].map(([year]) => Number(year))
  return RAISED.test(statement) && years.length > 0 && Math.max(...years) < today
}

function levyIn(passage: Passage, window: readonly Statement[], named: { start: number; end: number }): StatedLevy {
  const share = shareIn(window)
  const place = share ?? named
  return {
    own: share?.value ?? null,
    payer: payerIn(window),
    due: dueIn(passage.text, window),
    evidence: inItsClause(proof(passage, place.start, place.end)),
  }
}

function dueIn(text: string, window: readonly Statement[]): string | null {
  for (const { start, text: said } of window) {
    const match = DUE.exec(said)
    if (match) return spaced(text.slice(start + match.index, start + match.index + match[0].length))
  }
  return null
}

function shareIn(window: readonly Statement[]): { value: number; start: number; end: number } | null {
  for (const { text, start } of window) {
    for (const { value, at, length } of eurosIn(text)) {
      if (value < MIN || value > MAX) continue
      if (!SHARE_BEFORE.test(text.slice(0, at)) && !SHARE_AFTER.test(text.slice(at + length))) continue
      return { value, start: start + at, end: start + at + length }
    }
  }
  return null
}

function payerIn(window: readonly Statement[]): StatedLevy['payer'] {
  for (const { text } of window) {
    const seller = BY_SELLER.exec(text)
    if (seller) return NOT.test(text.slice(seller.index)) ? 'buyer' : 'seller'
    if (PAID.test(text)) return NOT.test(text) ? null : 'seller'
    if (BY_BUYER.test(text)) return 'buyer'
  }
  return null
}

function spaced(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
