import { calendarDate } from '#kernel/calendarDate.ts'
import type { InvoiceContent } from './invoiceContent.ts'
import { invoiceCancellation } from './invoiceCancellation.ts'
import { invoiceForPayment, type InvoicedPayment } from './invoiceForPayment.ts'
import type { Seller } from './seller.ts'

export const SELLER: Seller = {
  name: 'Muster & Söhne GmbH',
  represented: 'Geschäftsführerin: Erika Muster',
  street: 'Lange Straße 12a',
  zip: '10115',
  city: 'Berlin',
  email: 'hilfe@ampel.example',
  phone: '030 123456',
  register: 'Amtsgericht Charlottenburg, HRB 12345',
  vatId: 'DE 123456789',
  taxNumber: null,
}

export function paid(changes: Partial<InvoicedPayment> = {}): InvoiceContent {
  return invoiceForPayment({
    number: 'RE-2026-000042',
    issuedOn: calendarDate('2026-11-22'),
    seller: SELLER,
    buyer: {
      name: 'Dr. Käthe Groß-Ümlaut',
      address: { street: 'Am Überweg 3', zip: '80331', city: 'München', country: 'DE' },
    },
    contractId: 'EA-7K3M-9QXZ-4TB2',
    method: 'card',
    package: 'midi',
    credits: 3,
    mode: 'payment',
    period: null,
    listCents: 2490,
    promoCode: 'SOMMER26',
    paidCents: 1992,
    ...changes,
  })
}

/** One of each kind, with and without all that may be missing. */
export function everyInvoice(): InvoiceContent[] {
  const number = 'RE-2026-000043'
  const issuedOn = calendarDate('2026-12-01')
  const period = { from: calendarDate('2026-11-22'), until: calendarDate('2026-12-21') }
  return [
    paid(),
    paid({ buyer: { name: 'Bernd Kurz', address: null }, paidCents: 2490, method: 'sepa_debit' }),
    paid({ package: 'gold', mode: 'subscription', credits: 100, listCents: 22900, paidCents: 22900, period }),
    paid({ paidCents: 0, method: null, seller: { ...SELLER, vatId: null, register: null, represented: null } }),
    invoiceCancellation(paid(), { number, issuedOn, backCents: 1992, beforeCents: 0 }),
    invoiceCancellation(paid(), { number, issuedOn, backCents: 664, beforeCents: 664 }),
  ]
}
