import type { Deal, Part } from './deal.ts'

/** How many homes, shops or houses of the offer have a price of their own: each is bought by itself. 0: none, or no deal. */
export function pricedUnits(deal: Deal | null): number {
  return toldPerUnit(deal, 'priceEuro').length > 0 ? homesOf(deal).length : 0
}

/** Homes, shops or houses of the offer that each have a price, or an area, of their own; empty: fewer than two have. */
export function toldPerUnit(deal: Deal | null, key: 'priceEuro' | 'areaM2'): Part[] {
  const told = homesOf(deal).filter(part => part[key] !== null)
  return told.length > 1 ? told : []
}

function homesOf(deal: Deal | null): Part[] {
  return (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
}
