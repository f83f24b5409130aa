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

/** How an invoice is saved: as the server names it, or by its id. */
export function invoiceFilename(id: string, named: string | null): string {
  return named ?? `Rechnung_${id}.pdf`
}
