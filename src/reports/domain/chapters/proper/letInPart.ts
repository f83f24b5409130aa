import type { Deal } from '#extraction/domain/deal/deal.ts'

/** German: how much of a house is let, with the numbers where the exposé counts. */
export function letInPart(deal: Deal | null): string {
  const { vacancy } = deal ?? {}
  if (!vacancy) return 'zum Teil vermietet'
  const { empty, all, gutted, isLetTold } = vacancy
  const standing = `${empty} von ${all} Wohnungen ${empty === 1 ? 'steht' : 'stehen'} leer${gutted === null ? '' : `, davon ${gutted} so nicht bewohnbar`}`
  return isLetTold ? `${all - empty} vermietet, ${standing}` : `zum Teil vermietet, ${standing}`
}
