import { logIn, logOut, signInWithGoogle } from '#contract/accounts.ts'
import { cancelSubscription, withdraw } from '#contract/billing.ts'
import type { Call } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import { readConfigs, readStatus, readVersion, readWebVersion } from '#contract/operations.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Caller } from '#platform/http/routerPort.ts'
import type { StatusBoard } from './statusBoard.ts'

/**
 * What shows that there is maintenance, and lets those sign in who may work on; and what must be possible at any time
 * (§§ 312k, 356a BGB).
 */
export const OPEN_DURING_MAINTENANCE: readonly Call[] = [
  readConfigs,
  readStatus,
  readVersion,
  readWebVersion,
  logIn,
  logOut,
  signInWithGoogle,
  withdraw,
  cancelSubscription,
]

/** Keeps everybody out while the switch is on, but for the roles that it names. */
export function maintenanceGate(board: StatusBoard): (caller: Caller | null) => Promise<Refusal | null> {
  return caller => {
    const { enabled, message, allowRoles } = board.maintenance
    const passes = !enabled || allowRoles.some(role => caller?.roles.includes(role))
    if (passes) return Promise.resolve(null)
    const rule = message === '' ? GENERAL.maintenance : { ...GENERAL.maintenance, message }
    return Promise.resolve(new Refusal(rule))
  }
}
