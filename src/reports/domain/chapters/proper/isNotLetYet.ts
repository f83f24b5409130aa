import type { Deal, DealType } from '#extraction/domain/deal/deal.ts'

const NOT_LET_YET: readonly DealType[] = ['fertighaus', 'neubau-bautraeger', 'sanierung-bautraeger', 'land-forst']

/** Nobody has moved in where it is still to be built or rebuilt. */
export function isNotLetYet(deal: Deal | null): boolean {
  return NOT_LET_YET.includes(deal?.type.value ?? 'bestand')
}
