import { setTimeout as sleep } from 'node:timers/promises'

/**
 * What one account may send in a second, over all its uploads: twice what the line of a home sends. Unbounded, 180 MB a second took
 * half a core to take apart and throw away, and all memory was searched for what it left several times a second: nobody was served meanwhile.
 */
const BYTES_A_SECOND = 16_000_000
/** So far an account may be ahead of its pace before it waits: less would mean a timer for each chunk of a usual upload. */
const AHEAD_MS = 100

export interface UploadPace {
  /** Resolves when the account may send more. */
  took(accountId: string, bytes: number): Promise<unknown>
}

/** @param factor multiplies the pace: 1, except where the load itself is measured */
export function createUploadPace(factor: number): UploadPace {
  /** When, on the clock of `performance`, an account has paid for what it sent. */
  const paidAt = new Map<string, number>()
  return {
    async took(accountId, bytes) {
      const now = performance.now()
      const before = paidAt.get(accountId)
      if (before === undefined) for (const [other, at] of paidAt) if (at < now) paidAt.delete(other)
      const after = Math.max(now, before ?? 0) + (bytes * 1_000) / (BYTES_A_SECOND * factor)
      paidAt.set(accountId, after)
      if (after - now > AHEAD_MS) await sleep(after - now - AHEAD_MS)
    },
  }
}
