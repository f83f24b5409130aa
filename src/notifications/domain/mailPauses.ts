/** Minutes until the next try, after the first, second … that failed: a short trouble delays little, a long one is outlasted for more than a day. */
const PAUSES = [1, 4, 15, 30, 60, 120, 240, 480, 720] as const

/** @param tries failed so far, from 1; @returns minutes, or null: given up */
export function pauseAfter(tries: number): number | null {
  return PAUSES[tries - 1] ?? null
}
