import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { PostalAddress } from '#accounts/domain/postalAddress.ts'
import type { TaxedAmount } from './invoiceAmounts.ts'
import type { Seller } from './seller.ts'

/** All that is on an invoice, fixed when it is issued: page and XML are drawn from it and nothing else. */
export interface InvoiceContent {
  /** cancellation: takes a whole invoice back (Stornorechnung). correction: a part of one. */
  readonly kind: 'invoice' | 'cancellation' | 'correction'
  readonly number: string
  readonly issuedOn: CalendarDate
  /** The invoice that this one takes back; null for an invoice. */
  readonly cancels: { readonly number: string; readonly issuedOn: CalendarDate } | null
  readonly seller: Seller
  readonly buyer: InvoiceBuyer
  readonly contractId: string
  /** The provider's name of what was paid with, for instance `card`; null: nothing was to be paid. */
  readonly method: string | null
  /** What was sold, for instance `Paket Midi`. */
  readonly item: string
  /** What that is, in one sentence. */
  readonly description: string
  /** Days for which a subscription was paid; null: supplied at once, on the day of the invoice. */
  readonly period: { readonly from: CalendarDate; readonly until: CalendarDate } | null
  readonly promoCode: string | null
  /** Price of the list, less discount (null: none) = total. What goes back is below 0 and has no discount. */
  readonly list: TaxedAmount
  readonly discount: TaxedAmount | null
  readonly total: TaxedAmount
}

export interface InvoiceBuyer {
  readonly name: string
  /** null: the buyer gave none; the invoice names him only. */
  readonly address: PostalAddress | null
}

/** When the last of it was supplied (§ 14 Abs. 4 Nr. 6 UStG): at once, or at the end of the paid days. */
export function suppliedOn({ period, cancels, issuedOn }: InvoiceContent): CalendarDate {
  return period?.until ?? cancels?.issuedOn ?? issuedOn
}
