import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { CheckoutResult } from './checkoutResult.ts'
import { followCheckout } from './followCheckout.ts'

/** What became of the payment that the address names. @param onConfirmed hears what was paid, € in cents */
export function useCheckout(
  onConfirmed: (grossCents: number) => void,
): CheckoutResult & { readonly retry: () => void } {
  const sessionId = useSessionId()
  const [tries, setTries] = useState(1)
  const [result, setResult] = useState<CheckoutResult>({ status: 'loading', message: '' })
  useEffect(() => followCheckout(sessionId, { onResult: setResult, onConfirmed }), [sessionId, onConfirmed, tries])
  return {
    ...result,
    retry: () => {
      setResult({ status: 'loading', message: '' })
      setTries(tries + 1)
    },
  }
}

/** Read from the query, which then leaves the address; kept with the entry of the history, so that a reload knows it. */
function useSessionId(): string {
  const location = useLocation()
  const { pathname, search } = location
  const navigate = useNavigate()
  const [sessionId] = useState(() => new URLSearchParams(search).get('session_id') ?? keptIn(location.state))
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true, state: { sessionId } })
  }, [navigate, pathname, search, sessionId])
  return sessionId
}

function keptIn(state: unknown): string {
  const { sessionId } = Object(state) as { sessionId?: unknown }
  return typeof sessionId === 'string' ? sessionId : ''
}
