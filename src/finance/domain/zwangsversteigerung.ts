import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, germanMoney, largerOf, type Money, subtract, times, ZERO } from '#kernel/money.ts'
import { germanPercent, ratio } from '#kernel/share.ts'
import type { Land } from '#reference/laender.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import { TABELLE_A, TABELLE_A_START, VERSTEIGERUNG, VERSTEIGERUNGSANNAHMEN, ZUSCHLAGSGEBUEHR } from '#reference/zvg.ts'
import { grunderwerbsteuer, grunderwerbsteuerAnywhere } from './grunderwerbsteuer.ts'
import { type Part, type Total, totalOf } from './part.ts'
import { steppedFee } from './steppedFee.ts'
import { gebuehr } from './tabelleB.ts'

/** What the Verkehrswert decides. Both limits are gone once a Zuschlag was refused for either of them (§§ 74a (4), 85a (2) ZVG). */
export interface BidLimits {
  /** Below it the Zuschlag is refused. */
  readonly haelfte: Part
  /** Below it the Zuschlag is refused if a creditor asks for it. */
  readonly siebenZehntel: Part
  /** To be given at once where somebody entitled asks for it; no cash (§§ 67, 69 ZVG). */
  readonly sicherheit: Part
}

export function bidLimits(verkehrswert: Money, day: CalendarDate): BidLimits {
  const at = (key: 'haelfte' | 'siebenZehntel' | 'sicherheit', label: string): Part => {
    const { rate, source, basis } = rowAt(VERSTEIGERUNG, day, key)
    const formula = `${germanPercent(rate)} × ${germanMoney(verkehrswert)}`
    return { label, amount: times(verkehrswert, rate), formula, source, basis }
  }
  return {
    haelfte: at('haelfte', '5/10 des Verkehrswerts'),
    siebenZehntel: at('siebenZehntel', '7/10 des Verkehrswerts'),
    sicherheit: at('sicherheit', 'Sicherheitsleistung'),
  }
}

export interface Bid {
  readonly bid: Money
  readonly verkehrswert: Money
  /** Value of rights that stay (§§ 52, 91 ZVG): they are taken over beside the bid. */
  readonly rights: Money
  /** What of them is taxed with the bid: § 9 (1) No. 4 GrEStG. */
  readonly taxed: Money
  /** null: not known. */
  readonly land: Land | null
  /** From the Zuschlag to the distribution. */
  readonly days: number
}

/** What a bid costs beside itself: tax, court, land register and interest; no notary, no broker. */
export function bidCosts({ bid, verkehrswert, rights, taxed, land, days }: Bid, day: CalendarDate): Total {
  const given = { price: bid, assumed: taxed }
  const tax = land ? grunderwerbsteuer(given, land, day) : grunderwerbsteuerAnywhere(given, day).mid
  // The register takes the Verkehrswert where the bid is lower (§§ 46, 47 GNotKG).
  const register = gebuehr('14110', largerOf(bid, verkehrswert), day)
  return totalOf('Kosten neben dem Gebot', [tax, zuschlag(add(bid, rights), day), register, interest(bid, days, day)])
}

/** Half a fee on the bid with the rights that stay: § 54 (2) GKG. */
function zuschlag(value: Money, day: CalendarDate): Part {
  const { multiple, source, basis } = rowAt(ZUSCHLAGSGEBUEHR, day, 'zuschlag')
  const full = steppedFee(value, TABELLE_A_START, rowsAt(TABELLE_A, day))
  const formula = `0,5 × ${germanMoney(full)} (Tabelle für ${germanMoney(value)})`
  return { label: 'Gebühr für den Zuschlag', amount: times(full, multiple), formula, source, basis }
}

/** The Bargebot bears interest from the Zuschlag until it is distributed. */
function interest(bid: Money, days: number, day: CalendarDate): Part {
  const { rate, source } = rowAt(VERSTEIGERUNG, day, 'zins')
  const amount = times(bid, ratio(rate.parts * days, rate.of * 365))
  const formula = `${germanPercent(rate)} × ${germanMoney(bid)} × ${days} ÷ 365`
  return { label: 'Zinsen bis zur Verteilung', amount, formula, source, basis: 'assumption' }
}

const STEP = 500_00

/** A bid is named in steps, and never rounded up. */
export function inSteps({ cents }: Money): Money {
  return { cents: Math.floor(cents / STEP) * STEP }
}

/**
 * The highest bid, in steps of 500 €, at which bid, rights, costs and what else must be spent stay within the worth.
 * null: none does.
 * @param spent vacating the home and the like
 */
export function highestBid(worth: Money, spent: Money, bid: Omit<Bid, 'bid'>, day: CalendarDate): Money | null {
  const left = (cents: number) => {
    const costs = bidCosts({ ...bid, bid: { cents } }, day).amount
    return subtract(subtract(worth, spent), add(add({ cents }, bid.rights), costs)).cents
  }
  let [low, high] = [0, Math.max(0, Math.floor(worth.cents / STEP))]
  while (low < high) {
    const mid = Math.ceil((low + high) / 2)
    if (left(mid * STEP) >= 0) low = mid
    else high = mid - 1
  }
  return low > 0 ? { cents: low * STEP } : null
}

/** What is assumed where nothing is known. `most`: percent of the Verkehrswert beyond which nobody bids for what the court's expert has not seen. */
export function bidAssumptions(day: CalendarDate): {
  readonly days: number
  readonly vacating: Part
  readonly most: number
} {
  const { value, source, basis } = rowAt(VERSTEIGERUNGSANNAHMEN, day, 'raeumung')
  const amount = add(ZERO, { cents: value * 100 })
  return {
    most: rowAt(VERSTEIGERUNGSANNAHMEN, day, 'hoechstesGebotUngesehenProzent').value,
    days: rowAt(VERSTEIGERUNGSANNAHMEN, day, 'tageBisVerteilung').value,
    vacating: { label: 'Räumung', amount, formula: germanMoney(amount), source, basis },
  }
}
