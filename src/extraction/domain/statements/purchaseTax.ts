import type { Evidence } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import { inItsClause } from '../clauseQuote.ts'
import { amountsIn, MONEY } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

/** The Grunderwerbsteuer in an exposé's own table of costs: no figure of ours, but what ours is held against. */
export interface StatedTax {
  /** Percent of the price. */
  readonly rate: number
  /** €; null: the rate alone is told. */
  readonly amount: number | null
  readonly evidence: Evidence
}

/** No Land has less or more (§ 11 GrEStG, Art. 105 Abs. 2a GG), but tables of sellers may. */
const MIN_RATE = 1
const MAX_RATE = 8
/** "Grunderwerbsteuer (5 %) | 32.450 €", "Grunderwerbsteuer NRW 6,5 % = 27.625,00 €" */
const TAX = regexp.gu`(?<!\p{L})Grunderwerb(?:s)?steuer(?:\s(?:in\s)?[\p{Lu}][\p{L}-]+){0,2}\s?[:¦|]?\s?\(?(?<rate>\d(?:[.,]\d{1,2})?)\s?(?:%|Prozent)(?:\sdes\sKaufpreises)?\)?\s?[=:¦|–-]?\s?(?:ca\.\s)?(?<amount>${MONEY.replace(/\?<\w+>/gu, '?:')})?`
const HELD_BACK = /übernehmen|übernimmt|erstatt|spar/iu

/** null: none is told, or several rates are. */
export function purchaseTaxOf(passages: readonly Passage[]): StatedTax | null {
  const found = passages.flatMap((passage): StatedTax[] => {
    if (passage.section === 'other-offers') return []
    return [...passage.text.matchAll(TAX)].flatMap(({ 0: words, index, groups }) => {
      const rate = Number((groups?.['rate'] ?? '').replace(',', '.'))
      const sentence = passage.text.slice(Math.max(0, index - 60), index)
      if (!(rate >= MIN_RATE && rate <= MAX_RATE) || HELD_BACK.test(sentence)) return []
      const amount = amountsIn(groups?.['amount'] ?? '')[0]?.value ?? null
      return [{ rate, amount, evidence: inItsClause(proof(passage, index, index + words.trimEnd().length)) }]
    })
  })
  const [first] = found
  const isOne = new Set(found.map(({ rate }) => rate)).size === 1
  return first && isOne ? (found.find(({ amount }) => amount !== null) ?? first) : null
}
