import { germanEuro } from '#kernel/germanNumber.ts'
import { PACKAGES, type PackageAlias } from '#billing/domain/packages.ts'
import type { PublicConfiguration } from '#shell/configuration.ts'

export const BASIC: readonly PackageAlias[] = PACKAGES.slice(0, 3)
export const PLUS: readonly PackageAlias[] = PACKAGES.slice(3)

/** A package as the pages show it. */
export interface Offer {
  readonly alias: PackageAlias
  readonly name: string
  readonly description: string
  /** Including Umsatzsteuer, € in cents. */
  readonly cents: number
  /** Analyses, per month where it is a subscription. */
  readonly count: number
  /** € in cents, rounded. */
  readonly perAnalysis: number
  readonly isMonthly: boolean
}

/** Packages of a tier that are on sale, in the order in which they are offered. */
export function offersOf({ stripe }: PublicConfiguration, tier: readonly PackageAlias[]): Offer[] {
  return tier.flatMap(alias => {
    const [cents, count] = [stripe.priceCents[alias], stripe.priceCredits[alias]]
    if (cents === undefined || count === undefined) return []
    return {
      alias,
      name: alias.charAt(0).toUpperCase() + alias.slice(1),
      description: stripe.priceDesc[alias] ?? '',
      cents,
      count,
      perAnalysis: Math.round(cents / count),
      isMonthly: stripe.priceModes[alias] === 'subscription',
    }
  })
}

/** As many reports are side by side in a comparison. */
const COMPARED = { fewest: 2, most: 6 }

/**
 * The package that we would choose ourselves, and why: the smallest whose reports can be compared, where one of them costs
 * less than in the smallest of all. null: there is none.
 */
export function recommendedOf(
  offers: readonly Offer[],
): { readonly alias: PackageAlias; readonly reason: string } | null {
  const [smallest] = offers
  const chosen = offers.find(({ count }) => count >= COMPARED.fewest && count <= COMPARED.most)
  if (!smallest || !chosen || chosen.perAnalysis >= smallest.perAnalysis) return null
  const less = germanEuro(smallest.perAnalysis - chosen.perAnalysis)
  return {
    alias: chosen.alias,
    reason: `Unsere Empfehlung: ${chosen.count} Berichte lassen sich vergleichen, und jeder kostet ${less} weniger als im Paket ${smallest.name}.`,
  }
}
