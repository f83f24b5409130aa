const DAY_MS = 24 * 3_600_000

/** § 355 Abs. 2 BGB. */
const WITHDRAWAL_DAYS = 14

/**
 * Beyond it we still act without asking: the last day runs to its end, and on to the next working day where it falls on
 * a weekend or holiday (§§ 188, 193 BGB), at most over Easter's or Christmas' four days.
 */
const GRACE_DAYS = 5

/** @param concluded when the order was paid, since no earlier moment is to the buyer's disadvantage */
export function mayWithdraw(concluded: Date, now: Date): boolean {
  return now.getTime() - concluded.getTime() < (WITHDRAWAL_DAYS + GRACE_DAYS) * DAY_MS
}

/**
 * What goes back of a payment after a withdrawal, € in cents: all but the share of what was performed (§ 357a Abs. 2
 * BGB). Rounded in the buyer's favour.
 * @param paidCents what of the payment has not gone back yet
 * @param performed reports that were opened after the buyer had asked for early performance; a credit may have unlocked
 * several, so more than `credits` are possible
 */
export function refundOnWithdrawal(
  paidCents: number,
  { credits, performed }: { readonly credits: number; readonly performed: number },
): number {
  return Math.ceil((paidCents * Math.max(0, credits - performed)) / credits)
}
