import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { FactKey } from '#extraction/domain/facts.ts'
import type { ObjectKind } from '#extraction/domain/objectType.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import type { Remark, Subject, Topic } from '#extraction/domain/remark.ts'
import type { Paper } from '#extraction/domain/sightings/spokenTopics.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import type { Group, RatingGroup, Todo } from './answer.ts'
import type { QuestionId } from './catalogue.ts'
import type { Verdict } from './verdict.ts'

/** A all objects, B all buildings, W flat, H house, M Mehrfamilienhaus, G plot; K investment, L let, N first sale, E Erbbaurecht. */
export type Audience = 'A' | 'B' | 'W' | 'H' | 'M' | 'G' | 'K' | 'L' | 'N' | 'E'

/** Remarks of a topic; about and except choose by their subject, where questions share a topic. */
export interface TopicSource {
  readonly topic: Topic
  readonly about?: readonly Subject[]
  readonly except?: readonly Subject[]
}

/** Answered by a paper, hardly ever by an exposé. `spokenOf`: the paper whose name shows that the exposé speaks of it. */
interface DocumentSource {
  readonly document: true
  readonly spokenOf?: Paper
}

/**
 * Answered by a fact. `indirect`: the answer follows from the fact's value, so a place where that value may stand is no sighting of the answer.
 * `spokenOf`: the words that speak of it without telling its value.
 */
interface FactSource {
  readonly fact: FactKey
  readonly indirect?: true
  readonly spokenOf?: Paper
}

/** Where an answer comes from. */
export type AnswerSource = FactSource | TopicSource | { readonly computed: true } | DocumentSource

/** What a judge may look at. */
export interface Known {
  readonly offer: Offer
  readonly lens: BuyerGoal
  readonly day: CalendarDate
  /** Rows of a project's price list; 0: none. */
  readonly units: number
}

/** One question of the catalogue. Ids are public; all of them: QuestionId. */
export interface Question<Id extends string = QuestionId> {
  readonly id: Id
  readonly group: Group
  /** null: counts for no group of the rating. */
  readonly ratingGroup: RatingGroup | null
  readonly question: string
  /** One German sentence: why it matters. */
  readonly why: string
  readonly audience: readonly Audience[]
  /** Asked only then; such a question never counts for the Belegquote. */
  readonly onlyIf?: (known: Known) => boolean
  /** In the order in which they are tried. */
  readonly answeredBy: readonly AnswerSource[]
  /** All that the text says of it is told, however much: the terms of a plan belong together. Missing: the gravest few. */
  readonly tellsAll?: true
  /** 0 to 5; 0 is shown only. */
  readonly weight: number
  /** The published rules, German: what makes it red or yellow. */
  readonly red?: string
  readonly yellow?: string
  readonly knockout?: true
  readonly todo: Todo
  /** Instead, where the wording fits this kind of object better. */
  readonly todoOfKind?: Partial<Readonly<Record<ObjectKind, Todo>>>
  /** Instead of both, where what is stated makes them pointless; null: it does not. */
  readonly todoIf?: (known: Known) => Todo | null
  /** Instead of the facts' own phrases; null: what is stated does not answer the question. */
  readonly phrase?: (known: Known) => string | null
  /** How the phrase follows from what is stated, where it is a conclusion and no quote; null: it is stated itself. */
  readonly conclusion?: (known: Known) => string | null
  /** The stated facts answer only a part: the to-do stays. */
  readonly leavesOpen?: (known: Known) => boolean
  /** Why praise in the text is no proof: it is shown without a light, and the to-do stays. */
  readonly wordOnly?: string
  /** The light that stated facts give; null: none. Looks at stated values only, never at what is missing. */
  readonly judge?: (known: Known) => Verdict | null
  /** The light of a year that a remark names; null: none. */
  readonly judgeYear?: (year: number, day: CalendarDate) => Verdict | null
  /** The newest year that a stated fact names of it: no remark speaks of an age that it denies. */
  readonly yearOfFact?: (known: Known) => number | null
  /** What one remark says that must be told before all else, such as a day; null: nothing. */
  readonly judgeRemark?: (remark: Remark, day: CalendarDate) => Verdict | null
}

/** A question without what its file says once for all. */
export type Draft<Id extends string> = Omit<Question<Id>, 'group' | 'ratingGroup' | 'audience'> &
  Partial<Pick<Question<Id>, 'ratingGroup' | 'audience'>>

/** A question under its heading: its public id, and what it asks. */
export function asking<Id extends string>(
  id: Id,
  question: string,
  draft: Omit<Draft<string>, 'id' | 'question'>,
): Draft<Id> {
  return { id, question, ...draft }
}

/** The questions of a subject. @param audience of those that name no other */
export function inGroup<Id extends string>(
  group: Group,
  ratingGroup: RatingGroup | null,
  audience: Audience,
  drafts: readonly Draft<Id>[],
): readonly Question<Id>[] {
  return drafts.map(draft => ({ group, ratingGroup, audience: [audience], ...draft }))
}
