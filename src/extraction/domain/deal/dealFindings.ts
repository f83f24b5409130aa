import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'

/** What is announced for a day. The names are the public JSON. */
export const PAST_KINDS = [
  'gebotsfrist',
  'preis',
  'besichtigung',
  'bezug',
  'fertigstellung',
  'auszug',
  'energieausweis',
  'stand',
] as const
export type PastKind = (typeof PAST_KINDS)[number]

/** A day that the exposé announces or relies on, and that is over when it is read. */
export interface PastDay {
  readonly kind: PastKind
  /** The last day that the words may mean. */
  readonly day: CalendarDate
  /** As the document writes it: "Oktober 2020". */
  readonly written: string
  readonly evidence: readonly Evidence[]
}

/** What title and first lines say beside the kind of object. The names are the public JSON. `ausbauhaus`: the buyer finishes it himself; `neues-dachgeschoss`: on the old house new flats are built; `courtage-grundstueck`: beside a house to be built, a broker's fee for its plot; `erbanteil`: a share of an estate, not of a house. */
export const DEAL_TRAITS = [
  'bieterverfahren',
  'mindestpreis',
  'eckhaus',
  'nebengebaeude',
  'ausbauhaus',
  'umsatzsteuer',
  'neues-dachgeschoss',
  'courtage-grundstueck',
  'erbanteil',
] as const
export type DealTrait = (typeof DEAL_TRAITS)[number]

export interface DealTraitFound {
  readonly trait: DealTrait
  readonly evidence: readonly Evidence[]
}

/** One of several houses on the plot. */
export interface Building {
  /** "Haupthaus". */
  readonly name: string
  readonly areaM2: number
  readonly evidence: readonly Evidence[]
}
