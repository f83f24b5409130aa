import type { FactKey } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'

/** German: what we have not read is not told as what the seller did not say; where something was sighted, that is told. */
export function notNamed({ sightings }: Offer, keys: readonly FactKey[], name: string): string {
  const unsure = unsureSentence(keys, sightings, name)
  return unsure === null ? `${name} nicht gefunden`.trim() : `${name} nicht sicher gelesen`.trim()
}
