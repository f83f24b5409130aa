import { listed } from '#kernel/germanList.ts'
import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { FactKey } from '../facts.ts'
import type { Reservation } from './reservations.ts'
import type { Spoken } from './spoken.ts'
import type { SpokenTopic } from './spokenTopics.ts'

/**
 * Where the document speaks of a fact that could not be read safely, by its key, the likeliest place first. A key is
 * missing where the whole document says nothing of it, and where the fact is stated.
 */
export type Sighted = Readonly<Partial<Record<FactKey, readonly Evidence[]>>>

/** What may not be called missing: what was sighted, and whatever may stand on pages that could not be read. */
export interface Sightings {
  readonly places: Sighted
  /** Where it speaks of a topic, whether or not anything was read there. */
  readonly spoken: Spoken
  /** Sentences of the running text that take something back, understood or not. */
  readonly reservations: readonly Reservation[]
  /** Page numbers, counted from 1. */
  readonly unreadPages: readonly number[]
  /** German sentence by fact: why a value that was read is not used. */
  readonly doubts: Readonly<Partial<Record<FactKey, string>>>
}

export const NOTHING_SIGHTED: Sightings = { places: {}, spoken: {}, reservations: [], unreadPages: [], doubts: {} }

/** The places where these facts may stand, without repetition. */
export function placesOf(keys: readonly FactKey[], { places }: Sightings): Evidence[] {
  return distinct(keys.flatMap(key => places[key] ?? []))
}

/** The places where the document speaks of these topics, without repetition. */
export function spokenPlacesOf(topics: readonly SpokenTopic[], { spoken }: Sightings): Evidence[] {
  return distinct(topics.flatMap(topic => spoken[topic] ?? []))
}

function distinct(places: readonly Evidence[]): Evidence[] {
  return [...new Map(places.map(one => [`${one.page} ${wholeQuote(one)}`, one])).values()]
}

/** "Seite 3", "Seiten 3 und 5": German, each page once, in order. */
export function pagesInWords(pages: readonly number[]): string {
  const distinct = [...new Set(pages)].sort((a, b) => a - b).map(String)
  if (distinct.length <= 1) return `Seite ${distinct.join('')}`
  return `Seiten ${listed(distinct)}`
}

/**
 * German sentence on facts without a safe value; null: the whole document was read and does not speak of them.
 * @param name what is looked for, to begin a sentence: "Der Kaufpreis"
 */
export function unsureSentence(keys: readonly FactKey[], sightings: Sightings, name = ''): string | null {
  return unsureAt(placesOf(keys, sightings), sightings, name)
}

/** The same for places that were found. */
export function unsureAt(places: readonly Evidence[], { unreadPages }: Sightings, name = ''): string | null {
  if (places.length > 0) {
    const where = `evtl. auf ${pagesInWords(places.map(({ page }) => page))}, nicht sicher gelesen.`
    return name ? `${name} steht ${where}` : `Steht ${where}`
  }
  if (unreadPages.length === 0) return null
  const unread = `${pagesInWords(unreadPages)} ${unreadPages.length === 1 ? 'ließ' : 'ließen'} sich nicht lesen.`
  return name ? `${name} wurde nicht gefunden; ${unread}` : `Nicht gefunden; ${unread}`
}
