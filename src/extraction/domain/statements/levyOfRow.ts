import type { Evidence } from '#kernel/evidence.ts'
import { offeredUnit } from '../deal/namedUnit.ts'
import { amountsIn } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

/** "der Anteil der verkauften Wohnung Nr. 10" */
const SOLD =
  /(?<!\p{L})(?:verkaufte[nr]?|angebotene[nr]?|vorliegende[nr]?|kaufgegenständliche[nr]?|zum Verkauf stehende[nr]?)\s(?:Eigentums)?(?:Wohnung|Einheit|WE)\s(?:Nr\.\s?)?0*(?<number>\d{1,3})(?!\d)/iu
/** "Nr. 10, 4. OG rechts ¦ 81,28 ¦ …", "WE 07 ¦ …" */
const NAMED_ROW = /^(?:(?:Wohnung|Whg\.?|WE|Einheit)\s)?(?:Nr\.\s?)?0*(?<number>\d{1,3})(?=[,¦\s])/iu
/** Instalments are rounded by themselves, in €. */
const ROUNDING = 0.02

/**
 * The Sonderumlage of the flat on sale by its row in the community's table: what its instalments come to. null: no flat is named, or no row
 * adds up.
 */
export function levyOfRow(passages: readonly Passage[]): { own: number; evidence: Evidence } | null {
  const sold = passages.flatMap(({ text }) => SOLD.exec(text)?.groups?.['number'] ?? [])[0] ?? offeredUnit(passages)
  if (sold === null) return null
  for (const passage of passages) {
    for (const { 0: row, index: start } of passage.text.matchAll(/[^\n]+/gu)) {
      if (NAMED_ROW.exec(row)?.groups?.['number'] !== sold) continue
      const amounts = amountsIn(row).filter(({ index, length }) => /€|EUR/u.test(row.slice(index, index + length)))
      const whole = amounts.at(-1)
      const instalments = amounts.slice(0, -1)
      const sum = instalments.reduce((all, { value }) => all + value, 0)
      if (whole && instalments.length > 1 && Math.abs(sum - whole.value) <= ROUNDING)
        return { own: whole.value, evidence: proof(passage, start + whole.index, start + whole.index + whole.length) }
    }
  }
  return null
}
