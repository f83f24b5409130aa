import { useState } from 'react'
import { changeProfile } from '#contract/accountPage.ts'
import { callServer } from '#shell/api.ts'
import { renameUser, useSession } from '#shell/session.ts'
import { isBuyerName } from './orderReadiness.ts'

export interface BuyerName {
  readonly name: string
  readonly type: (name: string) => void
  /** Writes it into the profile, where it is another one. */
  readonly save: () => void
}

/** The name for the invoice: at first the account's own. */
export function useBuyerName(): BuyerName {
  const known = useSession(({ user }) => user?.name ?? '')
  const [typed, setTyped] = useState<string | null>(null)
  const name = typed ?? known
  return {
    name,
    type: setTyped,
    save: () => {
      if (isBuyerName(name) && name.trim() !== known) void saveName(name.trim())
    },
  }
}

async function saveName(name: string): Promise<void> {
  try {
    renameUser((await callServer(changeProfile, { body: { name } })).name)
  } catch {
    // The order takes the name that was typed; the profile keeps the old one (point 8).
  }
}
