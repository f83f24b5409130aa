import { BASIC_PACKAGES, PACKAGES, type PackageAlias } from '../domain/packages.ts'
import { orderedMode, type Price, priceWith } from '../domain/price.ts'
import type { Promo } from '../domain/promo.ts'

/** What the server tells of a code that may be used. */
export type AppliedPromo = Pick<Promo, 'code' | 'discountType' | 'amount' | 'packages'>

/** Prices as the configuration tells them; what is not on sale is missing there. */
export interface PriceData {
  readonly priceIds: Readonly<Record<string, string>>
  /** € in cents. */
  readonly priceCents: Readonly<Record<string, number>>
  readonly priceCredits: Readonly<Record<string, number>>
  readonly priceModes: Readonly<Record<string, 'payment' | 'subscription'>>
  readonly priceDesc: Readonly<Record<string, string>>
}

/** One package as it can be ordered now. */
export interface PurchaseOffer {
  readonly alias: PackageAlias
  readonly description: string
  /** Analyses; of a subscription each month. */
  readonly credits: number
  readonly mode: 'payment' | 'subscription'
  /** Of a subscription: of the first month; each later one costs the list price. */
  readonly price: Price
  /** null: none is applied, or it is not for this package. */
  readonly promo: AppliedPromo | null
}

/** @returns null when there are no price data for the package: it cannot be ordered */
export function purchaseOfferOf(
  alias: PackageAlias,
  data: PriceData,
  applied: AppliedPromo | null,
): PurchaseOffer | null {
  const { [alias]: cents } = data.priceCents
  const { [alias]: credits } = data.priceCredits
  if (!data.priceIds[alias] || cents === undefined || !(cents > 0) || credits === undefined) return null
  const promo = promoFor(alias, applied)
  const price = priceWith(cents, promo)
  const mode = orderedMode(data.priceModes[alias] ?? 'payment', price)
  return { alias, description: data.priceDesc[alias] ?? '', credits, mode, price, promo }
}

/** Codes may be for some packages only. */
export function promoFor(alias: PackageAlias, promo: AppliedPromo | null): AppliedPromo | null {
  return promo && (promo.packages?.includes(alias) ?? true) ? promo : null
}

/** The package of the query `package`, if we have it (2.1.10). */
export function packageNamed(query: string | null): PackageAlias | null {
  return PACKAGES.find(alias => alias === query) ?? null
}

export type Tier = 'basic' | 'plus'

export function tierOf(alias: PackageAlias): Tier {
  return BASIC_PACKAGES.some(basic => basic === alias) ? 'basic' : 'plus'
}
