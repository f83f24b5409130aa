import { readProfile } from '#contract/accountPage.ts'
import { RefusedCall } from '#contract/client.ts'
import { GENERAL } from '#contract/general.ts'
import { callServer } from './api.ts'
import { setRoles, useSession } from './session.ts'
import { useSystemStatus } from './systemStatus.ts'

/**
 * What one may do now: a role that was given or taken counts at once, not with the next login. In the time of maintenance
 * the server answers only whom it lets through; whom it does not has lost what let him through.
 */
export async function refreshRoles(): Promise<void> {
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
export function followMaintenance(): () => void {
  let wasShut = useSystemStatus.getState().status?.maintenance.enabled ?? false
  return useSystemStatus.subscribe(({ status }) => {
    const isShut = status?.maintenance.enabled ?? false
    if (isShut !== wasShut) void refreshRoles()
    wasShut = isShut
  })
}
