export interface WaterfallStep {
  readonly label: string
  /** € */
  readonly amount: number
  /** Where its bar begins and ends, 0 to 1 across the drawing. */
  readonly from: number
  readonly to: number
  readonly kind: 'in' | 'out' | 'sum'
}

interface Part {
  readonly label: string
  readonly amount: number
}

/**
 * How the parts of a sum lead to it, each bar beginning where the one before ends. Empty: nothing to draw.
 * @param growing parts that make the sum larger are cost, and no income
 */
export function waterfall(parts: readonly Part[], sum: Part, growing: 'cost' | 'income'): WaterfallStep[] {
  const ends = parts.reduce<number[]>((before, { amount }) => [...before, (before.at(-1) ?? 0) + amount], [])
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)]
  if (parts.length === 0 || least === most) return []
  const at = (value: number) => (value - least) / (most - least)
  const steps = parts.map(({ label, amount }, index): WaterfallStep => {
    const bar = [at(index === 0 ? 0 : (ends[index - 1] ?? 0)), at(ends[index] ?? 0)]
    return {
      label,
      amount,
      from: Math.min(...bar),
      to: Math.max(...bar),
      kind: growing === 'income' && amount > 0 ? 'in' : 'out',
    }
  })
  const total = [at(0), at(ends.at(-1) ?? 0)]
  return [...steps, { ...sum, from: Math.min(...total), to: Math.max(...total), kind: 'sum' }]
}
