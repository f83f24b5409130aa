import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { notifyOfLink } from '#shell/notice.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { refreshStatus } from '#shell/systemStatus.ts'
import { scrollToTop } from './scrollToTop.ts'
import { useWatchNewDocuments } from './useNewDocument.ts'

/** What happens with every navigation (2.1): status, scrolling, focus, and the queries that any page understands. */
export function NavigationEffects() {
  const { pathname, search, hash } = useLocation()
  const isFirst = useRef(true)
  useWatchNewDocuments()
  useQueryMessages()
  useEffect(() => {
    void refreshStatus()
    if (search.includes('ref=')) void noteReferral(search)
  }, [pathname, search])
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (hash) return
    // Whoever listens instead of looks begins at the top of the new page, too.
    document.getElementById('inhalt')?.focus({ preventScroll: true })
    scrollToTop()
  }, [pathname, hash])
  return null
}

/** `msg` on any page, `login=1` on the start page; both are taken out of the address. */
function useQueryMessages(): void {
  const { pathname } = useLocation()
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    const message = query.get('msg')
    const wantsLogin = pathname === '/' && query.get('login') === '1'
    if (message === null && !wantsLogin) return
    if (message) notifyOfLink(message)
    // It would take the place of the upload that has begun.
    if (wantsLogin && !isLoggedIn(useSession.getState())) openDialog('login')
    const rest = new URLSearchParams(wantsLogin ? undefined : query)
    rest.delete('msg')
    setQuery(rest, { replace: true })
  }, [pathname, query, setQuery])
}

/** Loaded only for links of partners. */
async function noteReferral(search: string): Promise<void> {
  const affiliates = await import('#affiliates/web/touch.ts')
  affiliates.noteReferral(search, window.location.href)
}
