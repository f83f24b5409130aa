export interface Contender {
  name: string
  run: () => Promise<unknown>
}

/**
 * Lets all contenders run once a round, in turn, so that whatever else the machine does meets all of them alike.
 * The first round warms up and does not count, unless a run takes so long that warming up makes no difference.
 * @returns median wall time in milliseconds by name
 */
export async function medianTimes(
  contenders: readonly Contender[],
  rounds: number,
  warmUps: 0 | 1 = 1,
): Promise<Record<string, number>> {
  const times = await roundTimes(contenders, rounds, warmUps)
  return Object.fromEntries([...times].map(([name, values]) => [name, median(values)]))
}

/** As `medianTimes`; @returns all wall times in milliseconds by name */
export async function roundTimes(
  contenders: readonly Contender[],
  rounds: number,
  warmUps: 0 | 1 = 1,
): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(contenders.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds + warmUps; round++) {
    for (const { name, run } of contenders) {
      const start = performance.now()
      await run()
      if (round >= warmUps) times.get(name)?.push(performance.now() - start)
    }
  }
  return times
}

export function percentiles(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN)
  return { median: at(0.5), p99: at(0.99), most: at(1) }
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? NaN) + (sorted[Math.ceil(middle)] ?? NaN)) / 2
}

export function rounded(value: number): number {
  return Number(value.toPrecision(3))
}
