import { regexp } from '#kernel/regexp.ts'
import type { Cell } from './cells.ts'

/** Rooms that a table counts, too: "Zimmer 3 ¦ Bad 1". */
const COUNTED = String.raw`(?:zimmer|bad|wc|gäste-?wc|kind|kinderzimmer|schlafen|gast)`
/** Rooms that nobody counts: what stands behind them is their size. */
const SIZED = String.raw`(?:wohnen|wohnzimmer|essen|esszimmer|kochen|küche|wohnküche|diele|flur|eltern|büro|arbeiten|hwr|har|abst\.?|abstellraum|stube|kammer|pantry|ankleide|windfang|loggia|vorraum|entrée|entree|speis|speisekammer|dusche)`
const NUMBER = String.raw`\d{1,2}(?:[.,]\d{1,2})?`
const NAMED = `(?:${COUNTED}|${SIZED})(?:\\/(?:${COUNTED}|${SIZED}))*`
const ROOM_WITH_SIZE = regexp.iu`^(?:(?:whg|we)\.?\s\d{1,2}:?\s)?${NAMED}\s(?:\d\s)?${NUMBER}(?:\s?(?:m²|qm))?$`
const SURELY_SIZE = regexp.iu`^(?:(?:whg|we)\.?\s\d{1,2}:?\s)?(?:${SIZED}|${COUNTED}\/|.*(?:m²|qm)$)`
const MIN_ROOMS_IN_ROW = 2

/** The words of a floor plan: "Bad 9 ¦ HWR 11 ¦ Zimmer 16" are rooms with their sizes, and no label has its value there. */
export function isOnPlan({ segment, row }: Cell): boolean {
  return isOfPlan(
    segment.text,
    row.map(other => other.segment.text),
  )
}

/** The same of a line of running text beside which a plan is printed: "Wanne, 2016 neu gefliest ¦ Zimmer 15 ¦ Diele 8". */
export function isOnPlanLine(text: string, at: number): boolean {
  const start = text.lastIndexOf('\n', at) + 1
  const end = text.indexOf('\n', at)
  const cells = text.slice(start, end < 0 ? text.length : end).split('¦')
  const before = text.slice(start, at).split('¦').length - 1
  return isOfPlan(
    (cells[before] ?? '').trim(),
    cells.map(cell => cell.trim()),
  )
}

function isOfPlan(cell: string, row: readonly string[]): boolean {
  const rooms = row.filter(text => ROOM_WITH_SIZE.test(text))
  return ROOM_WITH_SIZE.test(cell) && rooms.length >= MIN_ROOMS_IN_ROW && rooms.some(text => SURELY_SIZE.test(text))
}
