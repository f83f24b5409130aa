import { BY_OWN_HANDS, DONE } from './costWords.ts'
import { workKindsIn } from './plannedWorks.ts'
import { eurosIn, type Statement } from './statementsOf.ts'

/** Works that are due by the words before or behind what is counted up. */
export const CALLED_FOR =
  /(?<!\p{L})(?:(?:steht|stehen)(?!\p{L})[^.]{0,40}(?<!\p{L})an|anstehend\p{L}*|ausstehend\p{L}*|fällig\p{L}*|nötig|notwendig|erforderlich|vorgesehen|geplant|einzuplanen|zu (?:machen|erneuern|erledigen|sanieren|renovieren|tun)|noch (?:offen|zu)|muss|müssen|müssten|sollten?|mieterwechsel|auszug|neuvermietung)(?!\p{L})/u
/** What was done and paid; an offer that was asked for is ahead all the same. */
const PAID =
  /(?<!\p{L})(?:wurden?|worden|haben|hatten?|hat|investier\p{L}*|bereits|schon|durchgeführt|erledigt|ausgeführt|eingebaut)(?!\p{L})/u
const OFFER = /(?<!\p{L})(?:angebot\p{L}*|kostenvoranschl\p{L}*|\p{L}*schätzung\p{L}*)(?!\p{L})/u
const SUM = /(?<!\p{L})(?:zusammen|insgesamt|gesamt|summe|total|alles in allem|macht)(?!\p{L})/u
/** Behind an amount what it is still of: "8.900 € (Angebot Elektro Rudisch)". */
const BESIDE = /^ ?\([^)]*\)/u
const RANGE = /^\s?(?:-|bis(?: zu)?)\s?$/u

/** One of several works that a statement counts up with their prices. */
export interface PricedItem extends Statement {
  /** The whole statement: the words that lay the works ahead stand once in it. */
  readonly within: string
}

/**
 * "Bei Mieterwechsel stehen an: Bad 14.500 €, Elektrik 8.900 € und Böden 6.000 €": each amount is for the trade before it. Empty: it is no
 * such list, or what it tells is done.
 */
export function pricedItems({ text, start }: Statement): PricedItem[] {
  const isOffer = OFFER.test(text)
  if (
    !(isOffer || CALLED_FOR.test(text)) ||
    DONE.test(text) ||
    BY_OWN_HANDS.test(text) ||
    (PAID.test(text) && !isOffer)
  )
    return []
  const amounts = eurosIn(text)
  const items: PricedItem[] = []
  // "Bei Mieterwechsel stehen an: …": what is before the colon is no trade.
  let from = text.slice(0, amounts[0]?.at ?? 0).lastIndexOf(':') + 1
  for (const [at, one] of amounts.entries()) {
    const end = one.at + one.length
    const next = amounts[at + 1]
    if (next && RANGE.test(text.slice(end, next.at))) continue
    const to = end + (BESIDE.exec(text.slice(end))?.[0].length ?? 0)
    const said = text.slice(from, one.at)
    if (workKindsIn(said).length > 0 && !SUM.test(said))
      items.push({ text: text.slice(from, to), start: start + from, end: start + to, within: text })
    from = to
  }
  return items.length > 1 ? items : []
}
