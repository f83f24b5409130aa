import { listNotifications } from '#contract/notifications.ts'
import { callServer } from './api.ts'
import { refreshLimits } from './limits.ts'
import { clearNotifications, receiveNotifications, sweepNotifications } from './notifications.ts'
import { useSession } from './session.ts'

const NOTIFICATIONS_MS = 10_000
const SWEEP_MS = 10_000
const LIMITS_MS = 60_000

/** What goes on while somebody is logged in (4.2): polls begin at the login and end, with what they brought, at the logout. @returns what ends it */
export function watchSession(): () => void {
  let timers: ReturnType<typeof setInterval>[] = []
  let current: string | null = null
  const follow = ({ token }: { readonly token: string | null }) => {
    if (token === current) return
    current = token
    for (const timer of timers) clearInterval(timer)
    clearNotifications()
    timers = token === null ? [] : begin()
  }
  follow(useSession.getState())
  const unsubscribe = useSession.subscribe(follow)
  return () => {
    unsubscribe()
    for (const timer of timers) clearInterval(timer)
  }
}

function begin(): ReturnType<typeof setInterval>[] {
  void pollNotifications()
  void refreshLimits()
  return [
    setInterval(() => void pollNotifications(), NOTIFICATIONS_MS),
    setInterval(() => sweepNotifications(new Date()), SWEEP_MS),
    setInterval(() => void refreshLimits(), LIMITS_MS),
  ]
}

/** Asks at once, for whoever does not want to wait for the next poll. @returns whether the server answered */
export async function pollNotifications(): Promise<boolean> {
  const { token } = useSession.getState()
  try {
    const polled = await callServer(listNotifications)
    if (useSession.getState().token === token) receiveNotifications(polled)
    return true
  } catch {
    // The next poll brings them.
    return false
  }
}
