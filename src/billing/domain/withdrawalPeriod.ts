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
 * What goes back of a payment after a withdrawal, € in cents. Who agreed to early performance pays for what he used;
 * who did not owes nothing for it (§ 357a Abs. 2 BGB). Rounded in the buyer's favour.
 * @param paidCents what of the payment has not gone back yet
 * @param unused credits out of `credits`
 */
export function refundOnWithdrawal(
  paidCents: number,
  {
    credits,
    unused,
    agreedToStart,
  }: { readonly credits: number; readonly unused: number; readonly agreedToStart: boolean },
): number {
  return agreedToStart ? Math.ceil((paidCents * unused) / credits) : paidCents
}
