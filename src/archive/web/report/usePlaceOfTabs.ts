import { useLayoutEffect, useRef } from 'react'

/** Where the tabs are seen once another view is drawn, whose head is longer or shorter. @param shown the view */
export function usePlaceOfTabs(shown: string) {
  const move = useRef<(() => void) | null>(null)
  useLayoutEffect(() => {
    move.current?.()
    move.current = null
  }, [shown])
  return {
    /** The tab stays under the finger. */
    keepPlace: (tabId: string) => {
      const topOf = () => document.getElementById(tabId)?.getBoundingClientRect().top ?? 0
      const before = topOf()
      move.current = () => window.scrollBy({ top: topOf() - before, behavior: 'instant' })
    },
    /** The view is read from its beginning. */
    goTo: (tabId: string) => {
      move.current = () => {
        const tab = document.getElementById(tabId)
        tab?.focus({ preventScroll: true })
        tab?.scrollIntoView({ block: 'start' })
      }
    },
  }
}
