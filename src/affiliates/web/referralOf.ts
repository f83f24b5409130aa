/** Shorter ones are none (point 9). */
const MIN_LENGTH = 3

/** The referral code in the query of an address; null: there is none. Given twice, it is no code but a list. */
export function referralOf(search: string): string | null {
  const [code, ...more] = new URLSearchParams(search).getAll('ref')
  return code !== undefined && more.length === 0 && code.length >= MIN_LENGTH ? code : null
}
