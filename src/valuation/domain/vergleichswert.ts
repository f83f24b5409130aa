/** A sale of a like home, its equipment already made comparable. */
export interface Vergleichspreis {
  /** Notarised, €/m² Wohnfläche. */
  readonly jeQuadratmeter: number
  /** Price index of the day of valuation over that of the day of sale; 1 = same level. */
  readonly index: number
}

/** Fewer prices prove nothing. */
const LEAST_PRICES = 3
/** A price further from the median than this was no ordinary sale (§ 9 ImmoWertV). */
const OUTLIER = 0.35

/** Median of the comparable prices, €/m² (§§ 24, 25 ImmoWertV); null with fewer than three that are no outliers. */
export function vergleichspreisJeQuadratmeter(prices: readonly Vergleichspreis[]): number | null {
  const today = prices.map(({ jeQuadratmeter, index }) => jeQuadratmeter * index)
  const first = median(today)
  const ordinary = today.filter(price => Math.abs(price / first - 1) <= OUTLIER)
  return ordinary.length < LEAST_PRICES ? null : median(ordinary)
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}
