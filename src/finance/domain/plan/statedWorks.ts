import type { CalendarDate } from '#kernel/calendarDate.ts'
import { listed } from '#kernel/germanList.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { add, euro, germanMoney, type Money, times } from '#kernel/money.ts'
import { germanPercent, type Share } from '#kernel/share.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { type CostSubject, isDamage } from '#extraction/domain/statements/costSubject.ts'
import { calledUnit } from '#extraction/domain/unitLabel.ts'
import { ZUSCHLAEGE } from '#reference/gnotkg.ts'
import { rowAt } from '#reference/table.ts'
import type { Part } from '../part.ts'
import type { Range } from '../range.ts'
import { type Trade, TRADES } from '../renovation.ts'
import type { Home } from './home.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'

/** What works that are not done will cost by the exposé's own words, or by our own range where it calls for them without a price. */
export interface StatedWork {
  readonly subject: CostSubject
  /** €, as named: the middle where two figures are. */
  readonly amount: number
  /** Both figures; missing: one is named. */
  readonly span?: { readonly low: number; readonly high: number } | undefined
  /** The exposé names it without VAT. */
  readonly isNet: boolean
  /** The exposé says that they are due; false: one may have them done. */
  readonly needed: boolean
  /** Of the flat itself, not of the house round it. */
  readonly inFlat: boolean
  /** Of a house: the one flat that it is for, as the exposé calls it; missing: none is named. */
  readonly flat?: string | undefined
  /** What else its sum is for; missing: its subject alone. */
  readonly covers?: readonly CostSubject[] | undefined
  /** Nobody prices it, and the amount is ours; missing: the exposé does. */
  readonly guess?: WorkGuess | undefined
}

export interface WorkGuess {
  /** German, as a line of a table begins: "WE 3 herrichten". */
  readonly name: string
  readonly formula: string
  readonly source: string
  /** What the exposé says of it. */
  readonly evidence: readonly Evidence[]
}

/** German, as a line of a table begins: "Bad und Leitungen", "Nr. 6, 2. OG rechts ausbauen". */
export function nameOfWork({ subject, flat, covers = [] }: Pick<StatedWork, 'subject' | 'flat' | 'covers'>): string {
  if (flat === undefined) {
    const named = subject === 'ganzes' ? [subject] : [...new Set([subject, ...covers])]
    return listed(named.map(one => WORK_NAMES[one]))
  }
  return `${calledUnit(flat)} ${subject === 'ausbau' ? 'ausbauen' : 'herrichten'}`
}

/** A damage, or a home that cannot be let as it is: what it takes comes off whole (§ 8 Abs. 3 Nr. 2 ImmoWertV), for it makes nothing better than usual. */
export function isRepair({ subject, guess }: StatedWork): boolean {
  return isDamage(subject) || subject === 'ausbau' || subject === 'leerstand' || guess !== undefined
}

/** What keeps or makes the heat. */
const OF_ENERGY: readonly Trade[] = ['dach', 'fassade', 'fenster', 'heizung']
/** What is made where a home is gutted. */
const FINISHED: readonly Trade[] = ['elektrik', 'bad', 'leitungen', 'boeden']

/**
 * Those that the buyer pays by himself: what is due on the house round a flat its community pays. An offer for what nobody calls
 * due counts where the plan itself calls all of it due: then it is the better figure.
 */
export function ownWorks(
  works: readonly StatedWork[],
  { isFlat }: Pick<Home, 'isFlat'>,
  dueByAge: readonly Trade[],
): StatedWork[] {
  return works.filter(work => (work.inFlat || !isFlat) && (work.needed || isDueByAge(work, dueByAge)))
}

/** What prices all that there is to do is the better figure where any of it is due; floors beside the wiring are a matter of taste. */
function isDueByAge(work: StatedWork, dueByAge: readonly Trade[]): boolean {
  const trades = pricedTrades([work])
  const isDue = (trade: Trade) => dueByAge.includes(trade)
  return work.subject === 'ganzes' ? trades.some(isDue) : trades.length > 0 && trades.every(isDue)
}

/** The trades that the exposé itself prices: no table's figure is beside it. */
export function pricedTrades(works: readonly StatedWork[]): Trade[] {
  return TRADES.filter(trade =>
    works.some(({ subject, covers = [] }) => [subject, ...covers].some(one => prices(one, trade))),
  )
}

