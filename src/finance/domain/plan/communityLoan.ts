import { capitalised } from '#kernel/capitalised.ts'
import { type CalendarDate, monthOf, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, largerOf, type Money, times } from '#kernel/money.ts'
import type { CommunityLoan } from '#extraction/domain/statements/communityLoan.ts'
import { MONTHS } from '#extraction/domain/germanMonths.ts'
import type { Part } from '../part.ts'

/** What is still to be paid for a loan of the community beside the Hausgeld. */
export interface CommunityLoanShare {
  /** A month. */
  readonly month: Money
  /** German: "bis Dezember 2036"; empty: the text does not say. */
  readonly until: string
  /** How many months are left, more than 0. */
  readonly months: number
  /** The text does not say how long it runs: the months are `ASSUMED_MONTHS`. */
  readonly isAssumed: boolean
  /** The levy that it pays: one debt with it; null: it pays none that is told. */
  readonly levy: Money | null
  /** All that is left to be paid: the rates, with the interest in them, or the levy where that is more. */
  readonly rest: Money
}

/**
 * Communities borrow for 10 to 20 years as a rule, and what is sold is somewhere on the way. Whoever says nothing of the end must not
 * fare better than who names a usual one.
 */
export const ASSUMED_MONTHS = 120

/** null: it has been paid. @param levies which this loan pays; € for the flat, null: not told */
export function communityLoanShare(
  { month, until }: Pick<CommunityLoan, 'month' | 'until'>,
  levies: readonly { readonly own: number | null }[],
  day: CalendarDate,
): CommunityLoanShare | null {
  const each = euro(month)
  const months = until ? (until.year - yearOf(day)) * 12 + until.month - monthOf(day) : ASSUMED_MONTHS
  if (months <= 0) return null
  const rates = times(each, months)
  const levy = levies.flatMap(({ own }) => (own ? [euro(own)] : [])).toSorted((a, b) => b.cents - a.cents)[0] ?? null
  return {
    month: each,
    until: until ? untilWords(until) : '',
    months,
    isAssumed: !until,
    levy,
    rest: levy ? largerOf(levy, rates) : rates,
  }
}

function untilWords({ year, month }: NonNullable<CommunityLoan['until']>): string {
  const name = MONTHS[month - 1] ?? ''
  return `bis ${capitalised(name)} ${year}`
}

/** The line of it among what a month, or a year, costs. @param count of months */
export function loanPart({ month }: CommunityLoanShare, count: 1 | 12): Part {
  return {
    label: 'Darlehen der Gemeinschaft, neben dem Hausgeld',
    amount: times(month, count),
    formula: count === 1 ? germanMoney(month) : `12 × ${germanMoney(month)}`,
    source: 'Angabe im Exposé',
    basis: 'law',
  }
}
