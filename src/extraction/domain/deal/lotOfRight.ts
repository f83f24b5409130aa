import type { SurvivingRight } from './soldByCourt.ts'

const NUMBER = /(?<!\d)\d{1,2}(?!\d)/u
/** "Haus (lfd. Nr. 2)", "Gartenland (Nr. 2)": a lot's own number stands last. */
const LAST_NUMBER = /(?<!\d)(\d{1,2})(?!\d)\D*$/u
const BY_NUMBER = /^(?:lfd|los|bv|objekt)/iu

/** A right burdens the lot that it names; one that names none may burden each, and nobody bids as if it did not. */
export function isOfLot({ lot }: SurvivingRight, name: string): boolean {
  if (lot === undefined || !BY_NUMBER.test(lot)) return true
  const own = LAST_NUMBER.exec(name)?.[1]
  return own === undefined || NUMBER.exec(lot)?.[0] === own
}
