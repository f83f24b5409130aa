/** Every page of the web app (2.1). Routes, links, mails and the ways back from a payment are made of these. */
export const PAGES = [
  '/',
  '/prices',
  '/beispiel',
  '/faq',
  '/news',
  '/profi',
  '/qualitaet',
  '/agb',
  '/datenschutz',
  '/impressum',
  '/widerrufsbelehrung',
  '/widerruf',
  '/kuendigung',
  '/confirm',
  '/register',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/confirm-account-deletion/:token',
  '/archiv',
  '/archiv/bericht/:privateDocumentId',
  '/archiv/vergleich',
  '/teilen/:token',
  '/process-status',
  '/account',
  '/buy',
  '/checkout/success',
  '/checkout/cancel',
] as const

export type Page = (typeof PAGES)[number]

type Filled<Pattern extends string> = Pattern extends `${infer Before}:${string}` ? `${Before}${string}` : Pattern

/** A page with its parameter filled in, and with or without a query. */
export type PagePath = Filled<Page> | `${Filled<Page>}?${string}`

/** The interactive report of an analysis. */
export function reportPath(privateDocumentId: string): `/archiv/bericht/${string}` {
  return `/archiv/bericht/${encodeURIComponent(privateDocumentId)}`
}

/** A report that is shared with whoever has the token. */
export function sharedPath(token: string): `/teilen/${string}` {
  return `/teilen/${encodeURIComponent(token)}`
}

/** The address of a page for someone who is elsewhere: in a mail, or at the payment provider. */
export function pageUrl(baseUrl: string, path: PagePath): string {
  return baseUrl + path
}
