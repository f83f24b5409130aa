import type { CalendarDate } from '#kernel/calendarDate.ts'
import { paidBackBefore } from '#extraction/domain/deal/groundRent.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { erbbauYearsLeft } from '#extraction/domain/values/erbbauTerm.ts'
import type { Marktart } from '#reference/market/bewertungsmodell.ts'

/** What of an Erbbaurecht makes its price. null: not stated. */
export interface ErbbauTerms {
  /** Years it still runs. */
  readonly jahre: number | null
  /** Erbbauzins, € a year. */
  readonly zins: number | null
  /** € of the land by the Bodenrichtwert that the exposé names; missing: it names none. */
  readonly boden?: number | null
  /** Part of the building's value that is paid for at the end, 0 to 1. */
  readonly entschaedigung?: number | null
  /** Erbbauzins at which it may be prolonged, of the value of the land a year, 0 to 1. */
  readonly verlaengertZu?: number | null
  /** Years before the end by which a bank wants its loan back, as the exposé says. */
  readonly vorEnde?: number | null
}

/** @param landPrice €/m² of plot by the exposé; null: it names none. The plot of a flat is that of the whole house */
export function erbbauTermsOf(
  { deal, erbbauTerm, erbbauzins, numbers }: Offer,
  art: Marktart,
  landPrice: number | null,
  day: CalendarDate,
): ErbbauTerms {
  const ahead = deal?.erbbauAhead
  const plot = art === 'Eigentumswohnung' ? null : numbers.grundstuecksflaeche
  return {
    jahre: erbbauTerm && Math.max(0, erbbauYearsLeft(erbbauTerm, day)),
    zins: erbbauzins,
    boden: landPrice !== null && plot !== null ? landPrice * plot : null,
    entschaedigung: ahead?.compensation?.share ?? null,
    verlaengertZu: ahead?.extension ? ahead.extension.percent / 100 : null,
    vorEnde: paidBackBefore(ahead),
  }
}
