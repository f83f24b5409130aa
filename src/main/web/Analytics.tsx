import { useEffect } from 'react'
import { useConfiguration } from '#shell/configuration.ts'
import { useConsent } from '#shell/consent.ts'

/** The operator's statistics script, only after consent (4.3). What runs already ends with the page: a withdrawn consent counts from the next. */
export function Analytics() {
  const { analyticsScript } = useConfiguration().app
  const isAllowed = useConsent(({ consent }) => consent?.analytics ?? false)
  useEffect(() => {
    if (!isAllowed || analyticsScript === null || document.querySelector('script[data-analytics]')) return
    const script = document.createElement('script')
    script.src = analyticsScript
    script.async = true
    script.dataset['analytics'] = ''
    document.head.append(script)
  }, [isAllowed, analyticsScript])
  return null
}
