import { wholeQuote } from '#kernel/evidence.ts'
import type { Facts } from './facts.ts'
import type { Remark } from './remark.ts'

/** Who is still in a home that is not let for good: whoever sells, or a tenant who has given notice. */
export type Occupant = 'verkaeufer' | 'mieter'

/** Nobody is in it. */
const FREE: readonly string[] = ['raeumung-frei', 'raeumung-erfolgt', 'mieter-ausgezogen']
const IN_NOTICE: readonly string[] = ['mieter-geht', 'miete-gekuendigt']

/** "Die Eigentümer ziehen in eine Wohnung am Ort", "Die Familie zieht nach Süddeutschland": until then they live here. */
const SELLER_LEAVES =
  /(?<!\p{L})(?:wir|ich|(?:die |der )?(?:eigentümer|verkäufer|besitzer)(?:in|innen|familie)?)(?!\p{L})(?:\s\p{L}+){0,2}\s(?:ziehen?|zieht|beziehen?|bezieht)(?!\p{L})|(?<!\p{L})(?:ziehen wir|ziehe ich)(?!\p{L})|(?<!\p{L})(?:die|unsere) (?:familie|eheleute)\s(?:(?:nun|jetzt|selbst|beruflich|berufsbedingt)\s)?(?:zieht|ziehen)(?!\p{L})/iu

/** Not let is not free: the sentence that takes the lease away may say who is there until then. null: nobody, or it is not told. */
export function occupantOf({ vermietet }: Pick<Facts, 'vermietet'>, remarks: readonly Remark[]): Occupant | null {
  if (vermietet?.value === true || vermietet?.value === 'teilweise') return null
  const stated = remarks.filter(({ certainty, scope, part }) => certainty === 'stated' && scope.bearer !== 'other' && !part) // prettier-ignore
  if (stated.some(({ rule }) => FREE.includes(rule))) return null
  if (stated.some(({ subject }) => subject === 'selbstBewohnt' || subject === 'verkaeuferBleibt')) return 'verkaeufer'
  if (stated.some(({ rule, evidence }) => rule === 'auszug-genannt' && sellerLeaves(wholeQuote(evidence)))) return 'verkaeufer' // prettier-ignore
  return vermietet && stated.some(({ rule }) => IN_NOTICE.includes(rule)) ? 'mieter' : null
}

export function sellerLeaves(sentence: string): boolean {
  return SELLER_LEAVES.test(sentence)
}
