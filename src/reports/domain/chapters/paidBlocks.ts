import { yearOf } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { euro } from '#kernel/money.ts'
import type { PricePaid } from '#extraction/domain/statements/pricePaid.ts'
import type { Assessment } from '#rating/domain/assess.ts'
import { paragraph } from '../blocks.ts'
import type { Block } from '../report.ts'
import { wholeEuro } from './germanAmounts.ts'
import { spokenQuote } from './wording.ts'

const MAX_QUOTE = 140
const MAX = 2

/** What the seller or the first buyer paid, by the exposé's own words: no proof of today's value, and an argument all the same. */
export function paidBlocks({ sums: { paid }, money, offer, day }: Assessment): Block[] {
  const asked = money.price ?? (offer.numbers.verkehrswert === null ? null : euro(offer.numbers.verkehrswert))
  return paid
    .slice(0, MAX)
    .map(one =>
      paragraph(
        `Früherer Kaufpreis laut Exposé${one.year === null ? '' : `, ${one.year}`}: ${wholeEuro(euro(one.price))} ${spokenQuote(one.evidence, MAX_QUOTE)}. ${risen(one, asked?.cents ?? null, yearOf(day))}`,
      ),
    )
}

function risen({ price, invested, year }: PricePaid, asked: number | null, today: number): string {
  if (asked === null) return ''
  const spent = euro(price + (invested ?? 0)).cents
  const share = Math.round((asked / spent - 1) * 100)
  const put = invested === null ? '' : ` als dieser Preis samt ${wholeEuro(euro(invested))} für Arbeiten seither`
  const years = year === null || today <= year ? '' : ` in ${today - year} Jahren`
  if (share <= 0) return `Heute wird nicht mehr verlangt${put}.`
  return `Verlangt werden ${germanNumber(share)}\u00a0% mehr${put}${years}: Fragen Sie, was diesen Aufschlag begründet.`
}
