import { germanNumber } from '#kernel/germanNumber.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { isListOfFlats, listedFlats } from '#valuation/domain/listedFlats.ts'

/** German: flats that are sold one by one are no flat as large as all of them; null: it is no such list. */
export function listedObject(offer: Offer): string | null {
  if (!isListOfFlats(offer)) return null
  const areas = listedFlats(offer, []).map(({ area }) => area)
  const [least, most] = [Math.min(...areas), Math.max(...areas)].map(area => germanNumber(area))
  const built = offer.numbers.baujahr === null ? '' : `, Baujahr ${offer.numbers.baujahr}`
  return `${areas.length} Eigentumswohnungen, einzeln zu kaufen, ${least} bis ${most}\u00a0m²${built}; Preis und Wert gelten je Wohnung`
}
