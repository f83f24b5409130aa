import type { Transaction } from '#platform/database/databasePort.ts'
import type { CreditKind } from '../domain/booking.ts'
import { book, lockBalance, readUse } from './creditStore.ts'

/**
 * Pays for an analysis, with a paid credit where there is one. Asked again for the same analysis, it answers the same
 * and books nothing.
 * @returns what it was paid with; null: nothing is left
 */
export async function useCredit(tx: Transaction, accountId: string, analysisId: string): Promise<CreditKind | null> {
  const balance = await lockBalance(tx, accountId)
  const before = await readUse(tx, analysisId)
  if (before) return before.kind
  const kind = balance.paid > 0 ? 'paid' : 'free'
  if (balance[kind] === 0) return null
  await book(tx, { accountId, kind, reason: 'use', amount: -1, reference: analysisId })
  return kind
}

/**
 * Gives back what a failed analysis was paid with, once, in the same kind.
 * @returns the kind; null: nothing was used for it, or it was given back before
 */
export async function giveBack(tx: Transaction, analysisId: string): Promise<CreditKind | null> {
  const use = await readUse(tx, analysisId)
  if (!use) return null
  const { accountId, kind } = use
  await lockBalance(tx, accountId)
  const isNew = await book(tx, { accountId, kind, reason: 'giveback', amount: 1, reference: analysisId })
  return isNew ? kind : null
}
