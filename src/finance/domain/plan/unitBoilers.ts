import { someReplacedIn } from '#extraction/domain/remarks/wordsBeside.ts'
import { type CalendarDate, yearOf } from '#kernel/calendarDate.ts'
import { wholeQuote } from '#kernel/evidence.ts'
import type { Deal } from '#extraction/domain/deal/deal.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { boilersIn } from '#extraction/domain/statements/wordsOfWorks.ts'

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

/** Boilers that are left of one for each flat where the text counts those that were replaced; null: it does not. */
export function boilersLeft({ facts, numbers: { einheiten } }: Pick<Offer, 'facts' | 'numbers'>): number | null {
  const quotes = [facts.heizungBaujahr, facts.heizung].flatMap(fact => fact?.evidence.map(wholeQuote) ?? [])
  const some = quotes.map(someReplacedIn).find(found => found !== undefined)
  const replaced = some === undefined ? null : boilersIn(some)
  return replaced === null || einheiten === null || replaced >= einheiten ? null : einheiten - replaced
}
