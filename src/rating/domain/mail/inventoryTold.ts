import { wholeQuote } from '#kernel/evidence.ts'
import { type MailCase, remarksOn } from './mailCase.ts'

const SETTLED_INVENTORY: readonly string[] = ['inventar-enthalten', 'inventar-mieter', 'inventar-nicht']
/** "kostet nichts extra", "für 3.500 € Ablöse": whether it is in the price, or at which. */
const INVENTORY_PRICED =
  /(?:kostet|kosten) (?:\p{L}+ )?nichts(?: extra)?|ohne (?:aufpreis|ablöse)|(?=.*(?:ablöse|abstand|aufpreis))\d[\d.]*(?:,\d\d?)?\s?(?:€|euro|eur)(?!\p{L})/iu

/** What becomes of the inventory is told: what stays, what goes, or for how much. */
export function isInventoryTold(one: MailCase): boolean {
  return remarksOn(one, 'inventar').every(
    ({ rule, certainty, evidence }) =>
      (SETTLED_INVENTORY.includes(rule) && certainty === 'stated') || INVENTORY_PRICED.test(wholeQuote(evidence)),
  )
}
