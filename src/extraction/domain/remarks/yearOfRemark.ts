import { wholeWords } from '../scope/wholeWords.ts'
import type { RemarkRule } from './remarkRule.ts'
import { TRADES } from './rules/trades.ts'

const YEAR =
  /(?<![\d.,·/])(?:1[89]\d\d|20[0-4]\d)(?![\d]|er(?!\p{L})|[.,·]\d|\/(?=\d)(?!\d\d(?!\d))| ?(?:€|euro|eur|m²|qm|kwh|wohneinheiten))/gu
const HEADED = /(?:^|und|sowie) ?(?<year>1[89]\d\d|20[0-4]\d):? (?:die |das |der |neue[sr]? )?$/u
/** "2011 mit einer neuen Heizung sowie 2013 mit neuen Fenstern ausgestattet": of what it was fitted with, up to the next year. */
const FITTED =
  /(?<!\p{L})(?<!(?:von|aus|baujahr|bj·?|anno) )(?<year>1[89]\d\d|20[0-4]\d) mit (?:(?!1[89]\d\d|20[0-4]\d)[^;:]){0,80}$/u
const FITTED_WITH = /(?<!\p{L})(?:ausgestattet|versehen|ausgerüstet|bestückt|ausgebaut|nachgerüstet)(?!\p{L})/u
/** What a year may belong to instead. */
const OTHERS = 'haustür|küche|einbauküche|böden|boden|laminat|parkett|garage|aufzug|balkone?'
const TRADE = wholeWords(
  `${TRADES.map(({ nouns, compounds }) => (compounds ? `${nouns}|${compounds}` : nouns)).join('|')}|${OTHERS}`,
  'g',
)
const DONE =
  /(?<!\p{L})(?:erneuert|saniert|modernisiert|renoviert|ausgetauscht|getauscht|ersetzt|eingebaut|gemacht|gedeckt|eingedeckt|gedämmt)(?!\p{L})/u
/** "1998 in Ziegelbauweise errichtet", "1998 erbaut" */
const BUILT = /^[^,;:]{0,40}?(?<!\p{L})(?:errichtet|erbaut|gebaut|fertiggestellt)(?!\p{L})/u

/**
 * The year of the match, else the nearest one of its part of the statement, else one of another part that names no trade of
 * its own, or that stands at its head: "2015 wurde das Bad saniert, die Elektrik erneuert". null: none is meant for it.
 */
export function yearOf(
  match: RegExpExecArray,
  statement: string,
  start: number,
  end: number,
  { name }: Pick<RemarkRule, 'name'>,
): number | null {
  // "Wir wohnen seit 2015 hier und haben das Bad nie erneuert."
  if (name.endsWith('-nie')) return null
  const caught = match.groups?.year ?? match.groups?.year2
  if (caught !== undefined) return Number(caught)
  // "2009 wurden die Fenster, 2013 die Heizung ersetzt": the comma parts the years.
  const from = statement.lastIndexOf(',', start) + 1
  // "2019 Heizung und 2021 Bad erneuert": it has its year before it.
  const headed = HEADED.exec(statement.slice(from, start))?.groups?.year
  if (headed !== undefined) return Number(headed)
  const fitted = FITTED_WITH.test(statement.slice(end))
    ? FITTED.exec(statement.slice(0, start))?.groups?.year
    : undefined
  if (fitted !== undefined) return Number(fitted)
  const comma = statement.indexOf(',', Math.max(start, end - 1))
  const to = comma < 0 ? statement.length : comma
  const years = [...statement.matchAll(YEAR)].flatMap(({ 0: year, index }) => {
    const isOwn = index >= from && index < to
    // "Haustür 2018, Fenster aus der Bauzeit": another part's year is none of its.
    if (!isOwn && (name.endsWith('-alt') || isOfAnother(statement, index, start))) return []
    if (isOfBuilding(statement, index, start)) return []
    if (isOwn && name.endsWith('-erneuert') && isOfTheNext(statement.slice(start, index))) return []
    const away = index < start ? start - index : Math.max(0, index - end)
    return [{ year: Number(year), away, outside: isOwn ? 0 : 1 }]
  })
  return years.sort((a, b) => a.outside - b.outside || a.away - b.away)[0]?.year ?? null
}

/** "Dach erneuert und Fenster 2009 getauscht": what was done to the first stands before the name of the second. */
function isOfTheNext(before: string): boolean {
  const [first, second] = tradesIn(before)
  return first !== undefined && second !== undefined && DONE.test(before.slice(first, second))
}

/** "Haus von 1959 mit neuen Fenstern": what stands behind it is younger. */
const HOUSE_OF =
  /(?<!\p{L})(?:\p{L}*(?:haus|hauses|gebäude|gebäudes|villa|bungalow|wohnung|hälfte)|objekt) (?:von|aus)(?: dem jahre?)? $/u

/** "wurde 1998 errichtet und laufend instand gehalten": when it was built dates nothing that is told behind it. */
function isOfBuilding(statement: string, year: number, start: number): boolean {
  if (year < start && HOUSE_OF.test(statement.slice(0, year)) && /^\d{4} mit /u.test(statement.slice(year))) return true
  const built = BUILT.exec(statement.slice(year))
  return built !== null && year + built[0].length <= start
}

/** Whether the part of the statement around a year dates what it names itself, and nothing else. */
function isOfAnother(statement: string, year: number, start: number): boolean {
  const from = statement.lastIndexOf(',', year) + 1
  const next = statement.indexOf(',', year)
  const trades = tradesIn(statement.slice(from, next < 0 ? statement.length : next))
  const [first] = trades
  if (first === undefined) return false
  return year > start || from + first < year
}

function tradesIn(text: string): number[] {
  return [...text.matchAll(TRADE)].map(({ index }) => index)
}

/** The part of a statement around a stretch, with the clause that refers to it: "die alte Elektrik, die 2015 erneuert wurde". */
export function partAround(statement: string, start: number, end: number): string {
  const from = statement.lastIndexOf(',', start) + 1
  let to = statement.indexOf(',', end)
  while (to >= 0) {
    const next = statement.indexOf(',', to + 1)
    if (tradesIn(statement.slice(to, next < 0 ? statement.length : next)).length > 0) return statement.slice(from, to)
    to = next
  }
  return statement.slice(from)
}

/** The clause between commas around a stretch: "Kernsaniert wurde das Haus, letztes Jahr kam die Wallbox" tells the year of the second. */
export function clauseAround(statement: string, start: number, end: number): string {
  const to = statement.indexOf(',', end)
  return statement.slice(statement.lastIndexOf(',', start) + 1, to < 0 ? statement.length : to)
}
