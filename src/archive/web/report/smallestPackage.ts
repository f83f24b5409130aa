import type { PublicConfiguration } from '#shell/configuration.ts'

export interface SmallestPackage {
  readonly alias: string
  /** Including Umsatzsteuer, € in cents. */
  readonly cents: number
}

/** The cheapest way to the full report: paid once, no subscription. @returns null: nothing of the kind is on sale */
export function smallestPackage({ stripe }: Pick<PublicConfiguration, 'stripe'>): SmallestPackage | null {
  const once = Object.entries(stripe.priceCents)
    .filter(([alias]) => stripe.priceModes[alias] === 'payment')
    .map(([alias, cents]) => ({ alias, cents }))
  return once.sort((a, b) => a.cents - b.cents)[0] ?? null
}
