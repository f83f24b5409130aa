import { regexp } from '#kernel/regexp.ts'
import { numberOfWord } from './values/numberWords.ts'

/** Years told from today, of statement text: "vor rund zehn Jahren", "letztes Jahr". */

const SMALL =
  'ein(?:em)?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn'
/** How many years, in digits or as a word; "vor hundert Jahren" dates no works. */
export const YEAR_COUNT = String.raw`\d{1,2}|${SMALL}|(?:fünfund)?(?:zwanzig|drei(?:ß|ss)ig)|vierzig|fünfzig`
export const ABOUT = '(?:etwa|ca·|circa|rund|gut|knapp|fast|ungefähr|über|erst|schon)'
/** "in den letzten Jahren" is no year. */
export const YEARS_AGO = String.raw`vor (?:${ABOUT} )*(?<ago>${YEAR_COUNT}) jahr(?:en?)?|(?:im |des )?(?<before>vorletzte[sn]) jahr(?:es)?|(?:im |des )?(?<last>(?:letzte|vorige|vergangene)[sn]) jahr(?:es)?|(?<now>dieses jahr|heuer)`
const FIRST = regexp.u`(?<!\p{L})(?:${YEARS_AGO})(?!\p{L})`

type Caught = Readonly<Partial<Record<string, string>>>

/** The year of one match of the pattern; null: it tells none. @param today the year */
export function yearOfAgo({ ago, before, last, now }: Caught, today: number): number | null {
  if (now !== undefined) return today
  if (last !== undefined) return today - 1
  if (before !== undefined) return today - 2
  const count = yearCount(ago)
  return count === undefined ? null : today - count
}

/** The first year that the words tell so; null: none. */
export function yearsAgoIn(text: string, today: number): number | null {
  return yearOfAgo(FIRST.exec(text)?.groups ?? {}, today)
}

export function yearCount(words: string | undefined): number | undefined {
  if (words === undefined) return undefined
  return /^\d/u.test(words) ? Number(words) : numberOfWord(words === 'einem' ? 'ein' : words)
}
