import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import type { Trade } from '#finance/domain/renovation.ts'
import type { Marktart, Zustand } from '#reference/market/bewertungsmodell.ts'
import { PUNKTE_GEPFLEGT, PUNKTE_MODERNISIERT, VERSCHLISSEN } from '#reference/market/verfahrensannahmen.ts'
import type { StatedCondition } from './marketObject.ts'
import { pointsOfWorks } from './restnutzung.ts'
import { PART_OF } from './wear.ts'

/** Works with their years say more than a word: from four points on (Anlage 2 ImmoWertV) a home was kept up, from thirteen modernised. */
export function byWorks(
  { numbers: { baujahr, heizungBaujahr } }: Offer,
  renewed: Renewed | undefined,
  day: CalendarDate,
): Zustand | null {
  // A heating that came well after the house is one of the works on it.
  const isLater = baujahr !== null && heizungBaujahr !== null && heizungBaujahr - baujahr > HEIZUNG_MIT_HAUS
  const points = pointsOfWorks({ ...(isLater && { heizung: heizungBaujahr }), ...renewed }, day)
  if (points >= PUNKTE_MODERNISIERT) return 'modernisiert'
  return points >= PUNKTE_GEPFLEGT ? 'gepflegt' : null
}

/** Years after its Baujahr in which a house still gets its first heating: works that took long, a fire, a heating that failed (assumption). */
const HEIZUNG_MIT_HAUS = 5

/** Of every main part of a house its age is told, by a year or a word, and no more than one is worn: how it is, is known. */
export function byMainParts(
  art: Marktart,
  dated: Renewed,
  worn: number,
  { worn: parts, renewed }: StatedCondition,
): Zustand | null {
  const isTold = (trade: Trade) => {
    const part = PART_OF[trade]
    return (
      dated[trade] !== undefined || renewed?.partly?.includes(trade) === true || (part !== undefined && parts.has(part))
    )
  }
  return art !== 'Eigentumswohnung' && worn < VERSCHLISSEN.gepflegt && MAIN.every(isTold) ? 'gepflegt' : null
}

const MAIN: readonly Trade[] = ['dach', 'fenster', 'heizung', 'bad']
