import type { Unit } from '#extraction/domain/facts.ts'
import { calledUnit } from '#extraction/domain/unitLabel.ts'
import { oneLine } from './wording.ts'

/** A unit as it is called in a table: "Nr. 5, 2. OG links". */
export function unitName({ label }: Pick<Unit, 'label'>): string {
  return calledUnit(oneLine(label))
}
