import { z } from 'zod'
import { PACKAGES, type PackageAlias } from './packages.ts'

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
