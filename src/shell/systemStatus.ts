import { create } from 'zustand'
import type { CallResult } from '#contract/client.ts'
import type { readStatus } from '#contract/operations.ts'
import { watchedFetch } from './reachability.ts'

type SystemStatus = CallResult<typeof readStatus>

export const useSystemStatus = create<{ readonly status: SystemStatus | null }>()(() => ({ status: null }))

/** Younger than this, the server is not asked (point 9). */
const STALE_MS = 30_000
const POLL_MS = 10_000
/** By hand instead of by `callServer`: it is conditional, and every visitor loads it (see configuration.ts). */
const STATUS_PATH: (typeof readStatus)['path'] = '/api/system/status'

let askedAt = -Infinity
let entityTag: string | null = null

/**
 * Asks the server whether it is under maintenance, at most every 30 s unless forced, and conditionally: 304 is unchanged.
 * Never throws: a server that is not there is noticed by `watchedFetch`, and the last status stays.
 */
export async function refreshStatus({ force = false } = {}): Promise<void> {
  if (!force && performance.now() - askedAt < STALE_MS) return
  askedAt = performance.now()
  try {
    const response = await watchedFetch(STATUS_PATH, {
      headers: entityTag === null ? {} : { 'if-none-match': entityTag },
    })
    if (!response.ok) return
    const status = (await response.json()) as Partial<SystemStatus> | null
    if (!status?.maintenance || !Array.isArray(status.maintenance.allowRoles)) return
    entityTag = response.headers.get('etag')
    // Of our own server.
    useSystemStatus.setState({ status: status as SystemStatus })
  } catch {
    // Reachability has noticed.
  }
}

/** At the start, every 10 s (which asks only when the status is older than 30 s), and when the page is looked at again. @returns what ends it */
export function watchStatus(): () => void {
  void refreshStatus()
  const timer = setInterval(() => void refreshStatus(), POLL_MS)
  const onVisible = () => {
    if (document.visibilityState === 'visible') void refreshStatus({ force: true })
  }
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
