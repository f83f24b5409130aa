import type { Queryable } from '#platform/database/databasePort.ts'
import { refCodeOf } from '../domain/refCodeOf.ts'
import { findPartner, type Partner } from './partnerStore.ts'

/** The partner with a code as somebody types it. @throws Error with a German sentence */
export async function requirePartner(db: Queryable, typed: string): Promise<Partner> {
  const refCode = refCodeOf(typed)
  const partner = refCode === null ? null : await findPartner(db, { refCode })
  if (!partner) throw new Error(`Einen Partner mit dem Code „${typed}“ gibt es nicht.`)
  return partner
}
