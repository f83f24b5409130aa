import { ARTEN } from '#reference/market/bewertungsmodell.ts'
import { MINDESTENS_WIE_ES_STEHT } from '#reference/market/verfahrensannahmen.ts'
import { within } from './adjustment.ts'
import type { Appraisal } from './appraisal.ts'

/** What a worn home is worth at least as it stands, as a share of its middle: more of an old house where houses are cheap. */
export function shareAsItStands({ object, level }: Pick<Appraisal, 'object' | 'level'>): number {
  const { anteil, alt } = MINDESTENS_WIE_ES_STEHT
  if (!object || !level || ARTEN[object.art].wie !== 'efh' || !object.baujahr || object.baujahr > alt.bisBaujahr)
    return anteil
  const cheap = within((alt.nichtAb - level.reference) / (alt.nichtAb - alt.ganzBis), 0, 1)
  return Math.round(100 * (anteil + (alt.anteil - anteil) * cheap)) / 100
}
