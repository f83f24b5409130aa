import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'
import type { StatedCost } from './statedCosts.ts'

/** The tenant goes, or has gone. */
const GOES: readonly string[] = [
  'mieter-geht',
  'miete-gekuendigt',
  'miete-endet',
  'miete-bis-jahr',
  'mieter-ausgezogen',
]

/**
 * Works that wait for a tenant to go are due with his notice: who buys then has them done, or lives in the home as it is. While he stays
 * nobody does them.
 */
export function dueAtTenantsEnd(
  costs: readonly StatedCost[],
  { vermietet, bezugsfreiAb }: Pick<Facts, 'vermietet' | 'bezugsfreiAb'>,
  remarks: readonly Remark[],
): StatedCost[] {
  const goes = remarks.some(({ rule, certainty, scope }) => GOES.includes(rule) && certainty !== 'denied' && scope.bearer !== 'other') // prettier-ignore
  const isFree = goes || bezugsfreiAb !== null || vermietet?.value !== true
  return costs.map(cost => (cost.atTenantsEnd ? { ...cost, needed: isFree } : cost))
}
