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
}

/** What a person does is far below; what guesses or floods is far above. */
export const LIMIT_FIGURES: Readonly<Record<Limit, LimitFigure>> = {
  // A page loads some ten calls; one person does not load thirty pages a minute. Several may share an office's address.
  usual: { calls: 300, seconds: 60, everywhere: false },
  // Each tab asks six times a minute.
  poll: { calls: 60, seconds: 60, everywhere: false },
  // ASVS 6.3.1: of 1,000 guesses at most ten are tried. What one e-mail address may be tried with, accounts counts.
  login: { calls: 10, seconds: 60, everywhere: true },
  // Each call sends a mail; how many one letter box gets, accounts counts.
  mail: { calls: 5, seconds: 60, everywhere: true },
  promo: { calls: 10, seconds: 60, everywhere: true },
  // Each upload may hold many files.
  upload: { calls: 20, seconds: 60, everywhere: true },
}

/** Tokens that are worth nothing, from one address: each costs a look into the database. Old tabs ask six times a minute. */
export const WRONG_TOKENS: Figure = { calls: 600, seconds: 60 }
