const SEGMENT = String.raw`[A-Za-z0-9_][A-Za-z0-9_.-]*`
const KEY = new RegExp(`^${SEGMENT}(/${SEGMENT})*$`)
const MAX_LENGTH = 200

/**
 * No segment begins with a point, so no key leads out of the store or to its hidden folder; no character means anything
 * to a file system, an address or a terminal.
 * @throws Error without the key: whoever sends such a one may have put anything into it
 */
export function refuseStrangeKey(key: string): void {
  if (key.length > MAX_LENGTH || !KEY.test(key)) throw new Error('a key of the file store is not allowed')
}
