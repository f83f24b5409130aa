import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useConfiguration } from '#shell/configuration.ts'
import { useConsent } from '#shell/consent.ts'

/** The operator's statistics script, only after consent (4.3). What runs already ends with the page: a withdrawn consent counts from the next. */
export function Analytics() {
  const { analyticsScript } = useConfiguration().app
  const isAllowed = useConsent(({ consent }) => consent?.analytics ?? false)
  // The address of a shared report is its key: nobody else may learn it.
  const isShared = useLocation().pathname.startsWith('/teilen/')
  useEffect(() => {
    if (isShared || !isAllowed || analyticsScript === null || document.querySelector('script[data-analytics]')) return
    const script = document.createElement('script')
    script.src = analyticsScript
    script.async = true
    script.dataset['analytics'] = ''
    document.head.append(script)
  }, [isAllowed, isShared, analyticsScript])
  return null
}
