import type { Part } from './deal/deal.ts'
import type { Contradiction, ContradictionKey, Facts } from './facts.ts'
import { sumOf } from './numbers.ts'

/** Facts whose parts may be stated beside the whole: flat and parking, main house and annex. */
const SUMMABLE: readonly ContradictionKey[] = [
  'kaufpreis',
  'wohnflaeche',
  'grundstuecksflaeche',
  'hausgeldMonat',
  'kaltmieteMonat',
  'jahresnettokaltmiete',
]
/** Parts are rounded by themselves. */
const ROUNDING = 0.005

/** Rooms of trade beside homes, in m²: "Wohnfläche 562 qm, Büro 74 qm, zusammen 636". */
function tradeArea(parts: readonly Part[]): number[] {
  const areas = parts.flatMap(({ kind, areaM2 }) => (kind === 'gewerbe' && areaM2 !== null ? [areaM2] : []))
  return areas.length > 0 ? [sumOf(areas)] : []
}

/**
 * "225.000 €", "Stellplatz 20.000 €" and "gesamt 245.000 €" do not contradict each other: one is the sum of the others. True when every
 * value of the contradiction has its place in such a sum.
 */
export function isPartsAndWhole({ key, values }: Contradiction, facts: Facts, units: readonly Part[]): boolean {
  const numbers = values.flatMap(({ value }) => (typeof value === 'number' ? [value] : []))
  if (!SUMMABLE.includes(key) || numbers.length < values.length) return false
  const parking = facts.stellplatzPreis?.value
  const extra =
    key === 'kaufpreis' && typeof parking === 'number' ? [parking] : key === 'wohnflaeche' ? tradeArea(units) : []
  const whole = Math.max(...numbers)
  const parts = numbers.filter(number => number !== whole)
  return parts.every(part => [...parts, ...extra].some(other => other !== part && isSum(whole, part, other)))
}

function isSum(whole: number, one: number, other: number): boolean {
  return Math.abs(whole - one - other) <= ROUNDING * whole
}
