import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Renewed } from '#finance/domain/plan/renewals.ts'
import type { Zustand } from '#reference/market/bewertungsmodell.ts'
import { PUNKTE_GEPFLEGT, PUNKTE_MODERNISIERT } from '#reference/market/verfahrensannahmen.ts'
import { pointsOfWorks } from './restnutzung.ts'

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
