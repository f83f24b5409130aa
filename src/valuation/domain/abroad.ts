import type { Offer } from '#extraction/domain/offer.ts'
import { isForeignCode, namesForeignPlace } from '#extraction/domain/values/foreignPlace.ts'
import { plzOf } from '#reference/plz/plz.ts'
import { plzNamed } from './ortsnamen.ts'

/**
 * The object lies outside Germany: none of our prices, taxes and laws hold there. A German postal code goes before a price
 * in francs, because Büsingen and its neighbours name both.
 */
export function isAbroad({ texts, facts }: Pick<Offer, 'texts' | 'facts'>): boolean {
  const { plz, ort, strasse } = texts
  if (plz !== null && /^\d{5}$/u.test(plz)) return false
  if (plz !== null && isForeignCode(plz)) return !lostItsZero(plz, ort ?? '')
  return facts.kaufpreis?.unit === 'CHF' || namesForeignPlace(`${ort ?? ''} ${strasse ?? ''}`)
}

/** "1097 Dresden": a spreadsheet takes the zero in front away. */
function lostItsZero(plz: string, ort: string): boolean {
  const german = `0${plz}`
  return plzOf(german) !== null && plzNamed(ort).includes(german)
}
