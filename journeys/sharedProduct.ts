import { inject } from 'vitest'

/** The product that one run of the journeys starts once for most of them: they keep apart by their accounts. */
export interface SharedProduct {
  /** Where it answers, for example http://127.0.0.1:40123. */
  readonly address: string
  readonly dataDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    product: SharedProduct
  }
}

/**
 * For journeys that change nothing for others: who needs settings of his own, or stops the product or its service, starts one himself
 * (`startProduct`).
 */
export function sharedProduct(): SharedProduct {
  return inject('product')
}
