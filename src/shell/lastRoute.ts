import { localStore, LOCAL_KEYS } from './storage.ts'

const MAX_LENGTH = 2_000

/** Where somebody wanted to go before the login came in between: path with query. */
export function keepLastRoute(route: string): void {
  localStore.write(LOCAL_KEYS.lastRoute, route)
}

/** @returns where to go after a login; it is used once */
export function takeLastRoute(): string {
  const kept = localStore.read(LOCAL_KEYS.lastRoute)
  localStore.remove(LOCAL_KEYS.lastRoute)
  // Only one of our own paths: nobody is led elsewhere by what is in the storage. Browsers drop control characters and read a
  // backslash as a slash, so none may be in it.
  return kept !== null && kept.length <= MAX_LENGTH && /^\/(?!\/)[^\\\s\p{Cc}]*$/u.test(kept) ? kept : '/archiv'
}
