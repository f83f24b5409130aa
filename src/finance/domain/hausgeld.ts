import type { CalendarDate } from '#kernel/calendarDate.ts'
import { add, germanMoney, type Money, smallerOf, subtract, times, ZERO } from '#kernel/money.ts'
import { germanPercent } from '#kernel/share.ts'
import { KOSTENANSAETZE } from '#reference/bewirtschaftungskosten.ts'
import { RUECKLAGENGRENZEN, type RuecklageRow, UMLAGEANTEIL } from '#reference/hausgeld.ts'
import { rowAt } from '#reference/table.ts'
import type { Part } from './part.ts'
import { across, exactly, type Range } from './range.ts'

/**
 * The part of a year's Hausgeld that stays with the owner: as stated, else by the usual split (a range), which is never less
 * than what is stated to be saved a month with the administration beside it.
 * @param source who states the owner's part
 */
export function nichtUmlagefaehig(
  hausgeldMonth: Money,
  statedMonth: Money | null,
  day: CalendarDate,
  savedMonth: Money | null = null,
  source = 'Angabe im Exposé',
): Range<Part> {
  const label = 'Nicht umlagefähiges Hausgeld'
  if (statedMonth) {
    const formula = `12 × ${germanMoney(statedMonth)}`
    return exactly<Part>({ label, amount: times(statedMonth, 12), formula, source, basis: 'law' })
  }
  const usualSplit = rowAt(UMLAGEANTEIL, day, 'umlagefaehig')
  const { low, usual, high, basis } = usualSplit
  const verwaltung = rowAt(KOSTENANSAETZE, day, 'verwaltungEigentumswohnung')
  return across({ low: high, mid: usual, high: low }, (rate): Part => {
    const year = times(hausgeldMonth, 12)
    const amount = subtract(year, times(year, rate))
    const least = savedMonth ? smallerOf(add(times(savedMonth, 12), verwaltung.amount), year) : ZERO
    if (savedMonth && least.cents > amount.cents) {
      const formula =
        least.cents === year.cents
          ? `12 × ${germanMoney(hausgeldMonth)}`
          : `12 × ${germanMoney(savedMonth)} + ${germanMoney(verwaltung.amount)}`
      return { label, amount: least, formula, source: `Rücklage laut Exposé; ${verwaltung.source}`, basis }
    }
    const formula = `12 × ${germanMoney(hausgeldMonth)} × (100\u00a0% − ${germanPercent(rate)})`
    return { label, amount, formula, source: usualSplit.source, basis }
  })
}

/** What it takes at least: administration of a flat, and a Rücklage below which the limits turn amber. Below it the split is doubtful. */
export function leastNichtUmlagefaehig(wohnflaeche: number, day: CalendarDate): Money {
  const { amount } = rowAt(KOSTENANSAETZE, day, 'verwaltungEigentumswohnung')
  return add(amount, times(rowAt(RUECKLAGENGRENZEN, day, 'zufuehrung').amber, wohnflaeche))
}

/** From this age on savings that are too small show: younger buildings have had no time to save. */
const OLD = 30

/** How a Rücklage per m² looks against the limits: zufuehrung a year, or bestand. */
export function ruecklageLight(
  kind: RuecklageRow['key'],
  perM2: Money,
  age: number,
  day: CalendarDate,
): 'red' | 'amber' | 'green' {
  const { amber, red } = rowAt(RUECKLAGENGRENZEN, day, kind)
  if (age <= OLD || perM2.cents >= amber.cents) return 'green'
  return perM2.cents < red.cents ? 'red' : 'amber'
}
