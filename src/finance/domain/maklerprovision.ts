import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, times, ZERO } from '#kernel/money.ts'
import { germanPercent, type Share } from '#kernel/share.ts'
import type { Land } from '#reference/laender.ts'
import { UEBLICHE_PROVISION } from '#reference/maklerprovision.ts'
import { rowAt } from '#reference/table.ts'
import type { Part } from './part.ts'
import { across, type Range } from './range.ts'

const label = 'Maklerprovision'

/** What is stated: a share of the price including VAT; 0 % is "provisionsfrei". @param source who states it */
export function statedProvision(price: Money, rate: Share, source = 'Angabe im Exposé'): Part {
  const amount = times(price, rate)
  const formula = rate.parts === 0 ? 'provisionsfrei für den Käufer' : `${germanPercent(rate)} × ${germanMoney(price)}`
  return { label, amount, formula, source: `${source}; § 652 BGB`, basis: 'law' }
}

/** What is stated in euro. */
export function fixedProvision(amount: Money, source: string): Part {
  return { label, amount, formula: germanMoney(amount), source: `${source}; § 652 BGB`, basis: 'law' }
}

/** The exposé is silent: from nothing to the highest share that is usual in the Land. An assumption. */
export function assumedProvision(price: Money, land: Land, day: CalendarDate): Range<Part> {
  const { usual, high, source } = rowAt(UEBLICHE_PROVISION, day, land)
  const none: Part = { label, amount: ZERO, formula: 'kein Makler', source: 'Annahme', basis: 'assumption' }
  const paid = across({ low: usual, mid: usual, high }, (rate): Part => {
    const formula = `${germanPercent(rate)} × ${germanMoney(price)} (angenommen)`
    return { label, amount: times(price, rate), formula, source, basis: 'assumption' }
  })
  return { ...paid, low: none }
}
