import type { CalendarDate } from '#kernel/calendarDate.ts'
import { germanNumber } from '#kernel/germanNumber.ts'
import { germanMoney, type Money } from '#kernel/money.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { erbbauYearsLeft } from '#extraction/domain/values/erbbauTerm.ts'
import { kapitalfaktor } from './kapitalfaktor.ts'

/** What the Erbbauzins of the years left counts in the Grunderwerbsteuer. */
export interface ErbbauzinsKapital {
  readonly amount: Money
  /** German, how it is reckoned and by which law. */
  readonly source: string
}

/**
 * Whoever buys an Erbbaurecht takes its Erbbauzins over by law. Such charges belong to the Gegenleistung (§ 9 (2) No. 2 sentence 1 GrEStG);
 * lasting ones are left out (sentence 2), but the Erbbauzins is none of these (sentence 3): it counts with its Kapitalwert for the years
 * left (§ 13 (1) BewG). Rises that only a clause may bring are not in it. It is no part of the notary's Geschäftswert. null: no Erbbaurecht,
 * or its sum or its end is not told.
 * @param year Erbbauzins of a year, from the purchase on
 */
export function erbbauzinsKapital(
  year: Money | null,
  { erbbauTerm, flags }: Pick<Offer, 'erbbauTerm' | 'flags'>,
  day: CalendarDate,
): ErbbauzinsKapital | null {
  if (year === null || erbbauTerm === null || flags.erbbaurecht !== true) return null
  const years = Math.max(0, erbbauYearsLeft(erbbauTerm, day))
  if (years === 0) return null
  const factor = kapitalfaktor(years, day)
  return {
    amount: { cents: Math.round(year.cents * factor) },
    source: `dazu der Erbbauzins der ${years} Jahre: ${germanMoney(year)} × ${germanNumber(factor, 3)} (§ 9 Abs. 2 Nr. 2 GrEStG, § 13 Abs. 1 BewG)`,
  }
}
