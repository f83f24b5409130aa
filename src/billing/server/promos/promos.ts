import { BILLING_REFUSALS } from '#contract/billingRefusals.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { MIN_CHARGE_CENTS } from '#platform/payment/paymentPort.ts'
import type { PackageAlias } from '../../domain/packages.ts'
import { type Promo, promoObstacle, UNKNOWN_PROMO } from '../../domain/promo.ts'
import { promoCodeOf } from '../../domain/promoCodeOf.ts'
import { lockPromo, type PromoUses, readPromo } from './promoStore.ts'

export interface ChosenPackage {
  readonly alias: PackageAlias
  readonly listCents: number
}

/** A code, or why it cannot be used: a German sentence. */
export async function checkPromo(
  db: Queryable,
  typed: string,
  accountId: string | null,
  chosen: ChosenPackage | null,
): Promise<{ readonly promo: Promo } | { readonly reason: string }> {
  const code = promoCodeOf(typed)
  return judged(code === null ? null : await readPromo(db, code, accountId), chosen)
}

/**
 * A code that may be used, locked until the transaction ends.
 * @throws Refusal billing.promo
 */
export async function requirePromo(
  tx: Transaction,
  typed: string,
  accountId: string,
  chosen: ChosenPackage,
): Promise<Promo> {
  const code = promoCodeOf(typed)
  const found = judged(code === null ? null : await lockPromo(tx, code, accountId), chosen)
  if ('reason' in found) throw new Refusal(BILLING_REFUSALS.promo, found)
  return found.promo
}

function judged(
  found: PromoUses | null,
  chosen: ChosenPackage | null,
): { readonly promo: Promo } | { readonly reason: string } {
  if (!found) return { reason: UNKNOWN_PROMO }
  const { promo, ...uses } = found
  const reason = promoObstacle(promo, { ...uses, chosen, leastChargeCents: MIN_CHARGE_CENTS })
  return reason === null ? { promo } : { reason }
}
