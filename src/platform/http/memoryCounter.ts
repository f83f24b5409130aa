import type { Count, LimitCounter } from './limitCounter.ts'

/** Some 20 MB; more addresses than that at a time are an attack, and the oldest are forgotten. */
const MAX_KEYS = 100_000

export interface MemoryCounter extends LimitCounter {
  /** Without counting; null: not used in the running window. */
  readonly look: (key: string) => Count | null
}

/** Counts in this process. */
export function memoryCounter(now: () => number = Date.now): MemoryCounter {
  const windows = new Map<string, { uses: number; until: number }>()
  const running = (key: string) => {
    const window = windows.get(key)
    return window && window.until > now() ? window : undefined
  }
  const countOf = ({ uses, until }: { uses: number; until: number }): Count => ({
    uses,
    seconds: Math.ceil((until - now()) / 1000),
  })
  const sweep = setInterval(() => {
    for (const [key, { until }] of windows) if (until <= now()) windows.delete(key)
  }, 60_000).unref()
  return {
    use(key, { seconds }) {
      const window = running(key) ?? { uses: 0, until: now() + seconds * 1000 }
      window.uses++
      if (window.uses === 1) {
        // Behind the others, also where an ended window of the same key was kept.
        windows.delete(key)
        windows.set(key, window)
        const [oldest] = windows.keys()
        if (windows.size > MAX_KEYS && oldest !== undefined) windows.delete(oldest)
      }
      return Promise.resolve(countOf(window))
    },
    look(key) {
      const window = running(key)
      return window ? countOf(window) : null
    },
    close: () => clearInterval(sweep),
  }
}
