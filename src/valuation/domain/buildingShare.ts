import { inEuro } from '#kernel/money.ts'
import { percent, type Share } from '#kernel/share.ts'
import { ARTEN } from '#reference/market/bewertungsmodell.ts'
import type { Appraisal } from './appraisal.ts'
import { bodenanteil } from './bodenanteil.ts'

/** However dear its land, a house that is lived in is worth something. Model assumption. */
const MAX_LAND = 0.9

/**
 * The building's part of a used house's value as the estimate itself has it, so that AfA and the 15 % limit rest on the land that the report
 * tells of. null: the table of usual shares holds, as for flats, new homes and where nothing is estimated.
 */
export function buildingShareOf({
  object,
  estimate,
  location,
  bodenrichtwert,
}: Pick<Appraisal, 'object' | 'estimate' | 'location' | 'bodenrichtwert'>): Share | null {
  if (!object || !estimate || !location || object.neubau === true || object.art === 'Eigentumswohnung') return null
  const plot = object.grundstuecksflaeche
  const told = plot && bodenrichtwert ? (plot * bodenrichtwert.value) / inEuro(estimate.mid) : null
  const land = told ?? (ARTEN[object.art].wie === 'efh' ? bodenanteil(location.kreis) : null)
  return land === null ? null : percent(Math.round(100 * (1 - Math.min(land, MAX_LAND))))
}
