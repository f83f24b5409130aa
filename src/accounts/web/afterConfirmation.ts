import { logIn } from '#contract/accounts.ts'
import { callServer } from '#shell/api.ts'
import { closeDialog } from '#shell/dialogs.ts'
import { ADDRESS_CONFIRMED, notify } from '#shell/notice.ts'
import { isLoggedIn, signIn, useSession } from '#shell/session.ts'
import { leaveToOthers } from '#shell/waitingFile.ts'

/**
 * Between the registration and its confirmation: the tab that registered knows what was typed, and only it, in its memory. When the
 * link of the mail is opened in the same browser, that tab logs in, and all tabs follow. Nothing is stored for it, and the link alone
 * lets nobody in.
 */
interface Registered {
  readonly email: string
  readonly password: string
}

const CHANNEL = 'expose-ampel.confirmed'
/** What the tabs say to each other. */
type Word = 'asked' | 'awaited' | 'confirmed'

/** Afterwards a tab that was left open lets nobody in. */
const MAX_MS = 30 * 60_000

let registered: Registered | null = null
let end = () => {}

/** After a registration was taken: waits for its confirmation. */
export function awaitConfirmation(typed: Registered): void {
  end()
  registered = typed
  const channel = new BroadcastChannel(CHANNEL)
  const timer = setTimeout(() => end(), MAX_MS)
  end = () => {
    registered = null
    clearTimeout(timer)
    channel.close()
    end = () => {}
  }
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === 'asked') channel.postMessage('awaited' satisfies Word)
    else if (data === 'confirmed') void enter(typed)
  }
}

/**
 * Calls when a tab of this browser waits for a confirmation: the link of the mail was opened where somebody has just registered, and not
 * by a program that checks mails, whose browser nobody registered in.
 * @returns stops asking
 */
export function whenAwaited(act: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    if (data === 'awaited') act()
  }
  channel.postMessage('asked' satisfies Word)
  return () => channel.close()
}

/** Whose address was confirmed here: the tab that registered logs in. */
export function tellConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('confirmed' satisfies Word)
  channel.close()
}

/** For the login that comes after it; '': nobody has just registered here. */
export function registeredEmail(): string {
  return registered?.email ?? ''
}

/** Behind the tab of the link a notice would be over before anybody comes back. */
function whenSeen(act: () => void): void {
  if (document.visibilityState === 'visible') act()
  else document.addEventListener('visibilitychange', act, { once: true })
}

async function enter(typed: Registered): Promise<void> {
  try {
    if (isLoggedIn(useSession.getState())) return
    const answer = await callServer(logIn, { body: { ...typed, remember: false } })
    // He looks at the tab of the link: there it goes on.
    leaveToOthers()
    signIn(answer, false)
    closeDialog('login')
    whenSeen(() =>
      notify(`${ADDRESS_CONFIRMED} Sie sind angemeldet. Weiter geht es im Tab, den der Link geöffnet hat.`, 'success'),
    )
  } catch {
    // Another address was confirmed, or the server is busy: the login stands open.
  } finally {
    end()
  }
}
