import { type CalendarDate, germanDay, monthsBetween } from '#kernel/calendarDate.ts'
import { add, germanMoney, type Money, subtract, times, ZERO } from '#kernel/money.ts'
import { failed, success } from '#kernel/outcome.ts'
import { ratio } from '#kernel/share.ts'
import { NEUVERMIETUNG } from '#reference/market/ertragsfaktoren.ts'
import { type Part, weakest } from '../part.ts'
import type { Range } from '../range.ts'
import type { Section } from './section.ts'

/** A rent of today that ends: a fixed term, a notice, or a tenant who is insolvent. */
export interface EndingRent {
  /** The last day on which it is paid; today where it hangs on a tenant who is insolvent. */
  readonly end: CalendarDate
  /** What is paid till then, a month. */
  readonly lost: Money
  /** What the market pays for the same rooms afterwards, a year; null: nobody knows, so nothing is counted. */
  readonly follows: Range<Part> | null
  /**
   * Of flats of a house: what the market pays for them once they are let again, a year. The burden and the yield go on without, as
   * the next year is; only the years to come count it. Missing: as `follows` says.
   */
  readonly relets?: Part
}

/** Twelve rents of a month and the printed rent of the year differ by cents: less than this share of it is nothing left. */
const ROUNDED = 0.01

/**
 * The year's rent once it has ended: low and mid are what is left and what the market then pays, high is what is paid today. The
 * failure is a German sentence: nothing is left to calculate with.
 */
export function lastingRent(today: Range<Part>, { end, lost, follows }: EndingRent): Section<Range<Part>> {
  const left = (part: Part, next: Part | null): Part => {
    const rest = subtract(part.amount, times(lost, 12))
    const amount = next ? add(rest, next.amount) : rest
    const more = next ? ` + ${germanMoney(next.amount)}` : ''
    return {
      label: `Jahresnettokaltmiete nach dem ${germanDay(end)}`,
      amount,
      formula: `${germanMoney(part.amount)} − 12 × ${germanMoney(lost)}${more}`,
      source: next ? `${part.source}; ${next.source}` : part.source,
      basis: weakest(part.basis, 'assumption'),
    }
  }
  const mid = left(today.mid, follows?.mid ?? null)
  if (mid.amount.cents <= ROUNDED * today.mid.amount.cents)
    return failed(
      `Die Miete endet am ${germanDay(end)}, und was danach gezahlt wird, ist nicht bekannt: Ohne sie lässt sich keine Rendite rechnen.`,
    )
  const low = left(today.low, follows?.low ?? null)
  const best = follows && left(today.high, follows.high)
  const high = best && best.amount.cents > today.high.amount.cents ? best : today.high
  return success({ low: low.amount.cents > 0 ? low : { ...low, amount: ZERO }, mid, high })
}

/**
 * What is paid in a year from today beside the rent that lasts: till the end what ends, and for the months in which it then stands
 * empty less of what follows. Below 0: less than the rent that lasts.
 * @param year 1 is the first from today
 */
export function rentBesideLasting({ end, lost, follows, relets }: EndingRent, day: CalendarDate, year: number): Money {
  const until = Math.max(0, monthsBetween(day, end))
  const before = (year - 1) * 12
  const inYear = (months: number) => Math.min(12, Math.max(0, months - before))
  const paid = inYear(until)
  const empty = inYear(until + NEUVERMIETUNG.monate)
  if (relets) return add(times(lost, paid), times(relets.amount, ratio(12 - empty, 12)))
  if (!follows) return times(lost, paid)
  return subtract(times(lost, paid), times(follows.mid.amount, ratio(empty, 12)))
}

/** German sentence beside the calculation. */
export function endingNote({ end, lost, follows, relets }: EndingRent): string {
  if (relets)
    return `${germanMoney(lost)} Miete im Monat enden am ${germanDay(end)}. Rendite und Belastung sind ohne sie; die Jahre danach rechnen mit der Marktmiete nach ${NEUVERMIETUNG.monate} Monaten Leerstand (Annahme).`
  const next = follows
    ? `mit der Marktmiete danach, nach ${NEUVERMIETUNG.monate} Monaten Leerstand (Annahme)`
    : 'mit dem, was dann bleibt: Wer folgt und zu welcher Miete, ist nicht bekannt'
  return `${germanMoney(lost)} Miete im Monat enden am ${germanDay(end)}. Rendite und Cashflow sind ${next}.`
}
