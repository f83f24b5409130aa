/** `free` analyses give previews, `paid` ones reports that are unlocked at once. */
export type CreditKind = 'free' | 'paid'

export type Reason = 'welcome' | 'purchase' | 'grant' | 'use' | 'giveback' | 'refund'

/** One line of the ledger of one kind of one account. */
export interface Booking {
  readonly reason: Reason
  /** Below zero for use and refund. */
  readonly amount: number
  /** Account, order or analysis that it was booked for. */
  readonly reference: string
  /** Of a use and its giveback: reference of the gain whose credit it is; null for others and for free ones. */
  readonly source: string | null
}
