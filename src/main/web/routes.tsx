import type { ComponentType } from 'react'
import { matchPath } from 'react-router'
import type { Page } from '#kernel/pagePath.ts'

/** One page: where, how it is called, and its code. */
export interface Place {
  /** '*': whatever is no page. */
  readonly path: Page | '*'
  /** In the document's title; '' for the start page. */
  readonly title: string
  /** For search engines; without it the product's. */
  readonly description?: string
  /** Public pages are made at build time; the others are for the browser alone. */
  readonly isPrerendered?: boolean
  /** One page a file, loaded when it is wanted. */
  readonly load: () => Promise<ComponentType>
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
    path: '/beispiel',
    title: 'Beispielbericht',
    description: 'Ein ganzer Bericht zum Ausprobieren: Urteil, Preis, Zitate im Exposé, Rechner. Ohne Konto.',
    isPrerendered: true,
    load: async () => (await import('#archive/web/report/ExamplePage.tsx')).ExamplePage,
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
    path: '/qualitaet',
    title: 'Wie genau wir sind',
    description: 'Gemessen statt versprochen: wie viele Angaben aus Exposés richtig gelesen werden, und welche nicht.',
    isPrerendered: true,
    load: async () => (await import('#site/web/QualityPage.tsx')).QualityPage,
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
    load: () => overHome(async () => (await import('#accounts/web/RegisterPage.tsx')).RegisterPage),
  },
  {
    path: '/login',
    title: 'Login',
    load: () => overHome(async () => (await import('#accounts/web/LoginPage.tsx')).LoginPage),
  },
  {
    path: '/forgot-password',
    title: 'Passwort vergessen',
    load: () => overHome(async () => (await import('#accounts/web/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  },
  {
    path: '/reset-password',
    title: 'Neues Passwort',
    load: () => overHome(async () => (await import('#accounts/web/ResetPasswordPage.tsx')).ResetPasswordPage),
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
    path: '/archiv/bericht/:privateDocumentId',
    title: 'Bericht',
    load: async () => (await import('#archive/web/report/ReportPage.tsx')).ReportPage,
  },
  {
    path: '/archiv/vergleich',
    title: 'Vergleich',
    load: async () => (await import('#archive/web/compare/ComparePage.tsx')).ComparePage,
  },
  {
    path: '/teilen/:token',
    title: 'Geteilter Bericht',
    load: async () => (await import('#archive/web/report/share/SharedPage.tsx')).SharedPage,
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

/** A route that is a dialog lies over the start page, to which it leads when it is closed. Nothing there can be used or heard meanwhile. */
async function overHome(load: () => Promise<ComponentType>): Promise<ComponentType> {
  const [Dialog, { HomePage }] = await Promise.all([load(), import('#site/web/HomePage.tsx')])
  return () => (
    <>
      <div inert aria-hidden>
        <HomePage />
      </div>
      <Dialog />
    </>
  )
}

/** The page for an address; what no other page answers is the last one's, `*`. */
export function placeOf(pathname: string): Place {
  const found = PLACES.find(({ path }) => matchPath(path, pathname))
  if (!found) throw new Error('the last place takes every path')
  return found
}
