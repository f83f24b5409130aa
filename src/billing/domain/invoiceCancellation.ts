import type { CalendarDate } from '#kernel/calendarDate.ts'
import { difference, taxedAmount } from './invoiceAmounts.ts'
import type { InvoiceContent } from './invoiceContent.ts'

export interface CancelledPart {
  readonly number: string
  readonly issuedOn: CalendarDate
  /** What goes back now, € in cents, above 0. */
  readonly backCents: number
  /** What had gone back before. */
  readonly beforeCents: number
}

/**
 * What takes an invoice back, wholly or in part. The Umsatzsteuer of several parts adds up to that of the whole: each is
 * the difference of what has gone back before and after.
 */
export function invoiceCancellation(
  original: InvoiceContent,
  { number, issuedOn, backCents, beforeCents }: CancelledPart,
): InvoiceContent {
  const total = difference(taxedAmount(-beforeCents - backCents), taxedAmount(-beforeCents))
  return {
    ...original,
    kind: backCents === original.total.grossCents ? 'cancellation' : 'correction',
    number,
    issuedOn,
    cancels: { number: original.number, issuedOn: original.issuedOn },
    item: `Erstattung: ${original.item}`,
    promoCode: null,
    list: total,
    discount: null,
    total,
  }
}
