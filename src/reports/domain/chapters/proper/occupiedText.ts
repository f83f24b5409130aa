import type { CalendarDate } from '#kernel/calendarDate.ts'
import { euro } from '#kernel/money.ts'
import type { Occupant } from '#extraction/domain/occupant.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { wholeEuro } from '../germanAmounts.ts'
import { oneLine } from '../wording.ts'

/** Who is still in a home that is not let for good, and until when: "noch vom Verkäufer bewohnt, nicht vermietet; frei laut Exposé: 1. Juli 2027". */
export function occupiedText(
  { numbers, days, texts, vermietet }: Offer,
  occupant: Occupant,
  day: CalendarDate,
): string {
  const rent = numbers.kaltmieteMonat === null ? '' : ` für ${wholeEuro(euro(numbers.kaltmieteMonat))} im Monat`
  const who = occupant === 'verkaeufer' ? `noch vom Verkäufer bewohnt${vermietet === false ? ', nicht vermietet' : ''}` : `noch${rent} vermietet, der Mieter hat gekündigt` // prettier-ignore
  const isAhead = days.bezugsfreiAb !== null && days.bezugsfreiAb > day
  return isAhead ? `${who}; frei laut Exposé: ${oneLine(texts.bezugsfreiAb ?? '')}` : who
}
