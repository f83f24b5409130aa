import { indexOfYear } from '#reference/market/haeuserpreisindex.ts'
import type { Kreis } from '#reference/market/kreise.ts'

const NATIONWIDE = indexOfYear(2025) / indexOfYear(2024)

/**
 * Asked price of the Kreis in 2025, €/m²: the mean of two years, the older one brought forward by the index of the whole
 * country. A single year of a Kreis with few offers swings by some percent, in the worst case by a third.
 */
export function kreisniveau({ kauf }: Kreis): number {
  return Math.sqrt(kauf[2025] * kauf[2024] * NATIONWIDE)
}

/** How far the two years lie from their mean, as a standard deviation of ln. */
export function schwankung({ kauf }: Kreis): number {
  return Math.abs(Math.log(kauf[2025] / (kauf[2024] * NATIONWIDE))) / 2
}
