import type { z } from 'zod'
import { PACKAGES } from '#billing/domain/packages.ts'
import type { readConfigs } from '#contract/operations.ts'
import type { Configuration } from '../domain/configuration.ts'

/** What the web app is told of the configuration. A package without a price id is not on sale and is not named there. */
export function configsOf(
  { app, freeAnalysesTotal, retention, upload, packages }: Configuration,
  googleClientId: string | null,
): z.input<typeof readConfigs.answer> {
  const { company, testimonials, ...named } = app
  const onSale = PACKAGES.flatMap(alias => {
    const { priceId, ...offer } = packages[alias]
    return priceId === null ? [] : [{ alias, priceId, ...offer }]
  })
  const byAlias = <Value>(value: (offer: (typeof onSale)[number]) => Value) =>
    Object.fromEntries(onSale.map(offer => [offer.alias, value(offer)]))
  return {
    app: { ...named, companyInfo: company, testimonials: testimonials ?? null },
    freeAnalysesTotal,
    retention,
    upload,
    stripe: {
      priceIds: byAlias(({ priceId }) => priceId),
      priceCredits: byAlias(({ credits }) => credits),
      priceCents: byAlias(({ cents }) => cents),
      priceModes: byAlias(({ mode }) => mode),
      priceDesc: byAlias(({ description }) => description),
    },
    google: { clientId: googleClientId },
  }
}
