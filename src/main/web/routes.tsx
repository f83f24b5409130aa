import type { RouteObject } from 'react-router'
import { needsLogin } from '#shell/places.ts'
import { App } from './App.tsx'

/** What the frame tells of a page: in the title, to search engines, and whether it is made at build time. */
export interface PlaceHandle {
  readonly title: string
  readonly description?: string
  /** Public pages are prerendered; the others are for the browser alone, and not for search engines. */
  readonly isPrerendered: boolean
}

interface Place extends Omit<PlaceHandle, 'isPrerendered'> {
  readonly path: string
  readonly isPrerendered?: boolean
  /** One page a file, loaded when it is wanted. */
  readonly load: () => Promise<React.ComponentType>
}

/** Every page of the product (2.1). Paths are matched without regard to case, so /Profi is /profi. */
export const PLACES: readonly Place[] = [
  {
    path: '/',
    title: '',
    isPrerendered: true,
    load: async () => (await import('#site/web/HomePage.tsx')).HomePage,
  },
  {
    path: '/prices',
    title: 'Leistungen & Preise',
    description: 'Was eine Analyse enthält, was sie kostet und was sie nicht kann. Alle Preise inkl. Mehrwertsteuer.',
    isPrerendered: true,
    load: async () => (await import('#site/web/PricesPage.tsx')).PricesPage,
  },
  {
    path: '/faq',
    title: 'FAQ',
    description: 'Antworten zu Bericht, Ampel, Belegen, Paketen, Bezahlung und Datenschutz.',
    isPrerendered: true,
    load: async () => (await import('#site/web/FaqPage.tsx')).FaqPage,
  },
  {
    path: '/news',
    title: 'News',
    description: 'Neues aus der Exposé-Prüfung: Recht, Kosten und wie unsere Regeln arbeiten.',
    isPrerendered: true,
    load: async () => (await import('#site/web/NewsPage.tsx')).NewsPage,
  },
  {
    path: '/profi',
    title: 'Für Profis',
    description:
      'Berichte unter eigenem Logo, Rollen und Rechte, Partnerprogramm und Promo-Codes für Makler und Berater.',
    isPrerendered: true,
    load: async () => (await import('#site/web/ProfiPage.tsx')).ProfiPage,
  },
  {
    path: '/agb',
    title: 'AGB',
    description: 'Allgemeine Geschäftsbedingungen.',
    isPrerendered: true,
    load: async () => (await import('#site/web/GtcPage.tsx')).GtcPage,
  },
  {
    path: '/datenschutz',
    title: 'Datenschutzerklärung',
    description: 'Welche Daten wir verarbeiten, wozu und wie lange.',
    isPrerendered: true,
    load: async () => (await import('#site/web/PrivacyPage.tsx')).PrivacyPage,
  },
  {
    path: '/impressum',
    title: 'Impressum',
    description: 'Anbieterkennzeichnung.',
    isPrerendered: true,
    load: async () => (await import('#site/web/ImprintPage.tsx')).ImprintPage,
  },
  {
    path: '/widerrufsbelehrung',
    title: 'Widerrufsbelehrung',
    description: 'Ihr Widerrufsrecht und das Muster-Widerrufsformular.',
    isPrerendered: true,
    load: async () => (await import('#site/web/WithdrawalNoticePage.tsx')).WithdrawalNoticePage,
  },
  {
    path: '/widerruf',
    title: 'Vertrag widerrufen',
    description: 'Einen Vertrag online widerrufen, ohne Anmeldung.',
    isPrerendered: true,
    load: async () => (await import('#billing/web/WithdrawalPage.tsx')).WithdrawalPage,
  },
  {
    path: '/kuendigung',
    title: 'Abo kündigen',
    description: 'Ein Abonnement online kündigen, ohne Anmeldung.',
    isPrerendered: true,
    load: async () => (await import('#billing/web/CancellationPage.tsx')).CancellationPage,
  },
  {
    path: '/confirm',
    title: 'E-Mail bestätigen',
    load: async () => (await import('#accounts/web/ConfirmPage.tsx')).ConfirmPage,
  },
  {
    path: '/register',
    title: 'Registrieren',
    load: async () => (await import('#accounts/web/RegisterPage.tsx')).RegisterPage,
  },
  {
    path: '/login',
    title: 'Login',
    load: async () => (await import('#accounts/web/LoginPage.tsx')).LoginPage,
  },
  {
    path: '/forgot-password',
    title: 'Passwort vergessen',
    load: async () => (await import('#accounts/web/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  },
  {
    path: '/reset-password',
    title: 'Neues Passwort',
    load: async () => (await import('#accounts/web/ResetPasswordPage.tsx')).ResetPasswordPage,
  },
  {
    path: '/confirm-account-deletion/:token',
    title: 'Konto löschen',
    load: async () => (await import('#accounts/web/ConfirmDeletionPage.tsx')).ConfirmDeletionPage,
  },
  {
    path: '/archiv',
    title: 'Archiv',
    load: async () => (await import('#archive/web/ArchivePage.tsx')).ArchivePage,
  },
  {
    path: '/process-status',
    title: 'Status',
    load: async () => (await import('#intake/web/ProcessStatusPage.tsx')).ProcessStatusPage,
  },
  {
    path: '/account',
    title: 'Konto',
    load: async () => (await import('#accounts/web/AccountPage.tsx')).AccountPage,
  },
  {
    path: '/buy',
    title: 'Kaufen',
    load: async () => (await import('#billing/web/BuyPage.tsx')).BuyPage,
  },
  {
    path: '/checkout/success',
    title: 'Bezahlung',
    load: async () => {
      const { CheckoutSuccessPage } = await import('#billing/web/CheckoutSuccessPage.tsx')
      // Rooms do not know each other's pages: here the sale meets the partner who brought it.
      const { reportOrder } = await import('#affiliates/web/reportOrder.ts')
      return () => <CheckoutSuccessPage onConfirmed={reportOrder} />
    },
  },
  {
    path: '/checkout/cancel',
    title: 'Bezahlung abgebrochen',
    load: async () => (await import('#billing/web/CheckoutCancelPage.tsx')).CheckoutCancelPage,
  },
  {
    path: '*',
    title: 'Seite nicht gefunden',
    isPrerendered: true,
    load: async () => (await import('#site/web/NotFoundPage.tsx')).NotFoundPage,
  },
]

/** @param baseUrl public address without a slash at the end */
export function routesOf(baseUrl: string): RouteObject[] {
  const [open, closed] = [false, true].map(isClosed =>
    PLACES.filter(({ path }) => needsLogin(path) === isClosed).map(routeOf),
  )
  const guarded: RouteObject = {
    lazy: async () => ({ Component: (await import('./ProtectedFrame.tsx')).ProtectedFrame }),
    children: closed ?? [],
  }
  return [{ element: <App baseUrl={baseUrl} />, children: [...(open ?? []), guarded] }]
}

function routeOf({ path, load, title, description, isPrerendered = false }: Place): RouteObject {
  const handle: PlaceHandle = { title, isPrerendered, ...(description !== undefined && { description }) }
  return { path, handle, lazy: async () => ({ Component: await load() }) }
}
