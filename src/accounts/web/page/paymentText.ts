import { capitalised } from '#kernel/capitalised.ts'
import type { PaymentActivity } from './accountQueries.ts'

const STATUS: Readonly<Record<PaymentActivity['status'], string>> = {
  pending: 'In Bearbeitung',
  paid: 'Bezahlt',
  failed: 'Fehlgeschlagen',
  cancelled: 'Abgebrochen',
  expired: 'Nicht bezahlt, abgelaufen',
  refunded: 'Erstattet',
  disputed: 'Rückbuchung in Klärung',
}

/** What became of a payment, in words. */
export function paymentStatusText({ status, withdrawnAt }: Pick<PaymentActivity, 'status' | 'withdrawnAt'>): string {
  return withdrawnAt === null ? STATUS[status] : `Widerrufen · ${STATUS[status]}`
}

/** What was bought: "Midi · 3 Analysen". */
export function paymentTitle({
  package: alias,
  credits,
  subscription,
}: Pick<PaymentActivity, 'package' | 'credits' | 'subscription'>): string {
  const count = credits === 1 ? 'eine Analyse' : `${credits} Analysen`
  return `${capitalised(alias)} · ${count}${subscription === null ? '' : ' je Monat'}`
}

/** The days of the law (§ 355 BGB), and one more: it may end on a Sunday. */
const WITHDRAWAL_DAYS = 15
const DAY_MS = 86_400_000

/** Whether the way to the withdrawal is offered beside it; the form takes any, and decides nothing. */
export function mayWithdraw(
  { status, withdrawnAt, createdAt }: Pick<PaymentActivity, 'status' | 'withdrawnAt' | 'createdAt'>,
  now: Date,
): boolean {
  return status === 'paid' && withdrawnAt === null && now.getTime() - Date.parse(createdAt) < WITHDRAWAL_DAYS * DAY_MS
}

/** How an invoice is saved: as the server names it, or by its id. */
export function invoiceFilename(id: string, named: string | null): string {
  return named ?? `Rechnung_${id}.pdf`
}
