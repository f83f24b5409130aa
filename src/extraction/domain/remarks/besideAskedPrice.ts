import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'

const ON_REQUEST = 'preis-anfrage'

/** Beside an asked price "Preis auf Anfrage" is said of another offer of the same seller: "Vierseithof bei Lübz, Preis auf Anfrage". */
export function besideAskedPrice(remarks: readonly Remark[], { kaufpreis }: Pick<Facts, 'kaufpreis'>): Remark[] {
  return kaufpreis ? remarks.filter(({ rule }) => rule !== ON_REQUEST) : [...remarks]
}
