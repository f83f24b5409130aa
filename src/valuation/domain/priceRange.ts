/** A range with its middle: €/m², €/m² a month, or €. */
export interface PriceRange {
  readonly low: number
  readonly mid: number
  readonly high: number
}

/** @param step figures are given as multiples of it, so that they do not look more exact than they are */
export function rangeAround(mid: number, halfWidth: number, step: number): PriceRange {
  return {
    low: inSteps(mid * (1 - halfWidth), step),
    mid: inSteps(mid, step),
    high: inSteps(mid * (1 + halfWidth), step),
  }
}

/** Two decimals are enough for every step in use and take away what a float adds. */
function inSteps(value: number, step: number): number {
  return Number((Math.round(value / step) * step).toFixed(2))
}
