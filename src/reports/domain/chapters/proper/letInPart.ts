import { germanNumber } from '#kernel/germanNumber.ts'
import type { Deal, Part } from '#extraction/domain/deal/deal.ts'

/** German: how much of a house is let, with the numbers where the exposé counts, and by name where one of two homes is let. */
export function letInPart(deal: Deal | null): string {
  const { vacancy } = deal ?? {}
  if (!vacancy) return oneOfTwo(deal?.parts ?? []) ?? 'zum Teil vermietet'
  const { empty, all, gutted, isLetTold } = vacancy
  const standing = `${empty} von ${all} Wohnungen ${empty === 1 ? 'steht' : 'stehen'} leer${gutted === null ? '' : `, davon ${gutted} so nicht bewohnbar`}`
  return isLetTold ? `${all - empty} vermietet, ${standing}` : `zum Teil vermietet, ${standing}`
}

/** "zum Teil vermietet: Einliegerwohnung mit 44 m²; frei wird laut Exposé: Hauptwohnung mit 117 m², 1. März 2027"; null: no two homes, or both are alike. */
function oneOfTwo(parts: readonly Part[]): string | null {
  const homes = parts.filter(({ kind }) => kind === 'wohnung')
  const isLet = homes.find(one => one.let === true)
  const other = homes.find(one => one.let !== true && one.rentMonthEuro === null)
  if (homes.length !== 2 || !isLet || !other) return null
  const told = `zum Teil vermietet: ${withArea(isLet)}`
  if (other.let === false) return `${told}; frei: ${withArea(other)}`
  return other.freeFrom ? `${told}; frei wird laut Exposé: ${withArea(other)}, ${other.freeFrom}` : told
}

function withArea({ name, areaM2 }: Part): string {
  return areaM2 === null ? name : `${name} mit ${germanNumber(areaM2)}\u00a0m²`
}
