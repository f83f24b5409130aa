import { type CalendarDate, calendarDate, isCalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import { MONTHS } from '../germanMonths.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'

const MONTH = MONTHS.join('|')
/** A day, a month or a season, as German documents write it. */
export const DATE = String.raw`\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d{2}(?!\d)|(?:\d{1,2}\.\s)?(?:${MONTH})\s20\d{2}|20\d{2}-\d{2}-\d{2}|\d{1,2}\/20\d{2}|(?:frühjahr|sommer|herbst|winter|jahresanfang|jahresende|anfang|mitte|ende)\s20\d{2}|Q[1-4]\s?\/?\s?20\d{2}|[1-4]\.\s?(?:quartal|q\.)\s?\/?\s?20\d{2}`

export interface Dated {
  /** The last day that the wording may mean. */
  readonly day: CalendarDate
  readonly evidence: Evidence
}

/** The last day of what is written: "Mai 2026" ends on the 31st, "Q3 2026" on 30 September. Undefined when it is no day. */
export function lastDayOf(text: string): CalendarDate | undefined {
  const lower = text.toLowerCase()
  const iso = /(20\d{2})-(\d{2})-(\d{2})/.exec(lower)
  if (iso) return valid(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const figures = /(\d{1,2})\.\s?(\d{1,2})\.\s?((?:20)?\d{2})(?!\d)/.exec(lower)
  if (figures) return valid(Number(`20${(figures[3] as string).slice(-2)}`), Number(figures[2]), Number(figures[1]))
  const year = Number(/20\d{2}/.exec(lower)?.[0] ?? NaN)
  if (!year) return undefined
  const month = MONTHS.findIndex(name => lower.includes(name)) + 1
  if (month > 0) return endOf(year, month, Number(/^(\d{1,2})\./.exec(lower)?.[1] ?? NaN))
  const quarter = /q([1-4])|([1-4])\.\s?(?:q|quartal)/.exec(lower)
  if (quarter) return endOf(year, 3 * Number(quarter[1] ?? quarter[2]), NaN)
  const slash = /^(\d{1,2})\/20/.exec(lower)
  if (slash) return endOf(year, Number(slash[1]), NaN)
  const season = SEASONS.find(([pattern]) => pattern.test(lower))
  return season ? endOf(year, season[1], NaN) : undefined
}

const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/jahresanfang|anfang/, 3],
  [/frühjahr/, 5],
  [/sommer|mitte/, 8],
  [/herbst/, 11],
  [/winter|ende/, 12],
]

function endOf(year: number, month: number, day: number): CalendarDate | undefined {
  if (day) return valid(year, month, day)
  return [31, 30, 29, 28].map(last => valid(year, month, last)).find(found => found !== undefined)
}

function valid(year: number, month: number, day: number): CalendarDate | undefined {
  const iso = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isCalendarDate(iso) ? calendarDate(iso) : undefined
}

/** Dates of other things stand behind these words. */
const OF_SOMETHING_ELSE =
  /(?:miete|rücklage|energie|ausweis|hausgeld|bodenrichtwert|mietspiegel|zins|darlehen|guthaben|grundbuch|gutachten|wohngeld|baujahr|gültig|frei|bezug|termin|besichtig|vermietet|seit|aktiv|version|gesetz|verordnung|fassung|dsgvo|agb|mitglied|fertig|gebaut|renov|saniert|modernis|beschlagnahme|eintragung|mietvertrag|heizung|protokoll|abrechnung|preisstand baukosten)\p{L}*[^\n]{0,25}$/iu
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})(?:stand(?:\s?der\s(?:angaben|daten|informationen)|\s?des\sexposés)?|druckdatum|gedruckt(?:\s?am)?|ausdruck vom|erstellt(?:\s?am)?|exposé(?:datum)?(?:\svom)?|datum|anzeige vom|online seit|eingestellt am|inseriert am|veröffentlicht(?:\s?am)?|aktualisiert(?:\s?am)?|letzte (?:änderung|aktualisierung)|abgerufen(?:\s?am)?|preisliste(?:\svom|,?\sstand)?|preisstand|ausgabe)(?!\p{L})\s?[:·,|–-]?\s?(?:vom\s|am\s|stand:?\s)?(?<date>${DATE})`,
    'giu',
  ),
  // "Bonn, den 12. Mai 2026", "Hamburg, 03.11.2026"
  new RegExp(String.raw`(?<=^|\n|¦)\p{Lu}[\p{L} ./-]{2,30},\s(?:den\s|im\s)?(?<date>${DATE})\s*(?=$|\n|¦)`, 'giu'),
  // A line that holds nothing but a day, or the head that a browser prints: "12.11.26, 14:32".
  /(?<=^|\n|¦)\s*(?<date>\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d{2})(?:,?\s\d{1,2}:\d{2}(?:\suhr)?[^\n]{0,80})?\s*(?=$|\n|¦)/giu,
]

/** The newest day that the document gives for itself, not after the day of the analysis; null: undated. */
export function offerDateOf(passages: readonly Passage[], day: CalendarDate): Dated | null {
  const found = passages.flatMap(passage =>
    PATTERNS.flatMap(pattern =>
      [...passage.text.matchAll(pattern)].flatMap(match => {
        const date = lastDayOf(match.groups?.['date'] ?? '')
        const before = passage.text.slice(Math.max(0, match.index - 40), match.index)
        if (!date || yearOf(date) < 2005 || OF_SOMETHING_ELSE.test(before)) return []
        // A month that is not over yet was begun.
        const known = date > day && date.slice(0, 7) === day.slice(0, 7) ? day : date
        if (known > day) return []
        return [{ day: known, evidence: proof(passage, match.index, match.index + match[0].trimEnd().length) }]
      }),
    ),
  )
  return found.sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))[0] ?? null
}

/** Days from one day to another. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((Date.UTC(...parts(to)) - Date.UTC(...parts(from))) / 86_400_000)
}

function parts(date: CalendarDate): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))]
}
