import type { PagePath } from '#kernel/pagePath.ts'

/** One entry of the navigation (2.2.1). */
export interface Entry {
  readonly label: string
  /** null: opens the upload dialog instead of a page. */
  readonly to: PagePath | null
  /** Logged out, the login opens instead. /buy is guarded by its route and needs no mark. */
  readonly needsLogin: boolean
}

export const START: Entry = { label: 'Start', to: '/', needsLogin: false }

export const ENTRIES: readonly Entry[] = [
  { label: 'Archiv', to: '/archiv', needsLogin: true },
  { label: 'Analyse starten', to: null, needsLogin: true },
  { label: 'Status', to: '/process-status', needsLogin: true },
  { label: 'FAQ', to: '/faq', needsLogin: false },
  { label: 'Kaufen', to: '/buy', needsLogin: false },
  { label: 'Leistungen & Preise', to: '/prices', needsLogin: false },
  { label: 'News', to: '/news', needsLogin: false },
  { label: 'Für Profis', to: '/profi', needsLogin: false },
]

export const REGISTER: Entry = { label: 'Registrieren', to: '/register', needsLogin: false }
export const ACCOUNT: Entry = { label: 'Konto', to: '/account', needsLogin: true }
