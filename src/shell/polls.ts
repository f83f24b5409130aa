import { listNotifications } from '#contract/notifications.ts'
import { readProfile } from '#contract/accountPage.ts'
import { RefusedCall } from '#contract/client.ts'
import { GENERAL } from '#contract/general.ts'
import { callServer } from './api.ts'
import { refreshLimits } from './limits.ts'
import { onNewDocument, receiveNotifications, sweepNotifications } from './notifications.ts'
import { setRoles, useSession } from './session.ts'
import { useSystemStatus } from './systemStatus.ts'

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
  // One that could not be analysed has given its credit back.
  const endListening = onNewDocument(() => void refreshLimits())
  const timers = [
    setInterval(() => void pollNotifications(), NOTIFICATIONS_MS),
    setInterval(() => sweepNotifications(new Date()), SWEEP_MS),
    setInterval(() => void refreshLimits(), LIMITS_MS),
    setInterval(() => void refreshRoles(), ROLES_MS),
  ]
  return () => {
    endFollowing()
    endListening()
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

/**
 * What one may do now: a role that was given or taken counts at once, not with the next login. In the time of maintenance
 * the server answers only whom it lets through; whom it does not has lost what let him through.
 */
async function refreshRoles(): Promise<void> {
  const { token } = useSession.getState()
  if (token === null) return
  const stillHere = () => useSession.getState().token === token
  try {
    const { roles } = await callServer(readProfile)
    if (stillHere()) setRoles(roles)
  } catch (error) {
    const isShut = error instanceof RefusedCall && error.code === GENERAL.maintenance.code
    const allowed = useSystemStatus.getState().status?.maintenance.allowRoles ?? []
    const { user } = useSession.getState()
    if (isShut && user && stillHere()) setRoles(user.roles.filter(role => !allowed.includes(role)))
  }
}

/** When maintenance begins or ends it counts who may pass. @returns what ends it */
function followMaintenance(): () => void {
  let wasShut = useSystemStatus.getState().status?.maintenance.enabled ?? false
  return useSystemStatus.subscribe(({ status }) => {
    const isShut = status?.maintenance.enabled ?? false
    if (isShut !== wasShut) void refreshRoles()
    wasShut = isShut
  })
}
