/** So many pieces of work that were too heavy, and their owner has to wait. */
const MAX_HEAVY = 3
const REST_MS = 5 * 60_000

/** Thrown before anything is done: the owner has too much under way, or gave work that nobody can do. */
export class MustWait extends Error {
  override readonly name = 'MustWait'
  readonly reason: 'many' | 'heavy'

  constructor(reason: MustWait['reason']) {
    super(`no turn: ${reason}`)
    this.reason = reason
  }
}

export interface FairTurns {
  /**
   * Work that owners share something for, one piece of each owner after the other: whoever brings much has one before
   * others at most, and none for some minutes after pieces that were too heavy.
   * @param work told whether a piece of its owner was too heavy lately
   * @throws MustWait
   */
  take<Result>(
    owner: string,
    work: (afterHeavy: boolean) => Promise<Result>,
    wasTooHeavy: (result: Result) => boolean,
  ): Promise<Result>
  /** Whether an owner has to wait for some minutes. */
  rests(owner: string): boolean
}

interface Turn {
  last: Promise<unknown>
  waiting: number
  /** When pieces were too heavy, on the clock of `performance`. */
  heavy: number[]
}

/** @param mostWaiting pieces of one owner, the one that is worked on included */
export function createFairTurns(mostWaiting: number): FairTurns {
  const turns = new Map<string, Turn>()

  const forgetRested = () => {
    const now = performance.now()
    for (const [owner, turn] of turns) {
      turn.heavy = turn.heavy.filter(at => now - at < REST_MS)
      if (turn.waiting === 0 && turn.heavy.length === 0) turns.delete(owner)
    }
  }

  const rests = (owner: string) => {
    forgetRested()
    return (turns.get(owner)?.heavy.length ?? 0) >= MAX_HEAVY
  }

  return {
    rests,

    async take(owner, work, wasTooHeavy) {
      const turn = turns.get(owner) ?? { last: Promise.resolve(), waiting: 0, heavy: [] }
      if (turn.waiting >= mostWaiting) throw new MustWait('many')
      turns.set(owner, turn)
      turn.waiting++
      const doing = turn.last.then(async () => {
        if (rests(owner)) throw new MustWait('heavy')
        const result = await work(turn.heavy.length > 0)
        if (wasTooHeavy(result)) turn.heavy.push(performance.now())
        return result
      })
      turn.last = doing.catch(() => {})
      try {
        return await doing
      } finally {
        turn.waiting--
        forgetRested()
      }
    },
  }
}
