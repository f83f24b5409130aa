import type { Transaction } from '#platform/database/databasePort.ts'
import { refCodeOf } from '../domain/refCodeOf.ts'
import { writeReferral } from './attributionStore.ts'
import { findPartner } from './partnerStore.ts'

/** Notes through whose link an account was registered. Nothing else of where it came from is kept. */
export async function rememberOrigin(
  tx: Transaction,
  accountId: string,
  origin: { readonly refCode: string | null },
): Promise<void> {
  const refCode = origin.refCode === null ? null : refCodeOf(origin.refCode)
  const partner = refCode === null ? null : await findPartner(tx, { refCode })
  if (partner?.active) await writeReferral(tx, accountId, partner.id)
}
