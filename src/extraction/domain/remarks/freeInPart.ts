import type { Facts } from '../facts.ts'
import type { Remark } from '../remark.ts'

/** Of a house that is let in part an empty flat is no empty house. */
export function freeInPart(remarks: readonly Remark[], { vermietet }: Pick<Facts, 'vermietet'>): Remark[] {
  if (vermietet?.value !== 'teilweise') return [...remarks]
  return remarks.map(one =>
    one.rule === 'raeumung-frei' && one.certainty === 'stated'
      ? { ...one, tone: 'neutral', meaning: 'Nur zum Teil frei: Für das Vermietete gilt der Mietvertrag weiter' }
      : one,
  )
}
