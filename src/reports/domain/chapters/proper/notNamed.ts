import type { FactKey } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'

/** German: that the exposé is silent is only told where nothing was sighted either. */
export function notNamed({ sightings }: Offer, keys: readonly FactKey[], name: string): string {
  const unsure = unsureSentence(keys, sightings, name)
  return unsure === null ? `${name} nicht genannt`.trim() : `${name} nicht sicher gelesen`.trim()
}
