import { hash, verify } from '@node-rs/argon2'
import { ACCOUNT_REFUSALS } from '#contract/accountRefusals.ts'
import { Refusal } from '#contract/refusal.ts'

export interface Passwords {
  /** Argon2id, as it is stored. @throws Refusal accounts.busy */
  hash(password: string): Promise<string>
  /** With null (no such account, or one without a password) the same work is done in vain. @throws Refusal accounts.busy */
  matches(password: string, stored: string | null): Promise<boolean>
}

/** Argon2id is the package's default. Above OWASP's minimum (46 MiB, one pass); about 60 ms on one core. */
const COST = { memoryCost: 46 * 1024, timeCost: 2, parallelism: 1 }

/** Node has four threads for such work and for files; two stay free, and the memory stays bounded. */
const AT_ONCE = 2

/** Five seconds of work, or twenty on a slow machine: whoever comes later would wait longer than people do. */
const MAX_QUEUE = 150

/** Hashes passwords, few at a time, in the order in which they came. One for each process. */
export function createPasswords(): Passwords {
  const inTurn = createTurns()
  // Nobody knows its password; made with the same cost, so that checking it takes as long.
  const dummy = inTurn(() => hash(crypto.randomUUID(), COST))
  return {
    hash: password => inTurn(() => hash(normal(password), COST)),
    matches: async (password, stored) => {
      const against = stored ?? (await dummy)
      const isRight = await inTurn(() => verify(against, normal(password)))
      return isRight && stored !== null
    },
  }
}

/** The same letters are typed as different characters on different systems. */
function normal(password: string): string {
  return password.normalize('NFC')
}

function createTurns() {
  let running = 0
  const waiting: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= MAX_QUEUE) throw new Refusal(ACCOUNT_REFUSALS.busy, {}, { retryAfter: 60 })
    if (running >= AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
    else running++
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // Who is next takes over the place of this one.
      if (next) next()
      else running--
    }
  }
}
