import { germanDay } from '#kernel/calendarDate.ts'
import type { CourtSale } from '#extraction/domain/deal/soldByCourt.ts'

/** "am 21.04.2027 um 9:30 Uhr (Sitzungssaal 7)"; null: no court sells, or its notice names no day. */
export function hearingWords(court: CourtSale | null | undefined): string | null {
  if (!court?.day) return null
  const time = court.time === null ? '' : ` um ${court.time} Uhr`
  return `am ${germanDay(court.day)}${time}${court.room === null ? '' : ` (${court.room})`}`
}
