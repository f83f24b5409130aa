import { readLimits } from '#contract/intake.ts'
import { callServer } from './api.ts'
import { setLimits, useSession } from './session.ts'

/** How many analyses are left: after login, upload and payment, and every 60 s. What fails is tried again with the next one. */
export async function refreshLimits(): Promise<void> {
  const { token } = useSession.getState()
  if (token === null) return
  try {
    const limits = await callServer(readLimits, { query: { _: String(Date.now()) } })
    // Somebody else may have logged in meanwhile.
    if (useSession.getState().token === token) setLimits(limits)
  } catch {
    // Told by reachability, or by the end of the session.
  }
}
