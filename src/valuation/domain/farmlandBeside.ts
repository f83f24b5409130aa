import { germanNumber } from '#kernel/germanNumber.ts'
import { ARTEN } from '#reference/market/bewertungsmodell.ts'
import { LANDPREIS_SOURCE, landpreis } from '#reference/market/landpreise.ts'
import type { Adjustment } from './adjustment.ts'
import { usualPlot } from './bodenanteil.ts'
import type { Location } from './locate.ts'
import type { MarketObject } from './marketObject.ts'

/** So many usual plots are garden; what lies beyond is meadow or field. Model assumption. */
const GARDEN = 3

/**
 * What the land of a farmhouse beyond its garden adds: what grassland of the Land costs, the least that is paid for it. None of a house with
 * a usual plot, of flats, or where the land is another's.
 * @param free €/m² Wohnfläche of the house with its garden
 */
export function farmlandStep(location: Location, object: MarketObject, free: number): Adjustment[] {
  const { art, grundstuecksflaeche, wohnflaeche, erbbaurecht } = object
  const price = landpreis(location.land, 'gruenland')
  if (ARTEN[art].wie !== 'efh' || art === 'Mehrfamilienhaus' || erbbaurecht === true) return []
  if (!grundstuecksflaeche || !wohnflaeche || price === null) return []
  const beyond = Math.round(grundstuecksflaeche - GARDEN * usualPlot(art, location.siedlungstyp))
  if (beyond <= 0) return []
  return [
    {
      id: 'weiteres-land',
      label: `Weitere ${germanNumber(beyond)} m² als Grünland, ${germanNumber(price, 2)} €/m²`,
      factor: 1 + (beyond * price) / (free * wohnflaeche),
      source: LANDPREIS_SOURCE,
    },
  ]
}
