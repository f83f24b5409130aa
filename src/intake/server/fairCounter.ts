import type { Outcome } from '#kernel/outcome.ts'
import { FILE_REFUSALS } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'
import type { Reader } from '#reading/server/index.ts'

/** So many files that take too long to open, and the account has to wait. */
const MOST_HEAVY = 3
const REST_MS = 5 * 60_000
/** More files of one account at once than any role may upload. */
const MOST_WAITING = 20

type Counted = Outcome<number | null, ReadingFailure>

interface Turn {
  last: Promise<unknown>
  waiting: number
  /** When files were too heavy, on the clock of `performance`. */
  heavy: number[]
}

/** Counts pages, one file of an account after the other, so that whoever sends many files has one before others at most. */
export interface FairCounter {
  /** @throws Refusal where the account has sent what nobody can open, or waits with too much */
  countPages(accountId: string, load: () => Promise<Uint8Array>): Promise<Counted>
}

export function createFairCounter(reader: Pick<Reader, 'countPages'>): FairCounter {
  const turns = new Map<string, Turn>()

  async function count(turn: Turn, load: () => Promise<Uint8Array>): Promise<Counted> {
    const now = performance.now()
    turn.heavy = turn.heavy.filter(at => now - at < REST_MS)
    if (turn.heavy.length >= MOST_HEAVY) throw new Refusal(FILE_REFUSALS.tooHeavy)
    const counted = await reader.countPages(load)
    // null: could not be told quickly.
    if (counted.ok && counted.value === null) turn.heavy.push(performance.now())
    return counted
  }

  return {
    async countPages(accountId, load) {
      const turn = turns.get(accountId) ?? { last: Promise.resolve(), waiting: 0, heavy: [] }
      turns.set(accountId, turn)
      if (turn.waiting >= MOST_WAITING) throw new Refusal(FILE_REFUSALS.tooHeavy)
      turn.waiting++
      const counted = turn.last.then(() => count(turn, load))
      turn.last = counted.catch(() => {})
      try {
        return await counted
      } finally {
        turn.waiting--
        if (turn.waiting === 0 && turn.heavy.length === 0) turns.delete(accountId)
      }
    },
  }
}
