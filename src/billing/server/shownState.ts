import type { PurchaseState } from '../domain/purchaseState.ts'

/** For the buyer who is back from the checkout, `open` only means that the provider has not told us yet. */
export function shownState(state: PurchaseState): Exclude<PurchaseState, 'open'> {
  return state === 'open' ? 'pending' : state
}
