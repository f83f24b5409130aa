import type { CalendarDate } from '#kernel/calendarDate.ts'
import { difference, taxedAmount } from './invoiceAmounts.ts'
import type { InvoiceBuyer, InvoiceContent } from './invoiceContent.ts'
import { type PackageAlias, packageTitle } from './packages.ts'
import type { Seller } from './seller.ts'

/** What was ordered and paid, in the words of the order. */
export interface InvoicedPayment {
  readonly number: string
  readonly issuedOn: CalendarDate
  readonly seller: Seller
  readonly buyer: InvoiceBuyer
  readonly contractId: string
  readonly method: string | null
  readonly package: PackageAlias
  readonly credits: number
  readonly mode: 'payment' | 'subscription'
  readonly period: InvoiceContent['period']
  /** Of one payment, € in cents. */
  readonly listCents: number
  readonly promoCode: string | null
  /** What was really paid, € in cents. */
  readonly paidCents: number
}

/** The invoice for money that came in: what was paid is its total, whatever the list says. */
export function invoiceForPayment(paid: InvoicedPayment): InvoiceContent {
  const total = taxedAmount(paid.paidCents)
  const list = taxedAmount(Math.max(paid.listCents, paid.paidCents))
  const discount = list.grossCents > total.grossCents ? difference(list, total) : null
  return {
    kind: 'invoice',
    number: paid.number,
    issuedOn: paid.issuedOn,
    cancels: null,
    seller: paid.seller,
    buyer: paid.buyer,
    contractId: paid.contractId,
    method: paid.paidCents > 0 ? paid.method : null,
    item: `${paid.mode === 'subscription' ? 'Abonnement' : 'Paket'} ${packageTitle(paid.package)}`,
    description: describe(paid),
    period: paid.period,
    promoCode: discount ? paid.promoCode : null,
    list,
    discount,
    total,
  }
}

function describe({ credits, mode }: InvoicedPayment): string {
  const analyses = credits === 1 ? '1 Analyse' : `${credits} Analysen`
  const each = mode === 'subscription' ? ' je Monat' : ''
  return `${analyses} von Immobilien-Exposés mit vollständigem Bericht${each}`
}
