import type { Passage } from '../passages.ts'
import { saidIn } from '../scope/said.ts'
import { rangeOf } from './statedCosts.ts'
import { type Euros, eurosIn, type Statement, statementsOf } from './statementsOf.ts'

/** "41/1.000": the flat's Miteigentumsanteil, by which the community shares its costs (§ 16 Abs. 2 Satz 1 WEG). */
export interface CoOwnership {
  readonly numerator: number
  readonly denominator: number
  /** No share is told: the homes of the house are taken for equal. */
  readonly isAssumed?: true
}

/** What works or a levy cost the whole community, €. */
export interface WholeSum {
  readonly low: number
  readonly high: number
  readonly start: number
  readonly end: number
}

const CO_OWNERSHIP =
  /(?<![\d·,/])(?<numerator>\d{1,3}(?:·\d{3})*(?:,\d+)?) ?\/ ?(?<denominator>1·?000|10·?000|100·?000)(?:stel)?(?!\d)/gu
/** A parking space has a share of its own. */
const OF_PARKING = /(?<!\p{L})(?:\p{L}*stellpl[aä]tz\p{L}*|\p{L}*garage\p{L}*|carport|keller\p{L}*)(?!\p{L})/u
/** Less is no work on a whole house; the share of it is no burden. */
export const MIN_WHOLE = 20_000
/** What is saved is what works are paid from, not what they cost. */
const RESERVE_LAST = /rücklage(?![^.]*(?:umlage|kosten|angebot|schätzung))[^.]*$/u
const FROM_RESERVE =
  /^(?:, ?(?=aus )| )?(?:(?:aus|in|an|auf|von) )?(?:(?:der|die|diese[rn]?) )?(?:\p{L}+ )?\p{L}*rücklage/u
const LEVY_LAST = /(?:umlage|sonderzahlung)(?: (?:von|über|in höhe von|i·h·v·|ca·|rund|etwa|insgesamt|gesamt))*:? ?$/u
/** What the reserve does not pay is raised. */
const REST =
  /(?<!\p{L})(?:rest(?:liche[rn]?|betrag)?|übrige[rn]?|verbleibende[rn]?|differenz|fehlbetrag|fehlende[rn]?|reicht (?:dafür |dazu |hierfür )?nicht)(?!\p{L})/u

/** "Nach der Wohnfläche entfielen auf sie nur 71/1.000": what would be, and is not. */
const BY_AREA =
  /(?<!\p{L})(?:(?:nach|gemessen an|entsprechend|gemäß) (?:der |ihrer |dem )?(?:reinen |bloßen |anteiligen )?(?:wohn|nutz)?(?:fläche|flächenanteil)|(?:wohn)?flächenanteil|(?:der|ihrer) (?:wohn)?fläche (?:nach|entspr\p{L}+|entspräche\p{L}*))(?!\p{L})/u

/** Whether a statement tells the share that the area alone would give. */
export function isByArea(statement: string): boolean {
  return BY_AREA.test(statement) && statement.search(CO_OWNERSHIP) >= 0
}

/**
 * The flat's share where the document states one alone, that of a parking space apart.
 * @param byArea the one that its area would give it instead
 */
export function coOwnershipOf(passages: readonly Passage[], byArea = false): CoOwnership | null {
  const found = new Map<string, CoOwnership>()
  for (const passage of passages) {
    if (passage.section === 'other-offers') continue
    for (const { text } of statementsOf(saidIn(passage).text)) {
      if (isByArea(text) !== byArea) continue
      for (const { groups, index } of text.matchAll(CO_OWNERSHIP)) {
        if (OF_PARKING.test(text.slice(Math.max(0, index - 40), index))) continue
        const [numerator, denominator] = [groups?.['numerator'], groups?.['denominator']].map(part =>
          Number((part ?? '').replaceAll('·', '').replace(',', '.')),
        ) as [number, number]
        if (numerator > 0 && numerator < denominator)
          found.set(String(numerator / denominator), { numerator, denominator })
      }
    }
  }
  const [first] = found.values()
  return found.size === 1 && first ? first : null
}

/** What each home would bear if all were equal; null where shares are told, of whatever home, or the homes are not. */
export function equalShareOf(passages: readonly Passage[], homes: number | null): CoOwnership | null {
  const isTold = passages.some(passage => saidIn(passage).text.search(CO_OWNERSHIP) >= 0)
  return homes === null || homes < 2 || isTold ? null : { numerator: 1, denominator: homes, isAssumed: true }
}

/** Whole euros. */
export function partOf(whole: number, { numerator, denominator }: CoOwnership): number {
  return Math.round((whole * numerator) / denominator)
}

/** An amount that lies in a reserve, is taken from it or is a share of it. */
export function isOfReserve(text: string, { at, length }: Euros): boolean {
  const before =
    text
      .slice(0, at)
      .split(/[,;(€]/u)
      .at(-1) ?? ''
  return RESERVE_LAST.test(before) || FROM_RESERVE.test(text.slice(at + length))
}

/** The sum that is named as the levy itself, else what is to be done: never what is saved. */
export function wholeIn(window: readonly Statement[]): WholeSum | null {
  const found = window.flatMap(({ text, start }) => {
    const amounts = eurosIn(text).filter(one => one.value >= MIN_WHOLE && !isOfReserve(text, one))
    return amounts.map((one, place) => {
      const { low, high, end } = rangeOf(text, one, amounts.slice(place))
      return {
        sum: { low, high, start: start + one.at, end: start + end },
        isLevy: LEVY_LAST.test(text.slice(0, one.at)),
      }
    })
  })
  return (found.find(({ isLevy }) => isLevy) ?? found[0])?.sum ?? null
}

/** What the reserve pays before a levy is raised for the rest; null: it is not said that it does. */
export function reserveBefore(window: readonly Statement[]): number | null {
  for (const { text } of window) {
    const saved = REST.test(text) ? eurosIn(text).find(one => isOfReserve(text, one)) : undefined
    if (saved) return saved.value
  }
  return null
}
