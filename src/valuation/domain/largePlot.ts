import { euro, inEuro, type Money, ZERO } from '#kernel/money.ts'
import { GRUNDSTUECKSWIRKUNG } from '#reference/market/niveaumodell.ts'
import type { Appraisal } from './appraisal.ts'
import { landPriceOfKreis, usualPlot } from './bodenanteil.ts'

type LandGrounds = Pick<Appraisal, 'object' | 'location' | 'bodenrichtwert'>

/** So many usual plots a house may well stand on; beyond it nobody sells a house but land to build on. Model assumption. */
const LARGE_PLOT = 3

/** What a really large plot adds to a house whose plot is not told, beyond what the best usual one does. */
export function landOfLargePlot({ object, location, bodenrichtwert }: LandGrounds): Money {
  if (!object || !location) return ZERO
  const beyond = (LARGE_PLOT - GRUNDSTUECKSWIRKUNG.bis) * usualPlot(object.art, location.siedlungstyp)
  const price = bodenrichtwert?.value ?? landPriceOfKreis(location.kreis)
  return euro(Math.round(beyond * price))
}

const STEP = 50

/**
 * m² of plot from which the price can be explained: that of a usual house, and for each euro more the land that it buys. null: no price
 * of land is known, or the price needs no explaining.
 * @param right what is right on a usual plot
 */
export function plotThatExplains(
  price: Money,
  right: Money,
  { object, location, bodenrichtwert }: LandGrounds,
): number | null {
  if (!object || !location || !bodenrichtwert || price.cents <= right.cents) return null
  const more = (inEuro(price) - inEuro(right)) / bodenrichtwert.value
  return Math.ceil((usualPlot(object.art, location.siedlungstyp) + more) / STEP) * STEP
}
