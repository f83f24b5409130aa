import { UNPRICED } from './unpricedPoints.ts'
import type { VerdictGrounds, VerdictPoint } from './verdict.ts'

/**
 * What a workman, the community or an empty month costs: whoever pays so much less is no worse off. All else may take away use, title or
 * loan, whatever is paid, and is settled first.
 */
const MENDED_BY_MONEY: readonly VerdictPoint['id'][] = [
  UNPRICED,
  'dach',
  'energieklasse',
  'energiekennwert',
  'heizung-baujahr',
  'instandhaltungsstau',
  'keller-feuchte',
  'letzte-modernisierung',
  'mietvertrag-ende',
  'mieterstruktur',
  'raeumung',
  'ruecklage-nach-arbeiten',
  'schadstoffe',
  'schaedlinge-holz',
  'weg-ruecklage',
  'weg-sonderumlage',
  'zustand',
]

/** Whether all that is open can be paid for, so that a lower price answers it. */
export function isMatterOfMoney(
  points: readonly VerdictPoint[],
  { first, states, outdated, mayRise }: VerdictGrounds,
): boolean {
  if (states.length > 0 || outdated || mayRise || points.length === 0) return false
  return [...first, ...points].every(({ id }) => MENDED_BY_MONEY.some(one => one === id))
}

/**
 * What an expert or an office settles comes before every price. Of all else that costs money no answer forbids to buy: the asked price is
 * not too much as things are known, and what is seen at a viewing comes off it.
 */
export function isWithinMoney(isTooMuch: boolean, { first }: VerdictGrounds): boolean {
  return !isTooMuch && first.length === 0
}
