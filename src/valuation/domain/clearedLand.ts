import { euro, type Money } from '#kernel/money.ts'
import { ARTEN } from '#reference/market/bewertungsmodell.ts'
import { FREILEGUNG_JE_M2, UEBERGROSSES_GRUNDSTUECK } from '#reference/market/verfahrensannahmen.ts'
import type { Appraisal } from './appraisal.ts'
import { usualPlot } from './bodenanteil.ts'

/** m² that count in full and beyond: land far beyond what is usual is garden (§ 41 ImmoWertV). */
export function fullAndRest(plot: number, usual: number): { readonly full: number; readonly rest: number } {
  const full = Math.min(plot, UEBERGROSSES_GRUNDSTUECK.ab * usual)
  return { full, rest: plot - full }
}

/**
 * What is left of a house that nobody wants: its land at the told Bodenrichtwert less what clearing it costs (§§ 8 (3), 40 ImmoWertV).
 * null: it is no house with land of its own, or land, plot or size are not told.
 */
export function clearedLand({
  object,
  location,
  bodenrichtwert,
}: Pick<Appraisal, 'object' | 'location' | 'bodenrichtwert'>): Money | null {
  if (!object || !location || !bodenrichtwert || ARTEN[object.art].wie !== 'efh' || object.erbbaurecht === true)
    return null
  const { grundstuecksflaeche: plot, wohnflaeche } = object
  if (!plot || !wohnflaeche) return null
  const { full, rest } = fullAndRest(plot, usualPlot(object.art, location.siedlungstyp))
  const land = bodenrichtwert.value * (full + UEBERGROSSES_GRUNDSTUECK.anteil * rest)
  const left = Math.round(land - FREILEGUNG_JE_M2 * wohnflaeche)
  return left > 0 ? euro(left) : null
}
