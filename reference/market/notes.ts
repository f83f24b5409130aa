import type { CalendarDate } from '#kernel/calendarDate.ts'
import { PLZ_NOTE } from '../plz/plz.ts'
import { HAEUSERPREISINDEX_NOTE } from './haeuserpreisindex.ts'
import { KREISE_NOTE } from './kreise.ts'
import { LAENDERMITTEL_NOTE } from './laendermittel.ts'
import type { SourceNote } from './marketTable.ts'
import { BAUJAHR_NOTE, BEURKUNDUNG_NOTE } from './preisfaktoren.ts'
import { SIEDLUNGSTYPEN_NOTE } from './siedlungstypen.ts'
import { STAEDTE_NOTE } from './staedte.ts'

/** Every table of the market. One that is missing here fails the tests. */
export const MARKET_NOTES: readonly SourceNote[] = [
  PLZ_NOTE,
  KREISE_NOTE,
  LAENDERMITTEL_NOTE,
  STAEDTE_NOTE,
  SIEDLUNGSTYPEN_NOTE,
  BAUJAHR_NOTE,
  BEURKUNDUNG_NOTE,
  HAEUSERPREISINDEX_NOTE,
]

/** Market tables past their re-check date: the report says so. */
export function staleNotes(today: CalendarDate): SourceNote[] {
  return MARKET_NOTES.filter(({ recheckBy }) => today > recheckBy)
}
