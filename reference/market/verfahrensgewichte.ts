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

/**
 * The more of a house is land, the more its told Bodenrichtwert says of it and the less a price for each m² of Wohnfläche: from two thirds
 * on (about 600 €/m²) a Sachwert that is higher counts more, from three quarters on (950 €/m²) twice as much as the Vergleichswert, up to
 * `abseits` above it (§ 6 (4) ImmoWertV: what the data bears; shares and weight are assumptions of our own).
 */
export const BODEN_BESTIMMT = { von: 0.65, ganzAb: 0.75, gewicht: 1, abseits: 0.6 } as const
