/** An exact fraction; `of` is above 0. Of its own, so that the Rechenprobe shares no arithmetic with what it checks. */
export interface Fraction {
  readonly parts: bigint
  readonly of: bigint
}

/** All values that a printed number may stand for. */
export interface Interval {
  readonly low: Fraction
  readonly high: Fraction
}

/** A decimal number as printed, without separators: "-1046", "01" is −1046,01; each end lies `half` units of the last given place away. */
export function printed(whole: string, decimals: string, half: Fraction): Interval {
  const value = { parts: BigInt(whole + decimals), of: 10n ** BigInt(decimals.length) }
  return { low: minus(value, half), high: plus(value, half) }
}

export const EXACT: Fraction = { parts: 0n, of: 1n }
/** Half a hundredth: what is lost when two decimals are shown. */
export const HALF_A_HUNDREDTH: Fraction = { parts: 5n, of: 1000n }

export function fraction(parts: bigint, of: bigint): Fraction {
  return { parts, of }
}

export function added(a: Interval, b: Interval): Interval {
  return { low: plus(a.low, b.low), high: plus(a.high, b.high) }
}

export function negated({ low, high }: Interval): Interval {
  return { low: { ...high, parts: -high.parts }, high: { ...low, parts: -low.parts } }
}

export function multiplied(a: Interval, b: Interval): Interval {
  return around([times(a.low, b.low), times(a.low, b.high), times(a.high, b.low), times(a.high, b.high)])
}

/** null: the divisor may be 0. */
export function divided(a: Interval, b: Interval): Interval | null {
  if (b.low.parts <= 0n && b.high.parts >= 0n) return null
  return multiplied(a, { low: inverse(b.high), high: inverse(b.low) })
}

/** Each end without what is behind the decimal point. */
export function cutToWhole({ low, high }: Interval): Interval {
  return { low: { parts: low.parts / low.of, of: 1n }, high: { parts: high.parts / high.of, of: 1n } }
}

export function largerOf(a: Interval, b: Interval): Interval {
  return { low: compare(a.low, b.low) >= 0 ? a.low : b.low, high: compare(a.high, b.high) >= 0 ? a.high : b.high }
}

export function smallerOf(a: Interval, b: Interval): Interval {
  return negated(largerOf(negated(a), negated(b)))
}

/** True when the value lies inside, or not further outside than the slack. */
export function contains({ low, high }: Interval, value: Fraction, slack: Fraction): boolean {
  return compare(value, minus(low, slack)) >= 0 && compare(value, plus(high, slack)) <= 0
}

/** Rounded to the cent, for messages. */
export function centsOf({ parts, of }: Fraction): bigint {
  const half = parts < 0n ? -of : of
  return (200n * parts + half) / (2n * of)
}

function around(values: readonly Fraction[]): Interval {
  const sorted = [...values].sort(compare)
  return { low: sorted.at(0) ?? EXACT, high: sorted.at(-1) ?? EXACT }
}

function plus(a: Fraction, b: Fraction): Fraction {
  return { parts: a.parts * b.of + b.parts * a.of, of: a.of * b.of }
}

function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { ...b, parts: -b.parts })
}

function times(a: Fraction, b: Fraction): Fraction {
  return { parts: a.parts * b.parts, of: a.of * b.of }
}

function inverse({ parts, of }: Fraction): Fraction {
  return parts < 0n ? { parts: -of, of: -parts } : { parts: of, of: parts }
}

function compare(a: Fraction, b: Fraction): number {
  const difference = a.parts * b.of - b.parts * a.of
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}
