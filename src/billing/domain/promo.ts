import type { PackageAlias } from './packages.ts'
import { priceWith } from './price.ts'

export interface Promo {
  /** In the form of `promoCodeOf`. */
  readonly code: string
  readonly discountType: 'percentage' | 'fixed_amount'
  /** Percent (1 to 100), or € in cents. */
  readonly amount: number
  /** null: at once. */
  readonly validFrom: Date | null
  /** null: for ever. The first moment at which it is not valid any more. */
  readonly validUntil: Date | null
  /** null: no limit. */
  readonly mostUses: number | null
  readonly mostUsesPerAccount: number | null
  /** null: all. */
  readonly packages: readonly PackageAlias[] | null
  readonly active: boolean
}

/** What it depends on whether a code may be used now. */
export interface PromoSituation {
  readonly now: Date
  /** By anybody; reserved ones count. */
  readonly uses: number
  /** By the account that asks; 0 for somebody who is not signed in. */
  readonly usesByAccount: number
  /** null: no package is chosen yet. */
  readonly chosen: { readonly alias: PackageAlias; readonly listCents: number } | null
  /** Least amount that can be charged at all, € in cents. */
  readonly leastChargeCents: number
}

export const UNKNOWN_PROMO = 'Ungültiger Promo-Code.'

/** Why a code cannot be used: a German sentence; null: it can. */
export function promoObstacle(promo: Promo, situation: PromoSituation): string | null {
  const { now, uses, usesByAccount, chosen, leastChargeCents } = situation
  if (!promo.active) return UNKNOWN_PROMO
  if (promo.validFrom && now < promo.validFrom) return 'Dieser Promo-Code gilt noch nicht.'
  if (promo.validUntil && now >= promo.validUntil) return 'Dieser Promo-Code ist abgelaufen.'
  if (promo.mostUsesPerAccount !== null && usesByAccount >= promo.mostUsesPerAccount) {
    return 'Diesen Promo-Code haben Sie schon eingelöst oder für eine offene Bestellung vorgemerkt.'
  }
  if (promo.mostUses !== null && uses >= promo.mostUses) return 'Dieser Promo-Code wurde schon vollständig eingelöst.'
  if (!chosen) return null
  if (promo.packages && !promo.packages.includes(chosen.alias)) return 'Dieser Promo-Code gilt nicht für dieses Paket.'
  const { grossCents } = priceWith(chosen.listCents, promo)
  if (grossCents > 0 && grossCents < leastChargeCents) {
    return 'Mit diesem Promo-Code bliebe weniger übrig, als sich abbuchen lässt. Bitte wählen Sie ein anderes Paket.'
  }
  return null
}
