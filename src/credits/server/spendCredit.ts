import type { Transaction } from '#platform/database/databasePort.ts'
import type { CreditKind } from '../domain/booking.ts'
import { nextSource } from '../domain/unusedOfPurchase.ts'
import { book, isBooked, lockBalance, readBookings, readUse } from './creditStore.ts'

export interface SpentCredit {
  readonly kind: CreditKind
  /** Of a paid one: the purchase or present that it came from. */
  readonly source: string | null
}

/**
 * Pays for an analysis, with a paid credit where there is one. Asked again for the same analysis, it answers the same
 * and books nothing.
 * @returns what it was paid with; null: nothing is left
 */
export async function spendCredit(tx: Transaction, accountId: string, analysisId: string): Promise<SpentCredit | null> {
  const balance = await lockBalance(tx, accountId)
  const before = await readUse(tx, analysisId)
  if (before) return { kind: before.kind, source: before.source }
  const kind = balance.paid > 0 ? 'paid' : 'free'
  if (balance[kind] === 0) return null
  const source = kind === 'paid' ? nextSource(await readBookings(tx, accountId, kind)) : null
  await book(tx, { accountId, kind, reason: 'use', amount: -1, reference: analysisId, source })
  return { kind, source }
}

/**
 * Gives back what a failed analysis was paid with, once, in the same kind, to where it came from.
 * @returns the kind; null: nothing was used for it, it was given back before, or what it came from was refunded
 */
export async function giveBack(tx: Transaction, analysisId: string): Promise<CreditKind | null> {
  const use = await readUse(tx, analysisId)
  if (!use) return null
  const { accountId, kind, source } = use
  await lockBalance(tx, accountId)
  const isNew = await book(tx, { accountId, kind, reason: 'giveback', amount: 1, reference: analysisId, source })
  if (!isNew) return null
  if (source === null || !(await isBooked(tx, { accountId, reason: 'refund', reference: source }))) return kind
  // Its price has gone back already.
  await book(tx, { accountId, kind, reason: 'refund', amount: -1, reference: analysisId, source })
  return null
}
