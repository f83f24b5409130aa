import type { Outcome } from '#kernel/outcome.ts'
import { FILE_REFUSALS } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'
import type { Reader } from '#reading/server/index.ts'
import { createFairTurns, MustWait } from './fairTurns.ts'

/** More files of one account at once than any role may upload. */
const MAX_WAITING = 20

type Counted = Outcome<number | null, ReadingFailure>

/** Counts pages, one file of an account after the other, so that whoever sends many files has one before others at most. */
export interface FairCounter {
  /** @throws Refusal where the account has sent what nobody can open, or waits with too much */
  countPages(accountId: string, load: () => Promise<Uint8Array>): Promise<Counted>
}

export function createFairCounter(reader: Pick<Reader, 'countPages'>): FairCounter {
  const turns = createFairTurns(MAX_WAITING)
  return {
    async countPages(accountId, load) {
      try {
        return await turns.take(accountId, () => reader.countPages(load), couldNotBeTold)
      } catch (error) {
        throw error instanceof MustWait ? new Refusal(FILE_REFUSALS.tooHeavy) : error
      }
    },
  }
}

/** null: not quickly. */
function couldNotBeTold(counted: Counted): boolean {
  return counted.ok && counted.value === null
}
