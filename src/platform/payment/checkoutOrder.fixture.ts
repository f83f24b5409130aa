import type { CheckoutOrder } from './paymentPort.ts'

export function checkoutOrder(changes: Partial<CheckoutOrder> = {}): CheckoutOrder {
  return {
    purchaseId: 'b8a5f6a0-0000-4000-8000-000000000001',
    alias: 'midi',
    priceId: 'price_midi',
    description: 'Drei Analysen für die engere Wahl.',
    listCents: 2490,
    discountCents: 0,
    mode: 'payment',
    buyer: {
      email: 'erika@example.de',
      name: 'Erika Müller & Söhne',
      address: { street: 'Hauptstr. 1', zip: '10115', city: 'Köln', country: 'DE' },
    },
    promoCode: null,
    successUrl: 'https://ampel.example/checkout/success',
    cancelUrl: 'https://ampel.example/checkout/cancel',
    ...changes,
  }
}

/** What makes a monthly order of it. */
export const MONTHLY: Partial<CheckoutOrder> = {
  alias: 'silber',
  priceId: 'price_silber',
  listCents: 8900,
  mode: 'subscription',
}
