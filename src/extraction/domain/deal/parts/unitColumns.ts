import { type CalendarDate, monthOf, yearOf } from '#kernel/calendarDate.ts'
import { union } from '#kernel/evidence.ts'
import type { Segment } from '#reading/domain/page.ts'
import type { Part } from '../deal.ts'
import type { Row } from './partTable.ts'

/** "Gastherme 1999", "Kombitherme, Bj. 2003", "2015 (Vaillant)": the heating of one flat and the year of its boiler. */
const BOILER_YEAR = /(?<![\d.,])(?:19[6-9]|20[0-4])\d(?![\d.,]?\d)/u
/** What has no boiler of the flat's own. */
const NO_BOILER = /zentral|fern(?:wärme|heiz)|nahwärme|nachtspeicher|elektro|strom|ofen|öfen|kamin|wärmepumpe/iu
/** "2009", "05/2016", "01.08.2011", "seit 2018": since when somebody rents it, and nothing else. */
const SINCE = /^(?:(?:seit|ab)\s)?(?:(?:\d{1,2}\.)?\d{1,2}[./]\s?|\p{L}{3,9}\.?\s)?(?:19|20)\d{2}$/iu

/** What the row's own columns tell of its heating and since when it is let. */
export function unitColumnsOf(row: Row): Pick<Part, 'boiler' | 'since'> {
  const heating = row.cells.get('heating')
  const year = heating && !NO_BOILER.test(heating.text) ? BOILER_YEAR.exec(heating.text)?.[0] : undefined
  const since = [row.cells.get('since'), row.cells.get('tenant'), row.cells.get('contract')].find(
    cell => cell && SINCE.test(cell.text.trim()),
  )
  return {
    ...(heating && year !== undefined && { boiler: { year: Number(year), evidence: placeOf(row, heating) } }),
    ...(since && { since: since.text.trim().replace(/^(?:seit|ab)\s/iu, '') }),
  }
}

const MONTH_AND_YEAR = /(?:(?<month>\d{1,2})[./]\s?)?(?<year>\d{4})$/u

/** Nobody rents since a day to come: what stands there is when a lease or a building begins. */
export function letBy<P extends Pick<Part, 'since'>>(parts: readonly P[], day: CalendarDate): P[] {
  return parts.map(part => {
    const { month, year } = MONTH_AND_YEAR.exec(part.since ?? '')?.groups ?? {}
    const isAhead = Number(year) > yearOf(day) || (Number(year) === yearOf(day) && Number(month ?? 0) > monthOf(day))
    if (!isAhead) return part
    const { since: _, ...others } = part
    return others as P
  })
}

function placeOf({ page }: Row, { text, words }: Segment) {
  return { page, quote: text, box: union(words.map(({ box }) => box)) }
}
