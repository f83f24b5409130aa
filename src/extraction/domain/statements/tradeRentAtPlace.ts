import { germanNumber } from '#kernel/germanNumber.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Remark } from '../remark.ts'

/** What the exposé itself says that shops or offices are let for at the place, € a month and m²; both ends alike where it names one rent. */
export interface TradeRent {
  readonly low: number
  readonly high: number
  readonly evidence: Evidence
}

const FIGURES =
  /(?<![\d.,])(?:(?<low>\d{1,2}(?:,\d{1,2})?)\s*(?:€|euro|eur)?\s*(?:bis|und|-|–)\s*)?(?<high>\d{1,2}(?:,\d{1,2})?)\s*(?:€|euro|eur)/iu
/** Below is a slip, above a lane of which nobody writes. */
const LEAST = 2
const MOST = 90

/** null: it names none. */
export function tradeRentAtPlace(remarks: readonly Remark[]): TradeRent | null {
  for (const { rule, certainty, evidence } of remarks) {
    if (rule !== 'gewerbemiete-am-ort' || certainty !== 'stated') continue
    const { low, high } = FIGURES.exec(evidence.quote)?.groups ?? {}
    const most = Number((high ?? '').replace(',', '.'))
    const least = Number((low ?? high ?? '').replace(',', '.'))
    if (least >= LEAST && least <= most && most <= MOST) return { low: least, high: most, evidence }
  }
  return null
}

/** "6 bis 8 €/m²" */
export function tradeRentWords({ low, high }: Pick<TradeRent, 'low' | 'high'>): string {
  return `${low === high ? '' : `${germanNumber(low)} bis `}${germanNumber(high)}\u00a0€/m²`
}
