/** How money was paid: for the page, and for the XML by UNTDID 4461 (BT-81). */
export interface PaymentMeans {
  readonly label: string
  readonly code: string
}

/** Names of the payment provider. 59 is SEPA direct debit, 48 a card, 68 an online payment service. */
const KNOWN: Readonly<Record<string, PaymentMeans>> = {
  card: { label: 'Karte', code: '48' },
  sepa_debit: { label: 'SEPA-Lastschrift', code: '59' },
  paypal: { label: 'PayPal', code: '68' },
  klarna: { label: 'Klarna', code: '68' },
  sofort: { label: 'Sofortüberweisung', code: '68' },
  giropay: { label: 'giropay', code: '68' },
  link: { label: 'Link', code: '68' },
}

export function paymentMeans(method: string): PaymentMeans {
  return KNOWN[method] ?? { label: 'Online-Zahlung', code: '68' }
}
