import type { Cell } from './cells.ts'

const ROOM_WITH_SIZE =
  /^(?:(?:whg|we)\.?\s\d{1,2}:?\s)?(?:wohnen|essen|wohnen\/essen|kochen|küche|bad|wc|gäste-?wc|diele|flur|schlafen|eltern|kind|kinderzimmer|büro|arbeiten|hwr|abst\.|abstellraum|stube|kammer|zimmer|gast|pantry|ankleide|windfang)\s(?:\d\s)?\d{1,2}(?:[.,]\d{1,2})?$/iu
const MIN_ROOMS_IN_ROW = 2

/** The words of a floor plan: "Bad 9 ¦ HWR 11 ¦ Zimmer 16" are rooms with their sizes, and no label has its value there. */
export function isOnPlan({ segment, row }: Cell): boolean {
  if (!ROOM_WITH_SIZE.test(segment.text)) return false
  return row.filter(other => ROOM_WITH_SIZE.test(other.segment.text)).length >= MIN_ROOMS_IN_ROW
}
