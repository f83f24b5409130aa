import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { TextFindings } from '#finance/domain/plan/statedTerms.ts'
import type { Marktart, Zustand } from '#reference/market/bewertungsmodell.ts'
import { KUECHE_JAHRE, TEILE_ERHALTEN, TEILE_GENANNT, VERSCHLISSEN } from '#reference/market/verfahrensannahmen.ts'
import { isOverdue, soundCount, toldCount } from './wear.ts'

/**
 * Bath of 2012, windows of 2008, wiring of 2015, and none of it worn: whoever tells so much has kept it up, be the works small or long ago. A worn
 * part, be it a damp cellar, takes one more that is sound.
 * @param dated years of its parts, by the text or by a fact
 * @param worn how many parts are worn
 */
export function byParts(
  art: Marktart,
  { dated, worn, said }: { readonly dated: TextFindings; readonly worn: number; readonly said: TextFindings | undefined }, // prettier-ignore
  day: CalendarDate,
): Zustand | null {
  if (art === 'Mehrfamilienhaus')
    return worn < VERSCHLISSEN.gepflegt && ofBlock(dated, said?.partly ?? [], day, worn) ? 'gepflegt' : null
  const enough = art === 'Eigentumswohnung' ? TEILE_ERHALTEN.wohnung : TEILE_ERHALTEN.haus
  const sound = soundCount(dated, day) + (yearOf(day) - (said?.kitchen ?? 0) <= KUECHE_JAHRE ? 1 : 0)
  // One worn part beside so many others is a work to be paid, and says nothing of the rest.
  const isKept = sound - worn >= enough
  // Whoever goes through the house part by part has told its condition. A boiler is due long before the rest, and says nothing of it.
  const isSoundElse = worn === 0 || isOverdue('heizung', dated, day)
  const isToldByPart = art !== 'Eigentumswohnung' && isSoundElse && toldCount(dated, day) >= TEILE_GENANNT
  return worn < VERSCHLISSEN.gepflegt && (isKept || isToldByPart) ? 'gepflegt' : null
}

/** What its owner renews for all of its flats, roof, windows or pipes: baths wait for each tenant. One of them may be renewed in part, the windows to the street. */
function ofBlock(
  { bad: _, ...ofHouse }: TextFindings,
  partly: NonNullable<TextFindings['partly']>,
  day: CalendarDate,
  worn: number,
): boolean {
  // prettier-ignore
  const whole = soundCount(ofHouse, day)
  const isPartToo = partly.some(trade => trade !== 'bad' && ofHouse[trade] === undefined)
  return whole + (isPartToo ? 1 : 0) - worn >= TEILE_ERHALTEN.mehrfamilienhaus
}
