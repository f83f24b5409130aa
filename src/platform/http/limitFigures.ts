import type { Limit } from '#contract/call.ts'

/** So many calls in so many seconds. */
export interface Figure {
  readonly calls: number
  readonly seconds: number
}

export interface LimitFigure extends Figure {
  /**
   * True for what is guessed at or costs: counted for all processes together, by account and by address. The others
   * protect one process, and are counted by account, or by address where nobody is signed in.
   */
  readonly everywhere: boolean
  /** Calls of all accounts of one address, where one of them must not use up what the others have as well; else `calls`. */
  readonly ofAddress?: number
}

/**
 * What a person does is far below; what guesses or floods is far above. A whole office, or a network that shares one
 * address, counts as one: what is aimed at one account or one letter box is counted for itself by accounts.
 */
export const LIMIT_FIGURES: Readonly<Record<Limit, LimitFigure>> = {
  // A page loads some ten calls; an office does not load a hundred pages a minute.
  usual: { calls: 1_200, seconds: 60, everywhere: false },
  // Each tab asks some twelve times a minute, and an answer costs a tenth of a millisecond: only floods are kept off.
  poll: { calls: 40_000, seconds: 60, everywhere: false },
  // One account is tried with ten wrong passwords at most (accounts); this bounds the hashing, 60 ms each.
  login: { calls: 60, seconds: 60, everywhere: true },
  // Each call may send a mail; one letter box gets five an hour at most (accounts).
  mail: { calls: 60, seconds: 60, everywhere: true },
  promo: { calls: 10, seconds: 60, everywhere: true },
  // Each upload may hold many files; how many a day is a limit of the role.
  upload: { calls: 120, seconds: 60, everywhere: true, ofAddress: 600 },
  // A page of an exposé takes a tenth of a second of one process; who leafs quickly looks at one a second.
  draw: { calls: 240, seconds: 60, everywhere: false },
}

/** Tokens that are worth nothing, from one address: each costs a look into the database. Old tabs ask six times a minute. */
export const WRONG_TOKENS: Figure = { calls: 600, seconds: 60 }
