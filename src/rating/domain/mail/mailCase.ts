import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Overlay } from '#extraction/domain/deal/deal.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark, Topic } from '#extraction/domain/remark.ts'
import type { SpokenTopic } from '#extraction/domain/sightings/spokenTopics.ts'
import type { CertifiedWorks } from '#extraction/domain/statements/certifiedWorks.ts'
import type { CostSubject } from '#extraction/domain/statements/costSubject.ts'
import type { StatedLevy } from '#extraction/domain/statements/levies.ts'
import type { SharedGarden } from '#extraction/domain/statements/sharedGarden.ts'
import type { PlannedWork } from '#extraction/domain/statements/plannedWorks.ts'
import { type Answer, isOpen } from '#questions/domain/answer.ts'
import type { QuestionId } from '#questions/domain/catalogue.ts'
import type { Situation } from '#questions/domain/situation.ts'
import type { PriceCut } from '#valuation/domain/priceCut.ts'
import type { NotesOf } from '../judged.ts'
import type { RedFlag } from '../redFlags.ts'

/** What a letter about an offer may ask from. */
export interface MailCase {
  readonly offer: Offer
  readonly situation: Situation
  /** The buyer wants to live there. */
  readonly ownUse: boolean
  readonly day: CalendarDate
  /** Those that are worth asking. */
  readonly answers: readonly Answer[]
  readonly redFlags: readonly RedFlag[]
  readonly remarks: readonly Remark[]
  readonly plannedWorks: readonly PlannedWork[]
  readonly levies: readonly StatedLevy[]
  /** What of the price is written off faster by the exposé; null: it tells no share. */
  readonly certified: CertifiedWorks | null
  /** A garden that is a share in a parcel of its own; null: none is told. */
  readonly sharedGarden: SharedGarden | null
  /** Works whose cost the exposé names. */
  readonly priced: readonly CostSubject[]
  /** null: the exposé names no former price. */
  readonly priceCut: PriceCut | null
  /** Rows of a price list; 0: none. */
  readonly units: number
  readonly notesOf: NotesOf
  /** What the decision hangs on, the first first: it is asked before all else. */
  readonly decisive: readonly QuestionId[]
  /** Whole sentences that may bind the buyer and from which nothing was concluded, the weightiest first. */
  readonly binding: readonly Evidence[]
}

/** One thing that a letter may ask, and what in this exposé makes it do so. */
export interface MailRule {
  /** From 0 to 100: what is asked first. */
  readonly urgency: number
  /** Questions of the catalogue that need not be asked beside it. */
  readonly covers: readonly QuestionId[]
  /** German question with "Sie"; null: nothing in this exposé triggers it. */
  readonly ask: (one: MailCase) => string | null
}

/** A rule under its heading: how urgent it is, and which questions of the catalogue need not be asked beside it. */
export function asks(urgency: number, covers: readonly QuestionId[], ask: MailRule['ask']): MailRule {
  return { urgency, covers, ask }
}

/** "wie hoch ist es, seit wann, und wer zahlt" */
export function clauses(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}, und ${items.at(-1) ?? ''}`
}

/** Neither stated nor sighted where it could not be read: that is asked for as a confirmation. */
export function isMissing({ offer }: MailCase, key: FactKey): boolean {
  return offer.facts[key] === null && (offer.sightings.places[key]?.length ?? 0) === 0
}

/** The question is put and has no answer. */
export function isUnanswered({ answers }: MailCase, id: QuestionId): boolean {
  return answers.some(answer => answer.id === id && isOpen(answer))
}

/** The exposé itself gives a reason to worry there. */
export function isWorrying({ answers }: MailCase, id: QuestionId): boolean {
  return answers.some(
    answer => answer.id === id && !isOpen(answer) && (answer.light === 'gelb' || answer.light === 'rot'),
  )
}

export function hasOverlay({ offer }: MailCase, overlay: Overlay): boolean {
  return offer.deal?.overlays.includes(overlay) === true
}

/** What the exposé says there of today, denied things left out. */
export function remarksNow(one: MailCase, ...topics: readonly Topic[]): readonly Remark[] {
  return remarksOn(one, ...topics).filter(({ scope }) => scope.time === 'now' && scope.stance === 'asserted')
}

/** What the exposé says there, denied things left out. */
export function remarksOn({ remarks }: MailCase, ...topics: readonly Topic[]): readonly Remark[] {
  return remarks.filter(({ topic, certainty }) => topics.includes(topic) && certainty !== 'denied')
}

/** Where the exposé speaks of it, be it to deny it: that is not asked again. null: nowhere. */
export function saidAt({ remarks }: MailCase, of: (remark: Remark) => boolean): Evidence | null {
  const said = remarks.find(
    remark => remark.scope.bearer !== 'surroundings' && remark.scope.bearer !== 'other' && of(remark),
  )
  return said?.evidence ?? null
}

/** The exposé speaks of it, be it only in passing. */
export function isSpoken({ offer }: MailCase, topic: SpokenTopic): boolean {
  return (offer.sightings.spoken[topic]?.length ?? 0) > 0
}

const MIN_QUOTE = 6
const MAX_QUOTE = 140

/** ' („…“, Seite 3)': where the exposé says so, as much of it as one reads in passing; a fragment that nobody would understand is left out. */
export function quoted(place: Omit<Evidence, 'box'>, whose = 'Ihres Exposés'): string {
  const { page } = place
  const text = readable(wholeQuote(place))
  // A word alone says no more than the question that it proves.
  const isReadable = text.length >= MIN_QUOTE && /\p{L}{3}/u.test(text) && /\s/u.test(text)
  return isReadable ? ` („${text}“, Seite ${page} ${whose})` : ` (Seite ${page} ${whose})`
}

/** Of a row its label and value, or the cell that says most; a long sentence up to a word before its limit. */
function readable(quote: string): string {
  const cells = quote
    .replace(/[„“]/gu, mark => (mark === '„' ? '‚' : '‘'))
    .split(/\s*[¦|*]\s*|\s·\s/u)
    .map(cell => cell.replace(/\s+/gu, ' ').trim())
    .filter(Boolean)
  const [label = '', value = ''] = cells
  const longest = cells.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const text = (cells.length === 2 ? `${label.replace(/:$/u, '')}: ${value}` : longest).replace(/[\s,;:]+$/u, '')
  if (text.length <= MAX_QUOTE) return text
  return `${text.slice(0, MAX_QUOTE - 1).replace(/[\s,;:–-]*\s\S*$/u, '')} …`
}

/** The place goes before the question mark. */
export function withPlace(ask: string, place: string): string {
  return ask.endsWith('?') ? `${ask.slice(0, -1)}${place}?` : `${ask}${place}`
}
