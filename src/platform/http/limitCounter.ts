import type { Figure } from './limitFigures.ts'

/** Where a key is in its running window. */
export interface Count {
  readonly uses: number
  /** Until the window ends. */
  readonly seconds: number
}

/** Counts uses of keys in windows that begin with the first use. */
export interface LimitCounter {
  readonly use: (key: string, figure: Figure) => Promise<Count>
  readonly close: () => void
}
