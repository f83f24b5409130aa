import { partnerOfPromo, type Purchase } from '#billing/server/index.ts'
import type { Transaction } from '#platform/database/databasePort.ts'
import { refCodeOf } from '../domain/refCodeOf.ts'
import { referrerOf, writeAttribution } from './attributionStore.ts'
import { findPartner, type Partner } from './partnerStore.ts'

/**
 * Notes which partner has brought an order that is just being paid, in the same transaction: the one of its referral
 * code, else of its promo code, else the one through whom the account was registered. Partners that are not active,
 * and those who buy themselves, are passed over.
 */
export async function attributeOrder(tx: Transaction, purchase: Purchase): Promise<void> {
  for (const find of [byRefCode, byPromoCode, byRegistration]) {
    const partner = await find(tx, purchase)
    if (!partner?.active || isHimself(partner, purchase)) continue
    await writeAttribution(tx, purchase.id, partner)
    return
  }
}

async function byRefCode(tx: Transaction, { refCode }: Purchase): Promise<Partner | null> {
  const code = refCode === null ? null : refCodeOf(refCode)
  return code === null ? null : findPartner(tx, { refCode: code })
}

async function byPromoCode(tx: Transaction, { promoCode }: Purchase): Promise<Partner | null> {
  const id = promoCode === null ? null : await partnerOfPromo(tx, promoCode)
  return id === null ? null : findPartner(tx, { id })
}

async function byRegistration(tx: Transaction, { accountId }: Purchase): Promise<Partner | null> {
  const id = accountId === null ? null : await referrerOf(tx, accountId)
  return id === null ? null : findPartner(tx, { id })
}

function isHimself({ accountId, email }: Partner, purchase: Purchase): boolean {
  return email === purchase.buyerEmail || (accountId !== null && accountId === purchase.accountId)
}
