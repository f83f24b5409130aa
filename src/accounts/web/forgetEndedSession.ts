import { readProfile } from '#contract/accountPage.ts'
import { RefusedCall } from '#contract/client.ts'
import { GENERAL } from '#contract/general.ts'
import { clientWithToken } from '#shell/api.ts'
import { signOut, useSession } from '#shell/session.ts'

/** Logs out here if the server knows the session no more, without a word: after a deletion that is what was wanted. */
export async function forgetEndedSession(): Promise<void> {
  const { token } = useSession.getState()
  if (token === null) return
  try {
    await clientWithToken(token).call(readProfile)
  } catch (error) {
    if (error instanceof RefusedCall && error.code === GENERAL.notSignedIn.code) signOut()
  }
}
