import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanMoney, type Money, subtract, sum, times, wholeEuros, ZERO } from '#kernel/money.ts'
import { compareShares, germanPercent } from '#kernel/share.ts'
import { FREIGRENZE, GRUNDERWERBSTEUER, type SteuersatzRow } from '#reference/grunderwerbsteuer.ts'
import type { Land } from '#reference/laender.ts'
import { rowAt, rowsAt } from '#reference/table.ts'
import type { ErbbauzinsKapital } from './erbbauzinsKapital.ts'
import type { Part } from './part.ts'
import { across, type Range } from './range.ts'

export interface Gegenleistung {
  readonly price: Money
  /** Movables with a price of their own in the contract, such as a fitted kitchen. The Erhaltungsrücklage is none (BFH II R 49/17). */
  readonly movables?: Money
  /** Debts and rights of use that the buyer takes over: §§ 8 (1), 9 (1) GrEStG. */
  readonly assumed?: Money
  /** Missing or null: no Erbbaurecht, or its Erbbauzins or years are not known. */
  readonly erbbauzins?: ErbbauzinsKapital | null
}

/** What the tax is taken from. */
function bemessungsgrundlage({ price, movables = ZERO, assumed = ZERO, erbbauzins }: Gegenleistung): Money {
  return subtract(sum([price, assumed, erbbauzins?.amount ?? ZERO]), movables)
}

/** Rounded down to whole euros: § 11 (2) GrEStG. Exemptions of persons (§ 3 No. 2 to 6) are not considered. */
export function grunderwerbsteuer(given: Gegenleistung, land: Land, contractDate: CalendarDate): Part {
  return taxed(given, rowAt(GRUNDERWERBSTEUER, contractDate, land), contractDate)
}

/** Where a place may be in one of several Länder: the lowest rate, that of the likeliest Land, the highest. */
export function grunderwerbsteuerAmong(
  given: Gegenleistung,
  land: Land,
  laender: readonly Land[],
  contractDate: CalendarDate,
): Range<Part> {
  const { low, mid, high } = steuersaetze(land, laender, contractDate)
  return across({ low, mid, high }, row => taxed(given, row, contractDate))
}

/** The rates behind it; of all sixteen Länder where none is known. */
export function steuersaetze(land: Land | null, laender: readonly Land[], day: CalendarDate): Range<SteuersatzRow> {
  const possible = land ? [land, ...laender] : laender
  const rows = rowsAt(GRUNDERWERBSTEUER, day)
    .filter(({ key }) => possible.length === 0 || possible.includes(key))
    .sort((a, b) => compareShares(a.rate, b.rate))
  const own = rows.find(({ key }) => key === land) ?? rows[Math.floor(rows.length / 2)]
  const [low, high] = [rows[0], rows.at(-1)]
  if (!low || !own || !high) throw new RangeError(`no rates of Grunderwerbsteuer for ${day}`)
  return { low, mid: own, high }
}

/** Where the Land is not known: the lowest, the median and the highest rate of the sixteen. */
export function grunderwerbsteuerAnywhere(given: Gegenleistung, contractDate: CalendarDate): Range<Part> {
  const source = 'Grunderwerbsteuersätze der 16 Länder, Land unbekannt'
  const rows = steuersaetze(null, [], contractDate)
  const more = given.erbbauzins ? `; ${given.erbbauzins.source}` : ''
  return across(rows, row => ({ ...taxed(given, row, contractDate), source: source + more, basis: 'assumption' }))
}

function taxed(given: Gegenleistung, { rate, source, basis }: SteuersatzRow, day: CalendarDate): Part {
  const base = bemessungsgrundlage(given)
  const limit = rowAt(FREIGRENZE, day, 'freigrenze')
  const label = 'Grunderwerbsteuer'
  if (base.cents <= limit.amount.cents) {
    const formula = `0 €, weil höchstens ${germanMoney(limit.amount)}`
    return { label, amount: ZERO, formula, source: limit.source, basis: limit.basis }
  }
  const formula = `${germanPercent(rate)} × ${written(given)}, auf volle Euro abgerundet`
  const more = given.erbbauzins ? `; ${given.erbbauzins.source}` : ''
  return { label, amount: wholeEuros(times(base, rate, 'down')), formula, source: source + more, basis }
}

/** "400.000 €", or "(400.000 € + 20.000 € − 10.000 €)" where there is more than the price. */
function written({ price, movables = ZERO, assumed = ZERO, erbbauzins }: Gegenleistung): string {
  const added = [assumed, erbbauzins?.amount ?? ZERO].filter(({ cents }) => cents !== 0)
  const more = added.map(one => ` + ${germanMoney(one)}`).join('')
  const less = movables.cents ? ` − ${germanMoney(movables)}` : ''
  const terms = germanMoney(price) + more + less
  return more || less ? `(${terms})` : terms
}
