import { RANK, type Candidate } from './facts.ts'
import type { Passage } from './passages.ts'
import { sameValue } from './resolve.ts'

/** "2.756 €/m²", of prices of homes; less is a rent. */
const PER_SQUARE_METRE =
  /(?:preis\s?(?:\/|je|pro)\s?(?:m²|qm|quadratmeter)[\s¦:]{1,3}(?:ca\.\s)?(?<labelled>\d{1,2}\.\d{3}|\d{4,5})(?:,\d+)?\s?(?:€|EUR))|(?<![\d.,])(?<euro>\d{1,2}\.\d{3}|\d{4,5})(?:,\d+)?\s?(?:€|EUR)\s?(?:\/|je|pro)\s?(?:m²|qm)/giu
/** The mark of a portal beside a price that was lowered. */
const LOWERED =
  /(?<!\p{L})(?:preis (?:gesenkt|reduziert|angepasst)|preissenkung|preisreduzierung|reduzierter preis|neuer preis)(?!\p{L})/iu
/** Of two asked prices the lower is today's where a cut is told, if it is no larger than such cuts are (share). */
const MAX_CUT = 0.35
/** How far rounding may move it, as a share. */
const ROUNDED = 0.01

/**
 * A portal strikes the former price through, which no text shows: of two asked prices the one that the stated price of the square
 * metre is worked out from is asked today, the other is a former one; so is the lower one where the page says that the price was cut.
 * Nothing changes where none or both fit.
 */
export function withPriceOfToday(candidates: readonly Candidate[], passages: readonly Passage[]): readonly Candidate[] {
  const prices = candidates.filter(({ key, rank }) => key === 'kaufpreis' && rank >= RANK.prose)
  const areas = candidates.flatMap(({ key, value }) =>
    key === 'wohnflaeche' && typeof value === 'number' ? [value] : [],
  )
  const stated = passages.flatMap(({ text, section }) =>
    section === 'other-offers' || section === 'location'
      ? []
      : [...text.matchAll(PER_SQUARE_METRE)].map(({ groups }) =>
          Number((groups?.labelled ?? groups?.euro ?? '').replace('.', '')),
        ),
  )
  const fits = ({ value }: Candidate) =>
    typeof value === 'number' &&
    areas.some(area => stated.some(perM2 => Math.abs(value / area - perM2) <= ROUNDED * perM2))
  const today = prices.find(fits) ?? loweredPrice(prices, passages)
  if (!today) return candidates
  const former = prices.filter(one => !sameValue('kaufpreis', one.value, today.value))
  // "KP gesamt": the home and its parking space together.
  if (former.some(one => fits(one) || one.ofTheWhole || isWithParking(one, today, candidates))) return candidates
  return candidates.map(one =>
    former.includes(one) ? { ...one, scope: { ...one.scope, time: 'former' as const } } : one,
  )
}

function loweredPrice(prices: readonly Candidate[], passages: readonly Passage[]): Candidate | undefined {
  if (!passages.some(({ text, section }) => section !== 'other-offers' && LOWERED.test(text))) return undefined
  const [lowest, highest] = [Math.min, Math.max].map(of => of(...prices.map(({ value }) => Number(value)))) as [number, number] // prettier-ignore
  return lowest < highest && lowest >= highest * (1 - MAX_CUT)
    ? prices.find(({ value }) => value === lowest)
    : undefined
}

function isWithParking({ value }: Candidate, today: Candidate, candidates: readonly Candidate[]): boolean {
  const more = Number(value) - Number(today.value)
  return candidates.some(one => one.key === 'stellplatzPreis' && more > 0 && more % Number(one.value) === 0)
}
