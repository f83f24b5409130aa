/** The keys that the specification names (point 3), and ours: where they live is part of the privacy notice. */
export const LOCAL_KEYS = {
  session: 'auth',
  lastRoute: 'lastRoute',
  refCode: 'affiliate.refCode',
  touched: 'affiliate.touched',
  cookieConsent: 'cookieConsent',
  archiveView: 'archiveView',
  archiveSeen: 'archiveSeen',
  broadcastsSeen: 'broadcastsSeen',
} as const

export const SESSION_KEYS = {
  checkoutSession: 'checkout.sessionId',
  checkoutIntent: 'checkout.intentId',
  checkoutResult: 'lastCheckoutResult',
  /** The report for which somebody went to buy. */
  wantedReport: 'checkout.report',
} as const

/**
 * Storage that never throws: browsers refuse it in private windows or when it is full, and nothing here is worth a broken page.
 * Without a window (prerendering) nothing is stored.
 */
export interface Storage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string) => void
  readonly remove: (key: string) => void
}

export const localStore = storeOf(() => window.localStorage)
export const sessionStore = storeOf(() => window.sessionStorage)

function storeOf(area: () => globalThis.Storage): Storage {
  return {
    read: key => attempt(() => area().getItem(key)),
    write: (key, value) => void attempt(() => area().setItem(key, value)),
    remove: key => void attempt(() => area().removeItem(key)),
  }
}

function attempt<Result>(work: () => Result): Result | null {
  if (typeof window === 'undefined') return null
  try {
    return work()
  } catch {
    return null
  }
}
