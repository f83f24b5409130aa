import type { Marktart } from './bewertungsmodell.ts'

/** How much each method counts when it can be calculated. Only relations matter. */
export interface Verfahrensgewichte {
  readonly Vergleichswert: number
  readonly Ertragswert: number
  readonly Sachwert: number
}

/**
 * § 6 (1), (4) ImmoWertV: the methods follow the customs of the market and what the data bears. Flats and houses for own
 * use are bought by comparison, houses with an eye on what building costs; what is let is bought for its income.
 * Houses of flats are compared by Ertragsfaktor, which is the market's own word on what their rent is worth; the Ertragswert hangs on
 * a Restnutzungsdauer that no exposé shows. The figures are assumptions of our own.
 */
export function verfahrensgewichte(art: Marktart, vermietet: boolean): Verfahrensgewichte {
  if (art === 'Mehrfamilienhaus') return { Vergleichswert: 0.6, Ertragswert: 0.4, Sachwert: 0 }
  if (art === 'Eigentumswohnung') return { Vergleichswert: 0.5, Ertragswert: vermietet ? 0.4 : 0, Sachwert: 0 }
  return { Vergleichswert: 0.5, Ertragswert: vermietet ? 0.2 : 0, Sachwert: 0.3 }
}
