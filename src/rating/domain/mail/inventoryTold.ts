import { pricesInventory } from '#extraction/domain/remarks/wordsBeside.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import { type MailCase, remarksOn } from './mailCase.ts'

const SETTLED_INVENTORY: readonly string[] = ['inventar-enthalten', 'inventar-mieter', 'inventar-nicht']

/** What becomes of the inventory is told: what stays, what goes, or for how much. */
export function isInventoryTold(one: MailCase): boolean {
  return remarksOn(one, 'inventar').every(
    ({ rule, certainty, evidence }) =>
      (SETTLED_INVENTORY.includes(rule) && certainty === 'stated') || pricesInventory(wholeQuote(evidence)),
  )
}