/** What one flat of a house of several needs leaves the pipes and wires of the house as they are. */
export function ofWhole(works: readonly StatedWork[], { kind }: Pick<Home, 'kind'>): StatedWork[] {
  return works.filter(
    ({ inFlat, flat, subject }) =>
      kind !== 'Mehrfamilienhaus' || !inFlat || (flat === undefined && subject !== 'ausbau' && subject !== 'leerstand'),
  )
}

function prices(subject: CostSubject, trade: Trade): boolean {
  if (subject === 'ganzes') return true
  if (subject === 'energie') return OF_ENERGY.includes(trade)
  return subject === 'ausbau' ? FINISHED.includes(trade) : subject === trade
}

/** What is paid: firms name consumers' prices without VAT at times. */
export function grossOf({ amount, isNet }: Pick<StatedWork, 'amount' | 'isNet'>, day: CalendarDate): Money {
  return isNet ? add(euro(amount), times(euro(amount), vatAt(day))) : euro(amount)
}

/** One line of the cost for each, with the ends of what is named. */
export function workRanges(works: readonly StatedWork[], day: CalendarDate): Range<Part>[] {
  return works.map(work => {
    const { low = work.amount, high = work.amount } = work.span ?? {}
    return { low: partAt(work, low, day), mid: partAt(work, work.amount, day), high: partAt(work, high, day) }
  })
}

function partAt(work: StatedWork, at: number, day: CalendarDate): Part {
  const { subject, amount, span, isNet, guess } = work
  const named = germanMoney(euro(at))
  if (guess) {
    const { name, formula, source } = guess
    return {
      label: `${name}, geschätzt`,
      amount: euro(at),
      formula: at === amount ? formula : named,
      source,
      basis: 'assumption',
      subject,
    }
  }
  const middle = span && at === amount ? `Mitte von ${germanMoney(euro(span.low))} und ${germanMoney(euro(span.high))}` : named // prettier-ignore
  return {
    label: `${nameOfWork(work)}, laut Exposé`,
    amount: grossOf({ amount: at, isNet }, day),
    formula: isNet ? `${middle} + ${germanPercent(vatAt(day))} Umsatzsteuer` : middle,
    source: 'Angabe im Exposé',
    basis: 'law',
    subject,
  }
}

/** What the exposé prices and leaves out of the asked price: "Hausanschlüsse". */
export interface StatedExtra {
  /** German, as the exposé names it. */
  readonly name: string
  /** €: the upper figure where two are named. */
  readonly amount: number
  /** €: the lower of two figures, else the same; missing: there is one. */
  readonly low?: number
  /** The exposé says that it is needed and nobody prices it: the amount is ours. Missing: the exposé does. */
  readonly guess?: Pick<WorkGuess, 'formula' | 'source'>
  /** It redeems what is leased; missing: it does not. */
  readonly isDebt?: true
  /** Pipes and cables into the house; missing: something else. */
  readonly isConnection?: true
}

/** One line of the cost for each. @param roadsPerM2 of a plot, whose @param area is in m² */
export function extraParts(extras: readonly StatedExtra[], roadsPerM2?: number, area: number | null = null): Part[] {
  const named = extras.map(({ name, amount, low, guess, isDebt, isConnection }): Part => ({
    label: `${name}, ${guess ? 'geschätzt' : 'nicht im Preis'}`,
    amount: euro(amount),
    formula: guess?.formula ?? (low !== undefined && low < amount ? upperOf(low, amount) : germanMoney(euro(amount))),
    source: guess?.source ?? 'Angabe im Exposé',
    basis: guess ? 'assumption' : 'law',
    ...(isDebt && { besides: 'abloesung' as const }),
    ...(isConnection && { besides: 'anschluss' as const }),
  }))
  return [...named, ...roadsPart(roadsPerM2, area)]
}

/** Who pays a bill that is still to come must be able to pay its upper end. */
function upperOf(low: number, high: number): string {
  return `obere Zahl aus ${germanMoney(euro(low))} bis ${germanMoney(euro(high))}`
}

/** Road and pipes of a plot by its m². Empty: none is named, or the area is not known. */
function roadsPart(perM2: number | undefined, area: number | null): Part[] {
  if (perM2 === undefined || area === null || area <= 0) return []
  const amount = euro(Math.round(perM2 * area))
  const formula = `${germanNumber(perM2)}\u00a0€/m² × ${germanNumber(area)}\u00a0m²`
  return [{ label: 'Erschließung, nicht im Preis', amount, formula, source: 'Angabe im Exposé', basis: 'law' }]
}

function vatAt(day: CalendarDate): Share {
  return rowAt(ZUSCHLAEGE, day, 'umsatzsteuer').rate
}
