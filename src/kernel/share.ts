/** A part of a whole as an exact fraction: 6.5 % is { parts: 6_500_000, of: 100_000_000 }. May be negative or above 1. */
export interface Share {
  /** Whole number. */
  readonly parts: number
  /** Whole number above 0. */
  readonly of: number
}

/** Percent are kept to the millionth. */
const PER_PERCENT = 1_000_000

/** The share that is written as so many percent: percent(6.5) is 0.065. */
export function percent(value: number): Share {
  return ratio(Math.round(value * PER_PERCENT), 100 * PER_PERCENT)
}

/** A fraction of whole numbers: ratio(1, 3). */
export function ratio(parts: number, of: number): Share {
  if (!Number.isSafeInteger(parts) || !Number.isSafeInteger(of) || of <= 0) {
    throw new RangeError(`no share: ${parts} of ${of}`)
  }
  return { parts, of }
}

/** For display and for formulas that have no exact answer; amounts of money are taken with `times`. */
export function inPercent(share: Share): number {
  return (share.parts / share.of) * 100
}

/** What is left of the whole. */
export function complement(share: Share): Share {
  return ratio(share.of - share.parts, share.of)
}

/** Below 0 when the first is smaller, 0 when both are equal. */
export function compareShares(a: Share, b: Share): number {
  const difference = BigInt(a.parts) * BigInt(b.of) - BigInt(b.parts) * BigInt(a.of)
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

const german = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const exact = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })

/** As a German reader writes it, with at most two decimals: 3,57 %; a rate that has just three keeps them: 2,975 %. */
export function germanPercent(share: Share): string {
  const isStated = share.of === 100 * PER_PERCENT && share.parts % (PER_PERCENT / 1000) === 0
  return trueMinus(`${(isStated ? exact : german).format(inPercent(share))}\u00a0%`)
}

/** What is below zero carries a minus sign, as wide as a digit; `Intl` writes a hyphen. */
export function trueMinus(text: string): string {
  return text.replace(/^-/u, '−')
}
