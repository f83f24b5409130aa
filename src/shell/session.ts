import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { localStore, LOCAL_KEYS } from './storage.ts'

/** Names as in the specification (point 3). */
export interface Limits {
  readonly monthlyLimit: number | null
  readonly freeAnalysesTotal: number
  readonly freeAnalysesUsed: number
  readonly freeAnalysesRemaining: number
  readonly lockedReports: number
  readonly firstUploads: number
  readonly unlockedUploads: number
  readonly totalUploads: number
}

export interface SessionUser {
  readonly name: string
  readonly email: string
  readonly roles: readonly string[]
  readonly unlockedUploads: number
}

/** What a login answers. */
export type SignedIn = Limits & { readonly token: string; readonly user: SessionUser }

export interface Session extends Limits {
  /** Bearer of every call; null: nobody is logged in. */
  readonly token: string | null
  readonly user: SessionUser | null
  /** „Angemeldet bleiben“ was ticked. */
  readonly remember: boolean
}

const NOBODY: Session = {
  token: null,
  user: null,
  remember: false,
  monthlyLimit: null,
  freeAnalysesTotal: 0,
  freeAnalysesUsed: 0,
  freeAnalysesRemaining: 0,
  lockedReports: 0,
  firstUploads: 0,
  unlockedUploads: 0,
  totalUploads: 0,
}

/** Who is logged in, kept across page loads. While a prerendered page wakes up it is nobody, as when it was made. */
export const useSession = create<Session>()(
  persist((): Session => NOBODY, {
    name: LOCAL_KEYS.session,
    version: 1,
    storage: createJSONStorage(() => ({
      getItem: localStore.read,
      setItem: localStore.write,
      removeItem: localStore.remove,
    })),
  }),
)

export function signIn({ token, user, ...limits }: SignedIn, remember: boolean): void {
  useSession.setState({ ...limitsOf(limits), token, user, remember })
}

/** Takes over who logs in in another tab of this browser, until it is ended. @returns what ends it */
export function followOtherTabs(): () => void {
  const changed = ({ key }: StorageEvent) => {
    if (key === LOCAL_KEYS.session) void useSession.persist.rehydrate()
  }
  window.addEventListener('storage', changed)
  // What came before it was listened to.
  void useSession.persist.rehydrate()
  return () => window.removeEventListener('storage', changed)
}

/** Forgets everything of the account in this browser; the server is told by whoever logs out. */
export function signOut(): void {
  useSession.setState(NOBODY)
}

export function setLimits(limits: Limits): void {
  const { user } = useSession.getState()
  const { unlockedUploads } = limits
  useSession.setState({ ...limitsOf(limits), user: user && { ...user, unlockedUploads } })
}

export function renameUser(name: string): void {
  const { user } = useSession.getState()
  if (user) useSession.setState({ user: { ...user, name } })
}

export function setRoles(roles: readonly string[]): void {
  const { user } = useSession.getState()
  if (user && user.roles.join() !== roles.join()) useSession.setState({ user: { ...user, roles } })
}

export function isLoggedIn({ token }: Pick<Session, 'token'>): boolean {
  return token !== null
}

export function hasRole({ user }: Pick<Session, 'user'>, role: string): boolean {
  return user?.roles.includes(role) ?? false
}

/** 0 to 100; of a quota of nothing, nothing is used. */
export function freeQuotaPercent({ freeAnalysesUsed, freeAnalysesTotal }: Limits): number {
  return freeAnalysesTotal > 0 ? (freeAnalysesUsed / freeAnalysesTotal) * 100 : 0
}

export function uploadsPercent({ firstUploads, unlockedUploads, totalUploads }: Limits): number {
  return totalUploads > 0 ? ((firstUploads + unlockedUploads) / totalUploads) * 100 : 0
}

/** Only its own fields of what was answered; the sum is the default of the total. */
function limitsOf(limits: Omit<Limits, 'totalUploads'> & { readonly totalUploads?: number }): Limits {
  const { monthlyLimit, freeAnalysesTotal, freeAnalysesUsed, freeAnalysesRemaining } = limits
  const { lockedReports, firstUploads, unlockedUploads, totalUploads = firstUploads + unlockedUploads } = limits
  return {
    monthlyLimit,
    freeAnalysesTotal,
    freeAnalysesUsed,
    freeAnalysesRemaining,
    lockedReports,
    firstUploads,
    unlockedUploads,
    totalUploads,
  }
}
