import { germanEuro } from '#kernel/germanNumber.ts'
import { type PackageAlias, packageTitle } from './packages.ts'

/** A package that is on sale. */
export interface OfferedPackage {
  readonly alias: PackageAlias
  /** Analyses, per month where it is a subscription. */
  readonly count: number
  /** € in cents, rounded. */
  readonly perAnalysis: number
}

/** As many reports are side by side in a comparison. */
const COMPARED = { fewest: 2, most: 6 }

/**
 * The package that we would choose ourselves, and why: the smallest whose reports can be compared, where one of them costs
 * less than in the smallest of all. null: there is none.
 * @param offers of one tier, the smallest first
 */
export function recommendedOf(
  offers: readonly OfferedPackage[],
): { readonly alias: PackageAlias; readonly reason: string } | null {
  const [smallest] = offers
  const chosen = offers.find(({ count }) => count >= COMPARED.fewest && count <= COMPARED.most)
  if (!smallest || !chosen || chosen.perAnalysis >= smallest.perAnalysis) return null
  const less = germanEuro(smallest.perAnalysis - chosen.perAnalysis)
  return {
    alias: chosen.alias,
    reason: `Unsere Empfehlung: ${chosen.count} Berichte lassen sich vergleichen, und jeder kostet ${less} weniger als im Paket ${packageTitle(smallest.alias)}.`,
  }
}
