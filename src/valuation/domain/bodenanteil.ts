import { GRUNDSTUECK_REIHENHAUS, type Marktart, UEBLICHES_GRUNDSTUECK } from '#reference/market/bewertungsmodell.ts'
import type { Kreis } from '#reference/market/kreise.ts'
import { BAULAND_TYPISCH, BODENANTEIL } from '#reference/market/niveaumodell.ts'
import type { SiedlungstypNumber } from '#reference/market/siedlungstypen.ts'
import { within } from './adjustment.ts'

/** Class of the country as a whole, €/m². */
const MIDDLE_CLASS = 150

/**
 * Share of the land in the price of a used house, 0 to 1: by its Bodenrichtwert where that is told, else by the class of building land
 * of the Kreis.
 * @param bodenrichtwert €/m²
 */
export function bodenanteil(kreis: Kreis | null, bodenrichtwert: number | null = null): number {
  return bodenanteilBei(bodenrichtwert ?? typicalOf(kreis))
}

/**
 * How much of what is worn counts in the price, 0 to 1: land does not wear (§ 40 ImmoWertV), and the effects were measured where a third of
 * the price is land. Where more of it is, as much less; where less is, the Baujahr says it already.
 */
export function buildingStrength(kreis: Kreis | null, bodenrichtwert: number | null): number {
  return within((1 - bodenanteil(kreis, bodenrichtwert)) / (1 - bodenanteilBei(MIDDLE_CLASS)), 0, 1)
}

function typicalOf(kreis: Kreis | null): number {
  return (kreis ? BAULAND_TYPISCH.find(([ab]) => kreis.bauland >= ab)?.[1] : undefined) ?? MIDDLE_CLASS
}

/** The dearest class is open upwards: what land costs in its dear towns, €/m², twice the typical. Model assumption. */
const DEAREST = 1500

/** The most that land to build on may cost in the Kreis, €/m²: quarters differ by far more than classes do. */
export function landPriceOfKreis(kreis: Kreis | null): number {
  const typical = typicalOf(kreis)
  return typical === BAULAND_TYPISCH[0]?.[1] ? DEAREST : WITHIN_KREIS * typical
}

const WITHIN_KREIS = 2

/** @param bodenrichtwert €/m² */
function bodenanteilBei(bodenrichtwert: number): number {
  const { jeLn, ab, von, bis } = BODENANTEIL
  return within(jeLn * Math.log(bodenrichtwert) + ab, von, bis)
}

/** m² of the plot that a house of the kind usually stands on. */
export function usualPlot(art: Marktart, type: SiedlungstypNumber | null): number {
  const usual = UEBLICHES_GRUNDSTUECK[(type ?? 5) - 1] ?? UEBLICHES_GRUNDSTUECK[4]
  return usual * (art === 'Reihenhaus' ? GRUNDSTUECK_REIHENHAUS : 1)
}
