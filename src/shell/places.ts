import type { Page } from '#kernel/pagePath.ts'

/** Routes that need a login (2.1.2): path without query. */
const PROTECTED: readonly Page[] = ['/archiv', '/process-status', '/account', '/buy']

export function needsLogin(path: string): boolean {
  return PROTECTED.some(one => path === one || path.startsWith(`${one}/`))
}
