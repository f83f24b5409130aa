import type { Offer } from '#extraction/domain/offer.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'

/** A price that was sighted but not read safely is none that the seller kept back; nor are the prices of a list. */
export function noPriceOf({ sightings }: Offer, units: number): string {
  if (units > 1) return `Das Exposé bietet ${units} Einheiten an: Rechnen lässt sich erst für eine davon.`
  return unsureSentence(['kaufpreis', 'verkehrswert'], sightings, 'Der Preis') ?? 'Das Exposé nennt keinen Preis.'
}
