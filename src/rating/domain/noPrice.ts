import type { Offer } from '#extraction/domain/offer.ts'
import { unsureSentence } from '#extraction/domain/sightings/sightings.ts'
import { unitsTold } from './unitWords.ts'
import type { UnitWorth } from './unitWorths.ts'

/**
 * A price that was sighted but not read safely is none that the seller kept back; nor are the prices of a list.
 * @param worths of each flat of a list; empty: none of them is valued
 */
export function noPriceOf({ sightings }: Offer, units: number, worths: readonly UnitWorth[]): string {
  const told = unitsTold(worths)
  if (units > 1) return `Das Exposé bietet ${units} Einheiten an. ${told ?? 'Rechnen lässt sich erst für eine davon.'}`
  const missing =
    unsureSentence(['kaufpreis', 'verkehrswert'], sightings, 'Der Preis') ??
    'Im Exposé haben wir keinen Preis gefunden.'
  return told === null ? missing : `${missing} ${told}`
}
