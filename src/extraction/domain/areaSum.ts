import { regexp } from '#kernel/regexp.ts'
import { areasIn, sumOf } from './numbers.ts'

/** Each is rounded by itself, in m². */
const ROUNDED = 1.5
const AREA = String.raw`(?:ca\.\s)?\d[\d.,]*\s?(?:m²|m2|qm)`
/** "611 m² + 34 m² = 645 m²", "611 m² + 34 m²" */
const SUMMANDS = regexp.u`^${AREA}(?:\s?\+\s?${AREA})+(?<total>\s?=\s?${AREA})?(?=\s*$|\s?[;,(])`

/** What areas that are added up come to, in m²; null: the text adds none up, or to another sum than it says. */
export function areaSumIn(text: string): number | null {
  const match = SUMMANDS.exec(text.trim())
  if (!match) return null
  const areas = areasIn(match[0]).map(({ value }) => value)
  const stated = match.groups?.['total'] === undefined ? null : (areas.pop() ?? null)
  const sum = Math.round(100 * sumOf(areas)) / 100
  if (stated === null) return sum
  return Math.abs(sum - stated) <= ROUNDED ? stated : null
}
