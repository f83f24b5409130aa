import type { Transaction } from '#platform/database/databasePort.ts'
import type { CreditKind } from '../domain/booking.ts'
import { book, lockBalance, type NewBooking } from './creditStore.ts'

/** The free analyses of a new account, once for each account. @param freeAnalysesTotal 0: there are none */
export async function welcome(tx: Transaction, accountId: string, freeAnalysesTotal: number): Promise<void> {
  if (freeAnalysesTotal === 0) return
  await gain(tx, { accountId, kind: 'free', reason: 'welcome', amount: freeAnalysesTotal, reference: accountId })
}

/**
 * A present of the operator, or of a rule.
 * @param reference why, in a form that is the same when the same is granted again: then nothing is booked
 * @returns false when it had been granted before
 */
export function grantCredits(
  tx: Transaction,
  accountId: string,
  kind: CreditKind,
  amount: number,
  reference: string,
): Promise<boolean> {
  return gain(tx, { accountId, kind, reason: 'grant', amount, reference })
}

/** @returns false when the order had been booked before */
export function bookPurchase(tx: Transaction, accountId: string, amount: number, orderId: string): Promise<boolean> {
  return gain(tx, { accountId, kind: 'paid', reason: 'purchase', amount, reference: orderId })
}

async function gain(tx: Transaction, booking: NewBooking): Promise<boolean> {
  if (!Number.isInteger(booking.amount) || booking.amount < 1)
    throw new RangeError(`${booking.amount} credits cannot be given`)
  await lockBalance(tx, booking.accountId)
  return book(tx, booking)
}
