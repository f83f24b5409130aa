import { PACKAGES, type PackageAlias, packageTitle } from '#billing/domain/packages.ts'
import type { OfferedPackage } from '#billing/domain/recommended.ts'
import type { PublicConfiguration } from '#shell/configuration.ts'

export const BASIC: readonly PackageAlias[] = PACKAGES.slice(0, 3)
export const PLUS: readonly PackageAlias[] = PACKAGES.slice(3)

/** A package as the pages show it. */
export interface Offer extends OfferedPackage {
  readonly name: string
  readonly description: string
  /** Including Umsatzsteuer, € in cents. */
  readonly cents: number
  readonly isMonthly: boolean
}

/** Packages of a tier that are on sale, in the order in which they are offered. */
export function offersOf({ stripe }: PublicConfiguration, tier: readonly PackageAlias[]): Offer[] {
  return tier.flatMap(alias => {
    const [cents, count] = [stripe.priceCents[alias], stripe.priceCredits[alias]]
    if (cents === undefined || count === undefined) return []
    return {
      alias,
      name: packageTitle(alias),
      description: stripe.priceDesc[alias] ?? '',
      cents,
      count,
      perAnalysis: Math.round(cents / count),
      isMonthly: stripe.priceModes[alias] === 'subscription',
    }
  })
}
