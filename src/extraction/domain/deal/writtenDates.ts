import { type CalendarDate, calendarDate, isCalendarDate } from '#kernel/calendarDate.ts'
import { regexp } from '#kernel/regexp.ts'

/** By their first letters; portals and English teasers shorten them. */
const MONTHS = ['jan', 'feb', 'mär|mar|mrz', 'apr', 'mai|may', 'jun', 'jul', 'aug', 'sep', 'okt|oct', 'nov', 'dez|dec']
const MONTH = String.raw`(?:jan(?:uar[y]?)?|feb(?:ruar[y]?)?|märz|mrz|march|apr(?:il)?|mai|may|jun[ie]?|jul[iy]?|aug(?:ust)?|sept?(?:ember)?|o[kc]t(?:ober)?|nov(?:ember)?|de[zc](?:ember)?)\.?`
const SEASON = String.raw`(?:frühjahr|frühling|sommer|herbst|winter|jahresanfang|jahresende|anfang|mitte|ende)`
/** A day, a month or a season, as German documents write it. */
export const DATE = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d{2}(?!\d)|(?<!\p{L})(?:\d{1,2}\.?\s)?${MONTH}\s20\d{2}(?!\d)|20\d{2}-\d{2}-\d{2}(?!\d)|(?<![\d./])(?:0?[1-9]|1[0-2])\/20\d{2}(?!\d)|(?<!\p{L})${SEASON}\s20\d{2}(?!\d)|(?<!\p{L})Q[1-4]\s?\/?\s?20\d{2}(?!\d)|[1-4]\.\s?(?:quartal|q\.)\s?\/?\s?20\d{2}(?!\d)|(?<!\p{L})(?:I{1,3}|IV)\.\s?quartal\s20\d{2}(?!\d)`

const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/jahresanfang|anfang/, 3],
  [/frühjahr|frühling/, 5],
  [/sommer|mitte/, 8],
  [/herbst/, 11],
  [/winter|ende/, 12],
]
const ROMAN = ['i', 'ii', 'iii', 'iv']

/** The last day of what is written: "Mai 2026" ends on the 31st, "Q3 2026" on 30 September. Undefined when it is no day. */
export function lastDayOf(text: string): CalendarDate | undefined {
  const lower = text.toLowerCase()
  const iso = /(20\d{2})-(\d{2})-(\d{2})/.exec(lower)
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const figures = /(\d{1,2})\.\s?(\d{1,2})\.\s?((?:20)?\d{2})(?!\d)/.exec(lower)
  if (figures) return valid(Number(`20${(figures[3] as string).slice(-2)}`), Number(figures[2]), Number(figures[1]))
  const year = Number(/20\d{2}/.exec(lower)?.[0] ?? NaN)
  if (!year) return undefined
  const quarter = /q([1-4])|([1-4])\.\s?(?:q|quartal)|(?<roman>i{1,3}|iv)\.\s?quartal/.exec(lower)
  if (quarter) {
    const roman = ROMAN.indexOf(quarter.groups?.['roman'] ?? '') + 1
    return endOf(year, 3 * (roman || Number(quarter[1] ?? quarter[2])), NaN)
  }
  const month = MONTHS.findIndex(name => regexp.u`(?<!\p{L})(?:${name})`.test(lower)) + 1
  if (month > 0) return endOf(year, month, Number(/^(\d{1,2})\.?\s/.exec(lower)?.[1] ?? NaN))
  const slash = /^(\d{1,2})\/20/.exec(lower)
  if (slash) return endOf(year, Number(slash[1]), NaN)
  const season = SEASONS.find(([pattern]) => pattern.test(lower))
  return season ? endOf(year, season[1], NaN) : undefined
}

function endOf(year: number, month: number, day: number): CalendarDate | undefined {
  if (day) return valid(year, month, day)
  return [31, 30, 29, 28].map(last => valid(year, month, last)).find(found => found !== undefined)
}

function valid(year: number, month: number, day: number): CalendarDate | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDate(iso) ? calendarDate(iso) : undefined
}

/** Days from one day to another. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.UTC(...numbers(to)) - Date.UTC(...numbers(from))) / 86_400_000)
}

function numbers(date: CalendarDate): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))]
}
