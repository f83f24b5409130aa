import { startBilling } from '../src/billing/server/billing.fixture.ts'
import { chanceOf, faultsOf, figuresOf, liveMonth } from '../src/billing/server/month.fixture.ts'

const PURCHASES = 10_000
const SEED = 20_261_122

/** A month of business against a provider with a ledger of its own: do the books agree, and how fast are they written? */
export async function bench(): Promise<Record<string, unknown>> {
  const billing = await startBilling()
  try {
    const begun = performance.now()
    await liveMonth(billing, PURCHASES, chanceOf(SEED))
    const seconds = (performance.now() - begun) / 1000
    const figures = await figuresOf(billing)
    return {
      ...figures,
      faults: await faultsOf(billing),
      agree: figures.ledgerCents === figures.providerCents && figures.invoicedCents === figures.providerCents,
      seconds: Math.round(seconds),
      purchasesPerSecond: Math.round(PURCHASES / seconds),
    }
  } finally {
    await billing.close()
  }
}
