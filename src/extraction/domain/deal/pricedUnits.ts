import type { Deal } from './deal.ts'

/** How many homes, shops or houses of the offer have a price of their own: each is bought by itself. 0: none, or no deal. */
export function pricedUnits(deal: Deal | null): number {
  const units = (deal?.parts ?? []).filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe' || kind === 'haus')
  const priced = units.filter(({ priceEuro }) => priceEuro !== null)
  return priced.length > 1 ? units.length : 0
}
