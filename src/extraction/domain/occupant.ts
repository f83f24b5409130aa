import type { Facts } from './facts.ts'
import type { Remark } from './remark.ts'

/** Who is still in a home that is not let for good: whoever sells, or a tenant who has given notice. */
export type Occupant = 'verkaeufer' | 'mieter'

const IN_NOTICE: readonly string[] = ['mieter-geht', 'miete-gekuendigt']

/** Not let is not free: the sentence that takes the lease away may say who is there until then. null: nobody, or it is not told. */
export function occupantOf({ vermietet }: Pick<Facts, 'vermietet'>, remarks: readonly Remark[]): Occupant | null {
  if (vermietet?.value === true || vermietet?.value === 'teilweise') return null
  const stated = remarks.filter(({ certainty, scope, part }) => certainty === 'stated' && scope.bearer !== 'other' && !part) // prettier-ignore
  if (stated.some(({ rule }) => rule === 'raeumung-frei' || rule === 'mieter-ausgezogen')) return null
  if (stated.some(({ subject }) => subject === 'selbstBewohnt' || subject === 'verkaeuferBleibt')) return 'verkaeufer'
  return vermietet && stated.some(({ rule }) => IN_NOTICE.includes(rule)) ? 'mieter' : null
}
