/** How far a place's price differs from the level around it, and how well that is measured. */
export interface Deviation {
  /** ln(place / level around it) of the newest year. */
  readonly now: number
  /** The same, one year earlier. */
  readonly before: number
  /** Standard error of the newest year's price, as a share of it. */
  readonly error: number
}

/** Spread of true deviations between the PLZ of one Kreis (standard deviation of ln), measured where the data is good. */
const TRUE_SPREAD = 0.17

/** From here on a deviation says more about the place than about the sample. */
const MIN_RELIABLE = 0.6

/**
 * The factor in 5 % steps by which a place lies above or below the level around it; null where the data is too thin.
 * The mean of two years, drawn towards 1 by how noisy it is (empirical Bayes): standard error and the jump between the
 * years are the noise, the spread between places is the signal.
 */
export function localFactor(deviation: Deviation): { percent: number; grade: Grade } | null {
  const reliability = reliabilityOf(deviation)
  if (reliability < MIN_RELIABLE) return null
  const drawnIn = (reliability * (deviation.now + deviation.before)) / 2
  return { percent: inSteps(Math.exp(drawnIn)), grade: gradeOf(reliability) }
}

/** g: gut, m: mittel, s: schwach. */
export type Grade = 'g' | 'm' | 's'

/** A ratio as percent in steps of 5. */
export function inSteps(ratio: number): number {
  return Math.round(ratio * 20) * 5
}

function reliabilityOf({ now, before, error }: Deviation): number {
  const noise = error ** 2 + ((now - before) / 2) ** 2
  return TRUE_SPREAD ** 2 / (TRUE_SPREAD ** 2 + noise)
}

function gradeOf(reliability: number): Grade {
  if (reliability >= 0.9) return 'g'
  return reliability >= 0.8 ? 'm' : 's'
}
