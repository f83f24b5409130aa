export interface SmallestPackage {
  readonly alias: string
  /** Including Umsatzsteuer, € in cents. */
  readonly cents: number
}

interface OnSale {
  /** € in cents. */
  readonly priceCents: Readonly<Record<string, number>>
  readonly priceModes: Readonly<Record<string, 'payment' | 'subscription'>>
}

/** The cheapest way to the full report: paid once, no subscription. @returns null: nothing of the kind is on sale */
export function smallestPackage({ priceCents, priceModes }: OnSale): SmallestPackage | null {
  const once = Object.entries(priceCents)
    .filter(([alias]) => priceModes[alias] === 'payment')
    .map(([alias, cents]) => ({ alias, cents }))
  return once.sort((a, b) => a.cents - b.cents)[0] ?? null
}
