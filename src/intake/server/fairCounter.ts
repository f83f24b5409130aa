import { type Outcome, success } from '#kernel/outcome.ts'
import { FILE_REFUSALS } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import type { ReadingFailure } from '#reading/domain/failure.ts'
import type { PageCount, Reader } from '#reading/server/index.ts'
import { createFairTurns, MustWait } from './fairTurns.ts'

/** More files of one account at once than any role may upload. */
const MAX_WAITING = 20

/** On the clock, from when it is the file's turn: who uploads watches. The count goes on, and what it finds still counts. */
const PATIENCE_MS = 3_000

type Counted = Outcome<PageCount, ReadingFailure>

/** That of all others, and that of all whose files took too long. */
export const COUNTING_PROCESSES = 2

/**
 * Counts pages, one file of an account after the other, so that whoever sends many files has one before others at most. Who has
 * sent what was heavy waits for those who have, too; nobody else does. A busy machine makes nobody wait for long: null.
 */
export interface FairCounter {
  /** @throws Refusal where the account has sent what nobody can open, or waits with too much */
  countPages(accountId: string, load: () => Promise<Uint8Array>): Promise<Counted>
  /** Told before a file is stored: the account has sent what nobody can open, and has to wait. null: it may send. */
  refusalOf(accountId: string): Refusal | null
}

/** @param reader with COUNTING_PROCESSES */
export function createFairCounter(reader: Pick<Reader, 'countPages'>): FairCounter {
  const turns = createFairTurns(MAX_WAITING)
  let last: Promise<unknown> = Promise.resolve()

  function apart(load: () => Promise<Uint8Array>): Promise<Counted> {
    const counting = last.then(() => reader.countPages(load))
    last = counting.catch(() => {})
    return counting
  }

  return {
    refusalOf: accountId => (turns.rests(accountId) ? new Refusal(FILE_REFUSALS.tooHeavy) : null),

    async countPages(accountId, load) {
      const late = Promise.withResolvers<Counted>()
      let patience: NodeJS.Timeout | undefined
      const count = (afterHeavy: boolean) => {
        patience = setTimeout(() => late.resolve(success(null)), PATIENCE_MS)
        return afterHeavy ? apart(load) : reader.countPages(load)
      }
      try {
        return await Promise.race([turns.take(accountId, count, isHeavy), late.promise])
      } catch (error) {
        throw error instanceof MustWait ? new Refusal(FILE_REFUSALS.tooHeavy) : error
      } finally {
        clearTimeout(patience)
      }
    },
  }
}

function isHeavy(counted: Counted): boolean {
  return counted.ok && counted.value === 'heavy'
}
