import { areasIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import type { Part } from '../deal.ts'

const LABEL = /^(?:gesamt-?)?wohnfläche\s?[:¦]\s?(?:(?:ca|rd)\. )?(?<area>\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|m2|qm))$/iu
/** Below a list of rooms. */
const SUM =
  /^(?:summe|gesamt|insgesamt|zusammen|gesamt-?(?:wohn)?fläche)\s?[:¦]\s?(?:(?:ca|rd)\. )?(?<area>\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|m2|qm))$/iu
/** m² that rounding may hide. */
const ROUNDING = 0.6

/**
 * Where the label "Wohnfläche" and the sum below the rooms tell one area and a unit has it, that is the home itself: "Haus B" is where it is,
 * and what sentences tell of its parts is within it. A unit with a rent or a price of its own is one.
 */
export function isOneHome(units: readonly Part[], passages: readonly Passage[]): boolean {
  if (units.some(({ rentMonthEuro, priceEuro }) => rentMonthEuro !== null || priceEuro !== null)) return false
  const lines = passages.filter(({ section }) => section !== 'other-offers').flatMap(({ text }) => text.split('\n'))
  const labelled = areasOf(lines, LABEL)
  const whole = areasOf(lines, SUM).find(sum => labelled.some(one => Math.abs(one - sum) < ROUNDING))
  return whole !== undefined && units.some(({ areaM2 }) => areaM2 !== null && Math.abs(areaM2 - whole) < ROUNDING)
}

function areasOf(lines: readonly string[], pattern: RegExp): number[] {
  return lines.flatMap(line => areasIn(pattern.exec(line.trim())?.groups?.['area'] ?? '').map(({ value }) => value))
}
