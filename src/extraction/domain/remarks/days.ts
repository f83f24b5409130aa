import { MONTHS } from '../germanMonths.ts'
import type { Caught } from './remarkRule.ts'

/** A day in statement text, as groups of a pattern: "31·03·2027", "24· november 2026". */
export const DAY = `(?<day>\\d{1,2})· ?(?:(?<month>\\d{1,2})·|(?<name>${MONTHS.join('|')})) ?(?<year>20\\d\\d)`
/** The same in another alternative of the pattern. */
export const DAY_AGAIN = DAY.replace(/\?<(\w+)>/gu, '?<$12>')

/** "24. november 2026", as year, month and day of two figures each. */
export function dayIn({
  day,
  month,
  name,
  year,
  day2,
  month2,
  name2,
  year2,
  name3,
  year3,
}: Caught): readonly [string, string, string] {
  if (name3 !== undefined) return endOfMonth(year3 ?? '', MONTHS.indexOf(name3) + 1)
  const named = name ?? name2
  const number = named === undefined ? (month ?? month2 ?? '') : String(MONTHS.indexOf(named) + 1)
  return [year ?? year2 ?? '', number.padStart(2, '0'), (day ?? day2 ?? '').padStart(2, '0')]
}

/** A day, or a month alone, of which its last day is meant; not where a span of months begins and ends: "von Januar bis Dezember 2025". */
export const DAY_OR_MONTH = `(?:${DAY}|(?<!(?:${MONTHS.join('|')}) bis )(?<name3>${MONTHS.join('|')}) (?<year3>20\\d\\d))`

function endOfMonth(year: string, month: number): readonly [string, string, string] {
  const days = new Date(Date.UTC(Number(year), month, 0)).getUTCDate()
  return [year, String(month).padStart(2, '0'), String(days)]
}
