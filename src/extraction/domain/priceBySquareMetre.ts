import { RANK, type Candidate } from './facts.ts'
import type { Passage } from './passages.ts'
import { sameValue } from './resolve.ts'

/** "2.756 €/m²", of prices of homes; less is a rent. */
const PER_SQUARE_METRE =
  /(?<![\d.,])(?<euro>\d{1,2}\.\d{3}|\d{4,5})(?:,\d+)?\s?(?:€|EUR)\s?(?:\/|je|pro)\s?(?:m²|qm)/giu
/** How far rounding may move it, as a share. */
const ROUNDED = 0.01

/**
 * A portal strikes the former price through, which no text shows: of two asked prices the one that the stated price of the square
 * metre is worked out from is asked today, the other is a former one. Nothing changes where none or both fit.
 */
export function withPriceOfToday(candidates: readonly Candidate[], passages: readonly Passage[]): readonly Candidate[] {
  const prices = candidates.filter(({ key, rank }) => key === 'kaufpreis' && rank >= RANK.prose)
  const areas = candidates.flatMap(({ key, value }) =>
    key === 'wohnflaeche' && typeof value === 'number' ? [value] : [],
  )
  const stated = passages.flatMap(({ text, section }) =>
    section === 'other-offers' || section === 'location'
      ? []
      : [...text.matchAll(PER_SQUARE_METRE)].map(({ groups }) => Number((groups?.['euro'] ?? '').replace('.', ''))),
  )
  const fits = ({ value }: Candidate) =>
    typeof value === 'number' &&
    areas.some(area => stated.some(perM2 => Math.abs(value / area - perM2) <= ROUNDED * perM2))
  const today = prices.find(fits)
  if (!today) return candidates
  const former = prices.filter(one => !sameValue('kaufpreis', one.value, today.value))
  // "KP gesamt": the home and its parking space together.
  if (former.some(one => fits(one) || one.ofTheWhole || isWithParking(one, today, candidates))) return candidates
  return candidates.map(one =>
    former.includes(one) ? { ...one, scope: { ...one.scope, time: 'former' as const } } : one,
  )
}

function isWithParking({ value }: Candidate, today: Candidate, candidates: readonly Candidate[]): boolean {
  const more = Number(value) - Number(today.value)
  return candidates.some(one => one.key === 'stellplatzPreis' && more > 0 && more % Number(one.value) === 0)
}
