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

function page(path: Place['path'], title: string, load: Place['load']): Place {
  return { path, title, load }
}

function publicPage(path: Place['path'], title: string, more: Pick<Place, 'description' | 'load'>): Place {
  return { path, title, isPrerendered: true, ...more }
}

/** Every page of the product (2.1). Paths are matched without regard to case, so /Profi is /profi. */
export const PLACES: readonly Place[] = [
  publicPage('/', '', {
    load: async () => (await import('#site/web/HomePage.tsx')).HomePage,
  }),
  publicPage('/prices', 'Leistungen & Preise', {
    description: 'Was eine Analyse enthält, was sie kostet und was sie nicht kann. Alle Preise inkl. Mehrwertsteuer.',
    load: async () => (await import('#site/web/PricesPage.tsx')).PricesPage,
  }),
  publicPage('/beispiel', 'Beispielbericht', {
    description: 'Ein ganzer Bericht zum Ausprobieren: Urteil, Preis, Zitate im Exposé, Rechner. Ohne Konto.',
    load: async () => (await import('#archive/web/report/ExamplePage.tsx')).ExamplePage,
  }),
  publicPage('/faq', 'FAQ', {
    description: 'Antworten zu Bericht, Ampel, Belegen, Paketen, Bezahlung und Datenschutz.',
    load: async () => (await import('#site/web/FaqPage.tsx')).FaqPage,
  }),
  publicPage('/news', 'News', {
    description: 'Neues aus der Exposé-Prüfung: Recht, Kosten und wie unsere Regeln arbeiten.',
    load: async () => (await import('#site/web/NewsPage.tsx')).NewsPage,
  }),
  publicPage('/profi', 'Für Profis', {
    description:
      'Berichte unter eigenem Logo, Rollen und Rechte, Partnerprogramm und Promo-Codes für Makler und Berater.',
    load: async () => (await import('#site/web/ProfiPage.tsx')).ProfiPage,
  }),
  publicPage('/qualitaet', 'Wie genau wir sind', {
    description: 'Gemessen statt versprochen: wie viele Angaben aus Exposés richtig gelesen werden, und welche nicht.',
    load: async () => (await import('#site/web/QualityPage.tsx')).QualityPage,
  }),
  publicPage('/agb', 'AGB', {
    description: 'Allgemeine Geschäftsbedingungen.',
    load: async () => (await import('#site/web/GtcPage.tsx')).GtcPage,
  }),
  publicPage('/datenschutz', 'Datenschutzerklärung', {
    description: 'Welche Daten wir verarbeiten, wozu und wie lange.',
    load: async () => (await import('#site/web/PrivacyPage.tsx')).PrivacyPage,
  }),
  publicPage('/impressum', 'Impressum', {
    description: 'Anbieterkennzeichnung.',
    load: async () => (await import('#site/web/ImprintPage.tsx')).ImprintPage,
  }),
  publicPage('/widerrufsbelehrung', 'Widerrufsbelehrung', {
    description: 'Ihr Widerrufsrecht und das Muster-Widerrufsformular.',
    load: async () => (await import('#site/web/WithdrawalNoticePage.tsx')).WithdrawalNoticePage,
  }),
  publicPage('/widerruf', 'Vertrag widerrufen', {
    description: 'Einen Vertrag online widerrufen, ohne Anmeldung.',
    load: async () => (await import('#billing/web/WithdrawalPage.tsx')).WithdrawalPage,
  }),
  publicPage('/kuendigung', 'Abo kündigen', {
    description: 'Ein Abonnement online kündigen, ohne Anmeldung.',
    load: async () => (await import('#billing/web/CancellationPage.tsx')).CancellationPage,
  }),
  page('/confirm', 'E-Mail bestätigen', async () => (await import('#accounts/web/ConfirmPage.tsx')).ConfirmPage),
  page('/register', 'Registrieren', () =>
    overHome(async () => (await import('#accounts/web/RegisterPage.tsx')).RegisterPage),
  ),
  page('/login', 'Login', () => overHome(async () => (await import('#accounts/web/LoginPage.tsx')).LoginPage)),
  page('/forgot-password', 'Passwort vergessen', () =>
    overHome(async () => (await import('#accounts/web/ForgotPasswordPage.tsx')).ForgotPasswordPage),
  ),
  page('/reset-password', 'Neues Passwort', () =>
    overHome(async () => (await import('#accounts/web/ResetPasswordPage.tsx')).ResetPasswordPage),
  ),
  page(
    '/confirm-account-deletion/:token',
    'Konto löschen',
    async () => (await import('#accounts/web/ConfirmDeletionPage.tsx')).ConfirmDeletionPage,
  ),
  page('/archiv', 'Archiv', async () => (await import('#archive/web/ArchivePage.tsx')).ArchivePage),
  page(
    '/archiv/bericht/:privateDocumentId',
    'Bericht',
    async () => (await import('#archive/web/report/ReportPage.tsx')).ReportPage,
  ),
  page(
    '/archiv/vergleich',
    'Vergleich',
    async () => (await import('#archive/web/compare/ComparePage.tsx')).ComparePage,
  ),
  page(
    '/teilen/:token',
    'Geteilter Bericht',
    async () => (await import('#archive/web/report/share/SharedPage.tsx')).SharedPage,
  ),
  page('/process-status', 'Status', async () => (await import('#intake/web/ProcessStatusPage.tsx')).ProcessStatusPage),
  page('/account', 'Konto', async () => (await import('#accounts/web/AccountPage.tsx')).AccountPage),
  page('/buy', 'Kaufen', async () => (await import('#billing/web/BuyPage.tsx')).BuyPage),
  page('/checkout/success', 'Bezahlung', async () => {
    const { CheckoutSuccessPage } = await import('#billing/web/CheckoutSuccessPage.tsx')
    // Rooms do not know each other's pages: here the sale meets the partner who brought it.
    const { reportOrder } = await import('#affiliates/web/reportOrder.ts')
    return () => <CheckoutSuccessPage onConfirmed={reportOrder} />
  }),
  page(
    '/checkout/cancel',
    'Bezahlung abgebrochen',
    async () => (await import('#billing/web/CheckoutCancelPage.tsx')).CheckoutCancelPage,
  ),
  publicPage('*', 'Seite nicht gefunden', {
    load: async () => (await import('#site/web/NotFoundPage.tsx')).NotFoundPage,
  }),
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
