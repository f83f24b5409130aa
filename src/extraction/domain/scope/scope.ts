/** Of whom or what something is said. */
export type Bearer =
  /** What is for sale, as a whole. */
  | 'offer'
  /** A floor: where a flat lies, but no more than a part of a house. */
  | 'floor'
  /** A flat of a house, a garage, a side building. */
  | 'part'
  /** The house round a flat. */
  | 'building'
  /** Other flats of the house: of a whole house they are its own. */
  | 'units'
  /** The Energieausweis: its A_N is no Wohnfläche. */
  | 'certificate'
  /** The neighbours, the street, the town. */
  | 'surroundings'
  /** Provider, other offers, comparisons, a show house. */
  | 'other'

/** When it holds: today, no longer, or only if somebody does something. */
export type Time = 'now' | 'former' | 'planned'

/** How it is meant. hedged: nobody vouches for it. excluded: there, but not part of what is sold. */
export type Stance = 'asserted' | 'denied' | 'hedged' | 'excluded'

/** What a statement is about, when it holds and how it is meant. */
export interface Scope {
  readonly bearer: Bearer
  readonly time: Time
  readonly stance: Stance
  /** The year that its time names: "bis 2022", "2027 geplant"; null: none. */
  readonly year: number | null
  /** The word that says so, as it is in the text in small letters; null: nothing does. */
  readonly word: string | null
}

/** Said of the offer, as it is today, without any doubt. */
export const PLAIN: Scope = { bearer: 'offer', time: 'now', stance: 'asserted', year: null, word: null }

export function isPlain({ bearer, time, stance }: Scope): boolean {
  return bearer === 'offer' && time === 'now' && stance === 'asserted'
}
