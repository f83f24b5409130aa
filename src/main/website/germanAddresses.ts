import type { PagePath } from '#kernel/pagePath.ts'

/** What somebody types who knows the site from a talk: German words for pages whose addresses the specification gives in English. */
const PAGE_OF: ReadonlyMap<string, PagePath> = new Map(
  Object.entries<PagePath>({
    preise: '/prices',
    leistungen: '/prices',
    registrieren: '/register',
    registrierung: '/register',
    anmelden: '/login',
    anmeldung: '/login',
    'passwort-vergessen': '/forgot-password',
    hilfe: '/faq',
    fragen: '/faq',
    neuigkeiten: '/news',
    profis: '/profi',
    berichte: '/archiv',
    status: '/process-status',
    konto: '/account',
    kaufen: '/buy',
    kündigung: '/kuendigung',
    qualität: '/qualitaet',
    kontakt: '/impressum',
  }),
)

/**
 * Where a typed German word leads, in capitals or small, with a slash behind it or not; what follows the `?` goes along, since links of
 * partners carry their code there.
 * @param url of a request, path and query
 * @returns null: no word of ours
 */
export function germanAddress(url: string): string | null {
  const [, word = '', query = ''] = /^\/([^/?]+)\/?(\?.*)?$/.exec(url) ?? []
  const page = PAGE_OF.get(decoded(word).toLowerCase())
  return page === undefined ? null : page + query
}

/** A browser sends ä as %C3%A4; what is no encoding is no word of ours either. */
function decoded(word: string): string {
  try {
    return decodeURIComponent(word).normalize('NFC')
  } catch {
    return ''
  }
}
