import { type CalendarDate, calendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'
import { MONTHS } from '../germanMonths.ts'

const MONTH = MONTHS.join('|')
/** Source of a pattern of a day in words: "4. Mai 2032". */
export const DAY_IN_WORDS = String.raw`\d{1,2}\.\s?(?:${MONTH})\s\d{4}(?!\d)`
const IN_WORDS = regexp.iu`(?<!\d)(\d{1,2})\.\s?(${MONTH})\s+(\d{4})(?!\d)`

/** "4. Mai 2032" → "04.05.2032"; everything else stays. */
export function inFigures(text: string): string {
  return text.replace(IN_WORDS, (_, day: string, month: string, year: string) =>
    [day.padStart(2, '0'), String(MONTHS.indexOf(month.toLowerCase()) + 1).padStart(2, '0'), year].join('.'),
  )
}

/** The last day that a German date can mean: 14.08.2029, "14. August 2029", 11.2032, "August 2026", 2030; null: no date. */
export function lastDayOf(written: string): CalendarDate | null {
  const text = inFigures(written)
  const full = /(?<!\d)(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/u.exec(text)
  if (full) return dayOrNull(full[3], full[2], full[1])
  const month = /(?<!\d)(\d{1,2})[./](\d{4})(?!\d)/u.exec(text)
  if (month) return endOfMonth(month[2], Number(month[1]))
  const named = regexp.iu`(${MONTHS.join('|')})\s+(\d{4})(?!\d)`.exec(text)
  if (named) return endOfMonth(named[2], MONTHS.indexOf((named[1] ?? '').toLowerCase()) + 1)
  const year = yearIn(text)
  return year === null ? null : endOfMonth(String(year), 12)
}

/** The latest year from 1800 on that a text names; null: none. */
export function yearIn(text: string): number | null {
  const years = [...text.matchAll(/(?<!\d)((?:18|19|20)\d{2})(?!\d)/gu)].map(match => Number(match[1]))
  return years.length === 0 ? null : Math.max(...years)
}

function endOfMonth(year: string | undefined, month: number): CalendarDate | null {
  for (const day of ['31', '30', '29', '28']) {
    const found = dayOrNull(year, String(month), day)
    if (found) return found
  }
  return null
}

function dayOrNull(year = '', month = '', day = ''): CalendarDate | null {
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDate(iso) ? calendarDate(iso) : null
}
