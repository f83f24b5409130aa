import { type CalendarDate, monthOf, yearOf } from '#kernel/calendarDate.ts'
import { euro, germanMoney, type Money, times } from '#kernel/money.ts'
import type { CommunityLoan } from '#extraction/domain/statements/communityLoan.ts'
import { MONTHS } from '#extraction/domain/germanMonths.ts'
import type { Part } from '../part.ts'

/** What is still to be paid for a loan of the community beside the Hausgeld. */
export interface CommunityLoanShare {
  /** A month. */
  readonly month: Money
  /** German: "bis Dezember 2036"; empty: the text does not say. */
  readonly until: string
  /** All that is left, without interest on it; null: nobody knows how long it runs. */
  readonly rest: Money | null
  /** How many months are left; null: not told. */
  readonly months: number | null
}

export function communityLoanShare(
  { month, until }: Pick<CommunityLoan, 'month' | 'until'>,
  day: CalendarDate,
): CommunityLoanShare {
  const each = euro(month)
  if (!until) return { month: each, until: '', rest: null, months: null }
  const months = Math.max(0, (until.year - yearOf(day)) * 12 + until.month - monthOf(day))
  const name = MONTHS[until.month - 1] ?? ''
  const named = `bis ${name.charAt(0).toUpperCase()}${name.slice(1)} ${until.year}`
  return { month: each, until: named, rest: times(each, months), months }
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
