import type { Unit } from '#extraction/domain/facts.ts'
import { numberAndPlaceOf } from '#extraction/domain/unitLabel.ts'
import { oneLine } from './wording.ts'

/** A unit as it is called in a table: "Nr. 5, 2. OG links". */
export function unitName({ label }: Pick<Unit, 'label'>): string {
  const name = oneLine(label)
  const parts = numberAndPlaceOf(name)
  return parts ? `Nr.\u00a0${parts.number}, ${parts.place}` : name
}
