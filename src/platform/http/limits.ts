import type { Limit } from '#contract/call.ts'
import { GENERAL } from '#contract/general.ts'
import { Refusal } from '#contract/refusal.ts'
import type { LimitCounter } from './limitCounter.ts'
import { type Figure, LIMIT_FIGURES, WRONG_TOKENS } from './limitFigures.ts'
import type { MemoryCounter } from './memoryCounter.ts'
import { networkOf } from './networkOf.ts'
import type { Caller } from './routerPort.ts'

export interface LimitParts {
  /** For what protects this process. */
  readonly here: MemoryCounter
  /** For what is counted over all processes; the same as `here` where there is only one. */
  readonly everywhere: LimitCounter
  /** Multiplies every figure: 1, except where the load itself is measured. */
  readonly factor: number
}

export interface Limits {
  /** @throws Refusal general.tooMany */
  use(limit: Limit, caller: Caller | null, ip: string): Promise<void>
  /** @throws Refusal general.tooMany before another token of this address is looked up */
  refuseGuesser(ip: string): void
  wrongToken(ip: string): Promise<void>
}

export function createLimits({ here, everywhere, factor }: LimitParts): Limits {
  const use = async (counter: LimitCounter, key: string, figure: Figure) => {
    const { uses, seconds } = await counter.use(key, figure)
    if (uses > figure.calls * factor) throw tooMany(seconds)
  }
  return {
    async use(limit, caller, ip) {
      const figure = LIMIT_FIGURES[limit]
      const counter = figure.everywhere ? everywhere : here
      if (caller) await use(counter, `${limit} account ${caller.accountId}`, figure)
      const { calls, seconds, everywhere: isEverywhere, ofAddress = calls } = figure
      const ofNetwork = { calls: caller ? ofAddress : calls, seconds }
      if (!caller || isEverywhere) await use(counter, `${limit} ${networkOf(ip)}`, ofNetwork)
    },
    refuseGuesser(ip) {
      const count = here.look(guesserKey(ip))
      if (count && count.uses > WRONG_TOKENS.calls * factor) throw tooMany(count.seconds)
    },
    async wrongToken(ip) {
      await here.use(guesserKey(ip), WRONG_TOKENS)
    },
  }
}

function tooMany(seconds: number): Refusal {
  return new Refusal(GENERAL.tooMany, {}, { retryAfter: seconds })
}

function guesserKey(ip: string): string {
  return `token ${networkOf(ip)}`
}
