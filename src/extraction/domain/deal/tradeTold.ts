import type { Deal } from './deal.ts'

/** The document tells of each shop and surgery how large it is, and what it pays or that it stands empty. */
export function isTradeTold(deal: Deal | null): boolean {
  const shops = (deal?.parts ?? []).filter(({ kind }) => kind === 'gewerbe')
  if (shops.length === 0 && deal) return deal.tradeSpaces.length > 0 && deal.tradeSpaces.every(one => one.rentMonthEuro !== undefined) // prettier-ignore
  return shops.length > 0 && shops.every(one => one.areaM2 !== null && (one.rentMonthEuro !== null || one.let === false)) // prettier-ignore
}
