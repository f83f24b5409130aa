import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'

/** The Erbbauzins that whoever buys will pay in place of the present one. */
export interface NewGroundRent {
  /** € a year */
  readonly year: number
  readonly evidence: readonly Evidence[]
  /** What the sum is made of; missing: the exposé prints it. */
  readonly parts?: GroundRentParts
  /** € a year that are paid so far; missing: not told. */
  readonly present?: number
  /** Missing: nothing of it is told. */
  readonly terms?: GroundRentTerms
  /** It is demanded and not agreed: those who are to pay it fight it. Missing: nothing says so. */
  readonly dispute?: GroundRentDispute
}

/** Percent a year of the land's value: € of the whole, or € a m² times m². */
export type GroundRentParts = { readonly percent: number } & (
  { readonly land: number } | { readonly perM2: number; readonly area: number }
)

/** What is told of a new Erbbauzins beside its sum. */
export interface GroundRentTerms {
  /** It begins when the owner of the land agrees to the sale; missing: nothing says so. */
  readonly withConsent?: true
  /** The owner of the land agrees to the sale only against it; missing: nothing says so. */
  readonly onlyAgainst?: true
  /** It follows the prices by a clause; missing: nothing says so. */
  readonly indexed?: true
  /** The day of the owner's answer that the exposé names for it; missing: none. */
  readonly toldOn?: CalendarDate
}

export interface GroundRentDispute {
  /** The day from which it is demanded, before the sale; null: not told. */
  readonly since: CalendarDate | null
  /** € a year that are paid so far; null: not told. */
  readonly present: number | null
}

/** What an Erbbaurecht asks of whoever wants to keep or to finance it, by the document's own words. */
export interface ErbbauAhead {
  /** Only at this Erbbauzins is it prolonged; null: nothing of it is told. */
  readonly extension: {
    /** Of the value of the land, a year. */
    readonly percent: number
    /** €/m²; null: not told. */
    readonly perM2: number | null
    /** m²; null: not told. */
    readonly area: number | null
    /** € of the whole land, where the document names that instead of a price per m². */
    readonly land?: number
    /** € a year; null: the value of the land is not told. */
    readonly year: number | null
    readonly evidence: readonly Evidence[]
  } | null
  /** So many years it must run on when the loan is paid back; 0: the loan must only end before it. null: no bank tells of it. */
  readonly beyondLoan: { readonly years: number; readonly evidence: readonly Evidence[] } | null
  /** Percent of the Kaufpreis up to which whoever owns the land lets it be charged; missing: no bound is told. */
  readonly loanShare?: { readonly percent: number; readonly evidence: readonly Evidence[] }
  /** Part of the building's value that is paid for at the end, 0 to 1; missing: nothing of it is told. */
  readonly compensation?: { readonly share: number; readonly evidence: readonly Evidence[] }
}

/** Whole years before its end in which the loan must be paid back by the exposé's words, 1 or more, as its end is mostly known by the year alone; null: no bank tells of it. */
export function paidBackBefore(ahead: ErbbauAhead | undefined): number | null {
  return ahead?.beyondLoan ? Math.max(1, ahead.beyondLoan.years) : null
}
