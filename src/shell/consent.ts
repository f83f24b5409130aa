import { create } from 'zustand'
import { localStore, LOCAL_KEYS } from './storage.ts'

/** What the visitor allows beside what the pages need (3.2). */
export interface CookieConsent {
  readonly necessary: true
  readonly analytics: boolean
  readonly marketing: boolean
}

/** null: not chosen yet, or the choice is older than a year. `isKnown` is false until the browser was asked. */
export const useConsent = create<{ readonly isKnown: boolean; readonly consent: CookieConsent | null }>()(() => ({
  isKnown: false,
  consent: null,
}))

const YEAR_S = 31_536_000

export function readConsent(now: Date): void {
  useConsent.setState({ isKnown: true, consent: parse(localStore.read(LOCAL_KEYS.cookieConsent), now) })
}

/** For a year, in local storage and in a cookie. */
export function keepConsent(choice: Omit<CookieConsent, 'necessary'>, now: Date): void {
  const consent: CookieConsent = { necessary: true, ...choice }
  const kept = JSON.stringify({ ...consent, at: now.toISOString() })
  localStore.write(LOCAL_KEYS.cookieConsent, kept)
  const secure = window.location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${LOCAL_KEYS.cookieConsent}=${encodeURIComponent(kept)}; max-age=${YEAR_S}; path=/; samesite=lax${secure}`
  useConsent.setState({ isKnown: true, consent })
}

function parse(text: string | null, now: Date): CookieConsent | null {
  try {
    const { analytics, marketing, at } = JSON.parse(text ?? '') as Record<string, unknown>
    const age = now.getTime() - new Date(String(at)).getTime()
    if (!(age < YEAR_S * 1000)) return null
    return { necessary: true, analytics: analytics === true, marketing: marketing === true }
  } catch {
    return null
  }
}
