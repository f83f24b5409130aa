import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'

/** The boiler of one flat of a house, as the list of its units tells it. */
export interface UnitBoiler {
  readonly name: string
  readonly year: number
}

/** Years after which a boiler of one flat may fail any winter: parts are no longer made (assumption, as for a heating of the whole). */
const OLD = 20

/** The flats whose own boilers are told by their years, the oldest first. */
export function unitBoilersOf(deal: Deal | null): UnitBoiler[] {
  return (deal?.parts ?? [])
    .flatMap(({ name, boiler }) => (boiler ? [{ name, year: boiler.year }] : []))
    .toSorted((a, b) => a.year - b.year)
}

/** Those that are to be replaced. */
export function oldBoilersOf(deal: Deal | null, day: CalendarDate): UnitBoiler[] {
  return unitBoilersOf(deal).filter(({ year }) => yearOf(day) - year > OLD)
}
