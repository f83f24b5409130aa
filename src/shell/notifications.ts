import { create } from 'zustand'
import type { CallResult } from '#contract/client.ts'
import type { listNotifications } from '#contract/notifications.ts'

export type Notification = CallResult<typeof listNotifications>[number]

export const useNotifications = create<{ readonly shown: readonly Notification[] }>()(() => ({ shown: [] }))

/** The event that tells pages of something new; `detail` is its type (point 7). */
const NOTIFICATION_RECEIVED = 'notification-received'

const seen = new Set<string>()

/**
 * Takes what a poll brought (4.7): ids seen before are left out, a process step takes the place of the same job's.
 * A finished document ends its job's steps. Each new one is told by the event.
 */
export function receiveNotifications(polled: readonly Notification[]): void {
  const fresh = polled.filter(({ id }) => !seen.has(id))
  for (const notification of fresh) {
    seen.add(notification.id)
    useNotifications.setState(({ shown }) => ({
      shown: [...shown.filter(one => !isReplaced(one, notification)), notification],
    }))
    window.dispatchEvent(new CustomEvent(NOTIFICATION_RECEIVED, { detail: { type: notification.type, notification } }))
  }
}

/** @returns what ends it */
export function onNewDocument(listen: (document: Notification) => void): () => void {
  const heard = (event: Event) => {
    if (!(event instanceof CustomEvent)) return
    // Of our own making, above.
    const { type, notification } = event.detail as { type: string; notification: Notification }
    if (type === 'new-document') listen(notification)
  }
  window.addEventListener(NOTIFICATION_RECEIVED, heard)
  return () => window.removeEventListener(NOTIFICATION_RECEIVED, heard)
}

/** Every 10 s: what has had its time goes. */
export function sweepNotifications(now: Date): void {
  const { shown } = useNotifications.getState()
  const left = shown.filter(({ expiresAt }) => new Date(expiresAt) > now)
  if (left.length < shown.length) useNotifications.setState({ shown: left })
}

export function removeNotificationsOf(jobId: string): void {
  useNotifications.setState(({ shown }) => ({ shown: shown.filter(({ job_id }) => job_id !== jobId) }))
}

/** At logout. */
export function clearNotifications(): void {
  seen.clear()
  useNotifications.setState({ shown: [] })
}

function isReplaced(earlier: Notification, later: Notification): boolean {
  return earlier.type === 'process-step' && later.job_id !== null && earlier.job_id === later.job_id
}
