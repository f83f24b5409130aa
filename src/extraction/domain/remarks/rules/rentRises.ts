import { lastDayOf } from '../../deal/writtenDates.ts'
import { MONTHS } from '../../germanMonths.ts'
import type { Caught } from '../remarkRule.ts'
import { writtenDay, writtenEuros } from '../written.ts'

/** "01·09·2024", "3· mai 2023", "mai 2023", "05/2022", "05·2022", "frühjahr 2021", "2020"; `writtenDay` gives the dots back. */
const WHEN = String.raw`(?:\d{1,2}· ?(?:\d{1,2}· ?|(?:${MONTHS.join('|')}) )|\d{1,2}[/·]|(?:anfang |mitte |ende )?(?:(?:${MONTHS.join('|')}|frühjahr|sommer|herbst|winter) )?)(?:19|20)\d\d(?![\d·,]*\d| ?(?:€|euro|eur))`
/** Between the words for it and its day: "der Miete erfolgte zum", "war", ":". */
const BEFORE_WHEN = String.raw`(?: der (?:miete|kaltmiete|nettokaltmiete|grundmiete))?(?:[ :¦(]{1,3}(?:war |ist |wurde |erfolgte |fand |gab es )?|[^.]{0,50}?(?<!\p{L})(?:(?:zum|am|ab|im|seit|per|vom|von) ))`

/** Behind the words for it: from which day a rent was raised, and what was paid before. */
export const RISE = `(?:${BEFORE_WHEN}(?<when>${WHEN}))?(?:[^.]{0,30}?(?<!\\p{L})(?:vorher|zuvor|bisher|davor|von)(?: rund| ca·)? (?<before>\\d[\\d·]*(?:,\\d\\d)?) ?(?:€|euro|eur)(?!\\p{L}))?`

/** The other way round, the rent first: "Die Miete wurde zuletzt im Oktober 2021 erhöht", "zuletzt angepasst im Oktober 2023". */
export const RAISED = String.raw`(?:(?:[^.¦]{0,30}?(?<!\p{L})(?:zum|am|ab|im|seit|per|vom) )?(?<when2>${WHEN}))?[^.¦]{0,50}?(?<!\p{L})(?:erhöht|angepasst|angehoben)(?:(?: worden)?,? (?:zum|am|ab|im|per|vom) (?<when4>${WHEN}))?`
/** "Die Miete ist seit 2019 unverändert". */
export const UNCHANGED = String.raw`(?:kalt|nettokalt|grund)?miete(?!\p{L})[^.]{0,30}(?<!\p{L})seit (?<when3>${WHEN}) (?:\p{L}+ )?(?:unverändert|nicht (?:mehr )?(?:erhöht|angepasst|angehoben|verändert))`

const whenOf = ({ when, when2, when3, when4 }: Caught) => when ?? when2 ?? when3 ?? when4

/** What of it is told; only that it is spoken of where no day is. */
export function riseTold(caught: Caught): string {
  const when = whenOf(caught)
  if (when === undefined) return 'Mietanpassung erwähnt, ohne Tag'
  const { before } = caught
  return `Miete zuletzt angepasst: ${writtenDay(when)}${before === undefined ? '' : `, vorher ${writtenEuros(before)}`}`
}

/** The last day that it may mean: of a year alone 31 December. Undefined: none is told. */
export function dayOfRise(caught: Caught): string | undefined {
  const when = whenOf(caught)?.replace(/·/gu, '.')
  if (when === undefined) return undefined
  const [, month, inYear] = /^(\d{1,2})[./](\d{4})$/u.exec(when) ?? []
  return month === undefined ? (lastDayOf(when) ?? `${when.slice(-4)}-12-31`) : lastDayOf(`${month}/${inYear}`)
}
