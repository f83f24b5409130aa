import { touchAffiliate } from '#contract/affiliates.ts'
import { callServer } from '#shell/api.ts'
import { LOCAL_KEYS, localStore } from '#shell/storage.ts'
import { referralOf } from './referralOf.ts'

/** The server takes no longer address, and keeps its path only. */
const MAX_ADDRESS_LENGTH = 4_000

let isTelling = false

/**
 * With every navigation: keeps the code by which somebody came, and tells the server of it until it has heard once (4.9).
 * @param search query of the address
 * @param href whole address
 */
export function noteReferral(search: string, href: string): void {
  const refCode = referralOf(search)
  if (refCode === null) return
  localStore.write(LOCAL_KEYS.refCode, refCode)
  if (localStore.read(LOCAL_KEYS.touched) === '1' || isTelling) return
  void tell(refCode, href.slice(0, MAX_ADDRESS_LENGTH))
}

async function tell(refCode: string, landingUrl: string): Promise<void> {
  isTelling = true
  try {
    const { ok } = await callServer(touchAffiliate, { body: { refCode, landingUrl, prospectEmail: '' } })
    if (ok) localStore.write(LOCAL_KEYS.touched, '1')
  } catch {
    // The next navigation with a code tries again; nobody is told (point 8).
  } finally {
    isTelling = false
  }
}
