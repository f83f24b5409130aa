import { listNotifications } from '#contract/notifications.ts'
import { callServer } from './api.ts'
import { refreshLimits } from './limits.ts'
import { followMaintenance, refreshRoles } from './roles.ts'
import { receiveNotifications, sweepNotifications } from './notifications.ts'
import { useSession } from './session.ts'

const NOTIFICATIONS_MS = 10_000
const SWEEP_MS = 10_000
const LIMITS_MS = 60_000
/** Ours: the specification asks for none. */
const ROLES_MS = 30_000

/** What is asked again and again while somebody is logged in (point 9). @returns what ends it */
export function startPolls(): () => void {
  void pollNotifications()
  void refreshLimits()
  void refreshRoles()
  const endFollowing = followMaintenance()
  const timers = [
    setInterval(() => void pollNotifications(), NOTIFICATIONS_MS),
    setInterval(() => sweepNotifications(new Date()), SWEEP_MS),
    setInterval(() => void refreshLimits(), LIMITS_MS),
    setInterval(() => void refreshRoles(), ROLES_MS),
  ]
  return () => {
    endFollowing()
    for (const timer of timers) clearInterval(timer)
  }
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
