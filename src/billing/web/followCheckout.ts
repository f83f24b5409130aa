import { confirmCheckout, readCheckoutStatus } from '#contract/billing.ts'
import { callServer, sentenceOf } from '#shell/api.ts'
import { refreshLimits } from '#shell/limits.ts'
import { SESSION_KEYS, sessionStore } from '#shell/storage.ts'
import { afterConfirmation, afterStatus, type CheckoutResult, NOT_CONFIRMED } from './checkoutResult.ts'

/** Between two looks at the payment (point 9). */
const POLL_MS = 10_000

export interface CheckoutListener {
  /** What is known now. */
  readonly onResult: (result: CheckoutResult) => void
  /** The confirm call says that it is paid. @param grossCents € in cents */
  readonly onConfirmed: (grossCents: number) => void
}

/** Asks for the payment once and then every 10 s until it is there (4). @returns what ends it */
export function followCheckout(sessionId: string, listener: CheckoutListener): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let shown: CheckoutResult = { status: 'loading', message: '' }
  const show = (result: CheckoutResult) => {
    if (signal.aborted) return
    shown = result
    sessionStore.write(SESSION_KEYS.checkoutResult, JSON.stringify(result))
    listener.onResult(result)
  }

  const confirm = async () => {
    if (sessionId === '') {
      show({ status: 'error', message: 'Session-ID fehlt' })
      return
    }
    try {
      const confirmed = await callServer(confirmCheckout, { query: { session_id: sessionId }, signal })
      sessionStore.write(SESSION_KEYS.checkoutSession, confirmed.session_id)
      if (confirmed.payment_intent !== null) {
        sessionStore.write(SESSION_KEYS.checkoutIntent, confirmed.payment_intent)
      }
      show(afterConfirmation(confirmed))
      if (confirmed.ok === true) listener.onConfirmed(confirmed.grossCents)
      if (confirmed.ok !== false) pollUntilPaid()
    } catch (error) {
      const message = sentenceOf(error, NOT_CONFIRMED, 'Netzwerkfehler oder Server nicht erreichbar')
      show({ status: 'error', message })
    }
  }

  const pollUntilPaid = () => {
    let isAsking = false
    const poll = async () => {
      if (isAsking) return
      isAsking = true
      try {
        const status = await callServer(readCheckoutStatus, { query: { session_id: sessionId }, signal })
        show(afterStatus(status, shown))
        if (shown.status !== 'success') return
        clearInterval(timer)
        void refreshLimits()
      } catch {
        // Counts as not paid; the next look may answer.
      } finally {
        isAsking = false
      }
    }
    const timer = setInterval(() => void poll(), POLL_MS)
    signal.addEventListener('abort', () => clearInterval(timer))
    void poll()
  }

  void confirm()
  return () => ending.abort()
}
