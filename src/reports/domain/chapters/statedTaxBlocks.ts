import { germanNumber } from '#kernel/germanNumber.ts'
import { euro, subtract, times } from '#kernel/money.ts'
import { germanPercent, inPercent, percent } from '#kernel/share.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { LAENDER } from '#reference/laender.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 120
/** Percent points: what is written with one digit is the same rate. */
const SAME_RATE = 0.05
/** Share of the amount: what is rounded is the same. */
const SAME_AMOUNT = 0.02

/** The exposé's own table of costs held against the law: another rate than that of the Land, or an amount that its rate does not give. */
export function statedTaxBlocks({ sums: { tax }, money: { purchaseCosts, price } }: Assessment): Block[] {
  if (!tax || !price || !purchaseCosts.ok) return []
  const { land, tax: rates } = purchaseCosts.value.terms
  if (!land || inPercent(rates.low) !== inPercent(rates.high)) return []
  const told = `${germanNumber(tax.rate)}\u00a0% Grunderwerbsteuer (${spokenQuote(tax.evidence, MAX_QUOTE)})`
  const ours = times(price, rates.mid)
  if (Math.abs(tax.rate - inPercent(rates.mid)) > SAME_RATE) {
    const apart = subtract(ours, times(price, percent(tax.rate)))
    const more = apart.cents > 0 ? 'mehr' : 'weniger'
    return [
      paragraph(
        `Das Exposé rechnet mit ${told}. In ${LAENDER[land]} gelten ${germanPercent(rates.mid)}: Das sind ${wholeEuro({ cents: Math.abs(apart.cents) })} ${more}, als dort steht.`,
      ),
    ]
  }
  if (tax.amount === null || Math.abs(euro(tax.amount).cents / ours.cents - 1) <= SAME_AMOUNT) return []
  return [
    paragraph(
      `Das Exposé nennt ${told}; von ${wholeEuro(price)} sind das ${wholeEuro(ours)}. Fragen Sie, mit welchem Kaufpreis es rechnet.`,
    ),
  ]
}
