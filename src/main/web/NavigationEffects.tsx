import { useEffect, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { openDialog } from '#shell/dialogs.ts'
import { notifyOfLink } from '#shell/notice.ts'
import { isLoggedIn, useSession } from '#shell/session.ts'
import { refreshStatus } from '#shell/systemStatus.ts'
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

const DURATION_MS = 800

/** Smoothly, slowing down towards the end (2.1.6); at once for whoever wants no motion. Whoever scrolls himself meanwhile is left alone. */
function scrollToTop(): void {
  const from = window.scrollY
  if (from === 0) return
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0)
    return
  }
  const begun = performance.now()
  let isStopped = false
  const stop = () => (isStopped = true)
  for (const gesture of ['wheel', 'touchstart', 'keydown'])
    window.addEventListener(gesture, stop, { once: true, passive: true })
  const step = (now: number) => {
    if (isStopped) return
    const share = Math.min(1, (now - begun) / DURATION_MS)
    window.scrollTo(0, from * (1 - easeOut(share)))
    if (share < 1) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}

function easeOut(share: number): number {
  return 1 - (1 - share) ** 3
}
