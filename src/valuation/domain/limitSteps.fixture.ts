import type { LimitSteps } from './limitSteps.ts'

/** For tests to which the way to a limit is of no matter. */
export const NO_STEPS: LimitSteps = { candidates: [], further: [] }
