/** One step from a level to an object, as the report shows it. */
export interface Adjustment {
  readonly id: string
  /** German: "Baujahr 1968". */
  readonly label: string
  /** 1 = no effect. */
  readonly factor: number
  /** Statistic or assumption behind it, in German. */
  readonly source: string
}

export function productOf(adjustments: readonly Adjustment[]): number {
  return adjustments.reduce((product, { factor }) => product * factor, 1)
}

/** Draws a value into a range. */
export function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
