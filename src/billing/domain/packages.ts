import { z } from 'zod'

/** In the order in which they are offered (specification, point 2.12). */
export const BASIC_PACKAGES = ['mini', 'midi', 'maxi'] as const
export const PLUS_PACKAGES = ['bronze', 'silber', 'gold'] as const
export const PACKAGES = [...BASIC_PACKAGES, ...PLUS_PACKAGES] as const
export type PackageAlias = (typeof PACKAGES)[number]

/** As buyers read it: Midi. */
export function packageTitle(alias: string): string {
  return alias.charAt(0).toUpperCase() + alias.slice(1)
}

/** What the operator sells under an alias. */
export const PackageOffer = z.strictObject({
  /** The payment provider's id of the price; null: not on sale. */
  priceId: z.string().min(1).nullable(),
  /** Price including Umsatzsteuer, € in cents. */
  cents: z.int().min(1).max(10_000_000),
  /** Analyses that one payment gives. */
  credits: z.int().min(1).max(100_000),
  /** payment: once; subscription: each month until cancelled. */
  mode: z.enum(['payment', 'subscription']),
  /** One German line that says what it is for. */
  description: z.string().min(1).max(200),
})

export const PackageOffers = z.strictObject(
  Object.fromEntries(PACKAGES.map(alias => [alias, PackageOffer])) as Record<PackageAlias, typeof PackageOffer>,
)
export type PackageOffers = z.output<typeof PackageOffers>
