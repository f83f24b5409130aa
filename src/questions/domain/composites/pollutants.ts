import type { Offer } from '#extraction/domain/offer.ts'
import { isOfTheWhole, type Remark } from '#extraction/domain/remark.ts'
import type { Finding } from '../answer.ts'
import { GREEN, unjudged, yellow } from '../verdict.ts'

/** Asbestos was forbidden in Germany on 31 October 1993; what was begun before may hold it. */
const ASBESTOS_UNTIL = 1993
/** In flats of the last years before it no more than glue and plaster hold any: that is no reason for a report of an expert. */
const ASBESTOS_RARE_FROM = 1985
const SOURCE = 'Asbestverbot vom 31.10.1993 (Gefahrstoffverordnung), Schluss vom Baujahr'

/** What the Baujahr lets one expect; null: not stated, or the text itself speaks of it. */
export function pollutantFinding({ numbers, kind }: Offer, remarks: readonly Remark[]): Finding | null {
  const { baujahr } = numbers
  const isSpokenOf = remarks
    .filter(isOfTheWhole)
    .some(({ topic, certainty }) => topic === 'schadstoffe' && certainty !== 'unknown')
  if (baujahr === null || isSpokenOf) return null
  const rest = { state: 'geschätzt', evidence: [], source: SOURCE, inputs: ['baujahr'] } as const
  if (baujahr > ASBESTOS_UNTIL) {
    return { ...rest, answer: `Asbest unwahrscheinlich, Baujahr ${baujahr} nach dem Verbot`, ...GREEN }
  }
  if (kind === 'Wohnung' && baujahr >= ASBESTOS_RARE_FROM) {
    return {
      ...rest,
      answer: `Asbest wenig wahrscheinlich, Baujahr ${baujahr} kurz vor dem Verbot`,
      ...unjudged(
        'Alte Kleber und Putze können ihn bis 1993 enthalten: Fragen Sie danach, bevor Sie Fliesen abschlagen.',
      ),
    }
  }
  return {
    ...rest,
    answer: `Asbest möglich, Baujahr ${baujahr} vor dem Verbot`,
    ...yellow(
      'Bis 1993 wurde Asbest verbaut. Lassen Sie vor Umbauten prüfen, ob Platten, Kleber oder Putz ihn enthalten.',
    ),
    stillOpen: true,
  }
}
