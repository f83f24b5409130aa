import type { Unit } from '#extraction/domain/facts.ts'
import { oneLine } from './wording.ts'

/** A number of the list with the storey behind it: "5 2. OG links", but not "2 OG", which is the storey itself. */
const NUMBERED =
  /^(\d{1,3}) (?=\d{1,2}\. ?OG|(?:EG|DG|UG|KG)(?!\p{L})|Erdgeschoss|Hochparterre|Dachgeschoss|Souterrain)/u

/** A unit as it is called in a table: "Nr. 5, 2. OG links". */
export function unitName({ label }: Pick<Unit, 'label'>): string {
  return oneLine(label).replace(NUMBERED, 'Nr.\u00a0$1, ')
}
