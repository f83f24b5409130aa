import type { Offer } from '../offer.ts'
import type { DealTrait } from './dealFindings.ts'

/** Whether the exposé says so of the object or of how it is sold. */
export function hasTrait({ deal }: Pick<Offer, 'deal'>, wanted: DealTrait): boolean {
  return deal?.traits?.some(({ trait }) => trait === wanted) === true
}

/** Whoever builds the house asks no broker's fee for it, and whoever brings its plot does. */
export function isFeeOfPlotOpen({ deal, numbers }: Pick<Offer, 'deal' | 'numbers'>): boolean {
  return numbers.kaeuferprovision === 0 && hasTrait({ deal }, 'courtage-grundstueck')
}

/** "Käuferprovision, Notar und Steuer sind separat zu tragen", "Mit Provision": asked for, and nobody says how much. */
export function isProvisionDemanded({ numbers, sightings }: Pick<Offer, 'numbers' | 'sightings'>): boolean {
  return numbers.kaeuferprovision === null && sightings.spoken.provisionVerlangt !== undefined
}

/** Who refurbishes a house and sells it in parts tells of the spaces of all of it: which of them is sold, and at which price, is open. */
export function isParkingOfHouse({ deal, numbers }: Pick<Offer, 'deal' | 'numbers'>): boolean {
  if (deal?.type.value !== 'sanierung-bautraeger' || numbers.stellplatzPreis !== null) return false
  return deal.parts.every(({ kind }) => kind !== 'stellplatz')
}
