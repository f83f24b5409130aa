import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, euro, germanMoney, type Money, times } from '#kernel/money.ts'
import { germanPercent, type Share } from '#kernel/share.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import { ZUSCHLAEGE } from '#reference/gnotkg.ts'
import { rowAt } from '#reference/table.ts'
import type { Part } from '../part.ts'
import type { Trade } from '../renovation.ts'
import type { Home } from './home.ts'
import { WORK_NAMES } from '#extraction/domain/statements/workNames.ts'

/** What works that are not done will cost by the exposé's own words. */
export interface StatedWork {
  readonly subject: CostSubject
  /** €, as named: the upper figure where two are. */
  readonly amount: number
  /** The exposé names it without VAT. */
  readonly isNet: boolean
  /** The exposé says that they are due; false: one may have them done. */
  readonly needed: boolean
  /** Of the flat itself, not of the house round it. */
  readonly inFlat: boolean
}

const TRADES: readonly Trade[] = ['dach', 'fassade', 'fenster', 'heizung', 'elektrik', 'bad', 'leitungen', 'boeden']
/** What keeps or makes the heat. */
const OF_ENERGY: readonly Trade[] = ['dach', 'fassade', 'fenster', 'heizung']
/** What is made where a home is gutted. */
const FINISHED: readonly Trade[] = ['elektrik', 'bad', 'leitungen', 'boeden']

/**
 * Those that the buyer pays by himself: what is due on the house round a flat its community pays. An offer for what nobody calls
 * due counts where the plan itself calls it due: then it is the better figure.
 */
export function ownWorks(
  works: readonly StatedWork[],
  { isFlat }: Pick<Home, 'isFlat'>,
  dueByAge: readonly Trade[],
): StatedWork[] {
  return works.filter(
    work => (work.inFlat || !isFlat) && (work.needed || pricedTrades([work]).some(trade => dueByAge.includes(trade))),
  )
}

/** The trades that the exposé itself prices: no table's figure is beside it. */
export function pricedTrades(works: readonly StatedWork[]): Trade[] {
  return TRADES.filter(trade => works.some(({ subject }) => prices(subject, trade)))
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

/** One line of the cost for each. */
export function workParts(works: readonly StatedWork[], day: CalendarDate): Part[] {
  return works.map(work => {
    const named = germanMoney(euro(work.amount))
    return {
      label: `${WORK_NAMES[work.subject]}, laut Exposé`,
      amount: grossOf(work, day),
      formula: work.isNet ? `${named} + ${germanPercent(vatAt(day))} Umsatzsteuer` : named,
      source: 'Angabe im Exposé',
      basis: 'law',
    }
  })
}

/** What the exposé prices and leaves out of the asked price: "Hausanschlüsse". */
export interface StatedExtra {
  /** German, as the exposé names it. */
  readonly name: string
  /** €: the upper figure where two are named. */
  readonly amount: number
}

/** One line of the cost for each. */
export function extraParts(extras: readonly StatedExtra[]): Part[] {
  return extras.map(({ name, amount }) => ({
    label: `${name}, nicht im Preis`,
    amount: euro(amount),
    formula: germanMoney(euro(amount)),
    source: 'Angabe im Exposé',
    basis: 'law',
  }))
}

function vatAt(day: CalendarDate): Share {
  return rowAt(ZUSCHLAEGE, day, 'umsatzsteuer').rate
}
