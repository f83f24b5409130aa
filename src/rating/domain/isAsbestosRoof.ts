import { isOfTheWhole, type Remark } from '#extraction/domain/remark.ts'

const OF_ASBESTOS = ['dach-asbestzement', 'dach-wellplatten', 'dach-platten-faellig']
/** § 1 ChemVerbotsV: since 1993 nobody may sell it. */
const LAST_YEAR_OF_ASBESTOS = 1993

/** @param renewedIn year in which the roof was last renewed; undefined: nobody says */
export function isAsbestosRoof(remarks: readonly Remark[], renewedIn: number | undefined): boolean {
  if (renewedIn !== undefined && renewedIn > LAST_YEAR_OF_ASBESTOS) return false
  return remarks.some(one => OF_ASBESTOS.includes(one.rule) && one.certainty === 'stated' && isOfTheWhole(one))
}
