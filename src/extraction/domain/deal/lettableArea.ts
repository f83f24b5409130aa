import { round } from '../numbers.ts'
import type { Deal } from './deal.ts'

/** What price and rent of a whole are divided by. */
export interface LettableArea {
  /** m². */
  readonly total: number
  /** What of it are shops, offices and workshops, m². */
  readonly trade: number
}

/** Flats that are told one by one may be rounded by themselves. */
const ROUNDED = 0.02

/**
 * The Wohnfläche of a house and its shops, offices and workshops together: § 2 (3) No. 3 WoFlV counts these in no Wohnfläche, but they are bought
 * and let with it. null: not known, or sold one by one.
 */
export function lettableArea(wohnflaeche: number | null, deal: Deal | null): LettableArea | null {
  const units = (deal?.parts ?? []).filter(({ kind }) => kind !== 'stellplatz' && kind !== 'grundstueck')
  const oneByOne = units.filter(({ priceEuro }) => priceEuro !== null).length > 1 && !isAuction(deal)
  const [homes, shops] = [area(units, false), area(units, true)]
  if (wohnflaeche === null) {
    const known = units.length > 1 && units.every(({ areaM2 }) => areaM2 !== null)
    return known && !oneByOne ? { total: round(homes + shops), trade: shops } : null
  }
  const beside = (deal?.tradeSpaces ?? []).reduce((sum, { areaM2 }) => sum + areaM2, 0)
  const isHouse = deal?.objectKind.value === 'wohn-geschaeftshaus' || deal?.objectKind.value === 'mehrfamilienhaus'
  if (!isHouse || oneByOne) return { total: wohnflaeche, trade: 0 }
  if (shops === 0) return { total: round(wohnflaeche + beside), trade: beside }
  // What is called Wohnfläche may hold the shops already; where the flats alone make it up, it does not.
  const isOfHomes = homes === 0 || Math.abs(homes - wohnflaeche) <= ROUNDED * wohnflaeche
  return isOfHomes
    ? { total: round(wohnflaeche + shops), trade: shops }
    : { total: wohnflaeche, trade: Math.abs(homes + shops - wohnflaeche) <= ROUNDED * wohnflaeche ? shops : 0 }
}

function isAuction(deal: Deal | null): boolean {
  return deal?.type.value === 'zwangsversteigerung'
}

function area(units: Deal['parts'], ofTrade: boolean): number {
  return round(
    units.reduce((sum, { areaKind, areaM2 }) => sum + ((areaKind === 'gewerbe') === ofTrade ? (areaM2 ?? 0) : 0), 0),
  )
}
