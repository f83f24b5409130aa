import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { DealStatus } from '../deal/deal.ts'
import { typesIn } from '../deal/dealType.ts'
import { itemsOf } from '../deal/items.ts'
import { statusesIn } from '../deal/status.ts'
import type { Passage } from '../passages.ts'
import { isNegated } from '../scope/negation.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { type PlannedWork, plannedWorksOf, stageSaidIn, workKindsIn } from '../statements/plannedWorks.ts'
import { type Seen, sentencesOf } from './seen.ts'
import { thingsKept, thingsSold } from './thingsSaid.ts'
import { clausesOf } from './clauses.ts'

/** What of the bargain a second reader is asked for, and our own parsers can read at a place. */
export const DEAL_TOPICS = ['teile', 'verkaufsart', 'status', 'ausgeschlossen', 'arbeiten'] as const
export type DealTopic = (typeof DEAL_TOPICS)[number]

/** Of a closed list, or a thing in the document's own words: no model has a say in it. */
export interface DealSaid {
  readonly topic: DealTopic
  /** status: `DealStatus`; verkaufsart: `DealType`; arbeiten: kind and stage, "dach geplant"; else the thing. */
  readonly value: string
}

export interface DealContext {
  readonly setting: Setting
  readonly day: CalendarDate
}

/** What was read, and in which sentence. */
export interface DealSeen extends DealSaid {
  readonly seen: Seen
}

/** More things of one place are a list of the fittings. */
const MAX_THINGS = 4

/**
 * What our parsers read of a topic in the sentences at which somebody points, each read for itself: what one of them says is not said of
 * the things of another. Of more than one class of a kind none is read.
 */
export function dealSaidAt(topic: DealTopic, seen: Seen, context: DealContext): DealSeen[] {
  const read = sentencesOf(seen).flatMap(one =>
    valuesAt(topic, one, context).map(value => ({ topic, value, seen: one })),
  )
  const first = read.filter(({ value }, at) => read.findIndex(other => other.value === value) === at)
  const isOne = topic === 'status' || topic === 'verkaufsart'
  return isOne && first.length > 1 ? [] : first.slice(0, MAX_THINGS)
}

function valuesAt(topic: DealTopic, seen: Seen, { setting, day }: DealContext): readonly string[] {
  const { text, place, statement } = seen
  const alone = statementAlone(place.block.passage, statement)
  const scope = scopeOf(saidIn(alone), statement.start, statement.end, { ...setting, matter: 'thing' })
  // Of a neighbour, a show house or another offer nothing is said of this one.
  if (scope.bearer === 'other' || scope.bearer === 'surroundings') return []
  switch (topic) {
    case 'status': {
      const strict = statusesIn([alone], day)
      return strict.length > 0 ? strict : statusesNamedIn(text)
    }
    case 'verkaufsart':
      return typesIn([alone])
    case 'ausgeschlossen': {
      const { excluded } = itemsOf([alone])
      return excluded.length > 0 ? excluded.map(({ name }) => name) : thingsKept(text)
    }
    case 'teile': {
      const { included, excluded } = itemsOf([alone])
      if (included.length > 0) return included.map(({ name }) => name)
      return excluded.length > 0 || scope.stance !== 'asserted' ? [] : thingsSold(text)
    }
    case 'arbeiten': {
      const strict = plannedWorksOf([alone], setting)
      const works = strict.length > 0 ? strict : scope.time === 'former' ? [] : worksSaid(text.toLowerCase())
      return works.map(({ kind, stage }) => `${kind} ${stage}`)
    }
  }
}

/** The passage with this statement as its only text; every letter keeps its place. */
function statementAlone(passage: Passage, { start, end }: Seen['statement']): Passage {
  const { text } = passage
  return { ...passage, text: `${'\n'.repeat(start)}${text.slice(start, end)}${'\n'.repeat(text.length - end)}` }
}

const OF_SOMETHING_ELSE =
  /(?<!\p{L})(?:falls|sollten?|wenn|könnten?|würden?|sobald|nachbar\p{L}*|stellpl\p{L}*|garage|musterhaus|früher|zuletzt|andere[nrs]?|weitere[nrs]?|\p{L}*(?:aufträge?|gewerke?|möbel|küche|heizung|mieter|fläche|plätze|termine?|zuschuss)|förder\p{L}*|kfw\p{L}*|bauamt\p{L}*|behörd\p{L}*|\p{L}*genehmigung|darlehen\p{L}*|kredit\p{L}*|\d+ von \d+)(?!\p{L})/iu

/** How people say it where no portal has put a stamp on it. */
const STATUS_WORDS: readonly (readonly [DealStatus, RegExp])[] = [
  ['verkauft', /(?<!\p{L})(?:(?:schon|bereits|inzwischen|leider) (?:weg|vergeben|an den mann gebracht)|(?:einen|den) käufer gefunden|hat den besitzer gewechselt)(?!\p{L})/giu],
  ['reserviert', /(?<!\p{L})(?:(?:fester?|ernsthafter?) interessent|zusage (?:einer?|an|von)|(?:mündlich|vorläufig|so gut wie) (?:zugesagt|vergeben|versprochen)|(?:zurückgestellt|freigehalten|vorgemerkt) für|hat (?:die|eine) zusage|finanzierungsbestätigung (?:liegt|des))(?!\p{L})/giu],
  ['in-vorbereitung', /(?<!\p{L})(?:(?:startet|beginnt|starten) (?:demnächst|in kürze|erst)|noch nicht (?:im verkauf|am markt|auf dem markt|zu haben)|kommt (?:erst|bald|demnächst) (?:auf den markt|in den verkauf))(?!\p{L})/giu],
] // prettier-ignore

function statusesNamedIn(text: string): DealStatus[] {
  if (OF_SOMETHING_ELSE.test(text)) return []
  return STATUS_WORDS.flatMap(([status, pattern]) =>
    [...text.matchAll(pattern)].some(({ index, 0: said }) => !isNegated(text, index, index + said.length))
      ? [status]
      : [],
  )
}

/** That something is to be done; "das Dach steht" and "wird über ein Fenster belüftet" say nothing of works. */
const TO_BE_DONE =
  /sanier|modernisier|renovier|erneuer|ersetz|tausch|gedämmt|dämmung|instandsetz|nachrüst|repar|abdicht|umbau|überhol|(?<!\p{L})(?:muss|müssen|sollten?|gehört|gehören|wird|werden)(?: \p{L}+){0,5} (?:neu|gemacht|ran)(?!\p{L})|(?:muss|müssen) \p{L}+ ran(?!\p{L})|(?:ist|sind|wird|werden)(?: \p{L}+){0,3} fällig/u
const NOT = /(?<!\p{L})(?:nicht|kein\p{L}*|nie|weder|ohne|bereits|schon|wurden?|worden)(?!\p{L})/u

/** Works ahead by words that the rules do not know: of the clause that speaks of doing them, or of the only thing that the sentence names. */
function worksSaid(sentence: string): Pick<PlannedWork, 'kind' | 'stage'>[] {
  const named = workKindsIn(sentence)
  return clausesOf(sentence).flatMap(clause => {
    const stage = TO_BE_DONE.test(clause) && !NOT.test(clause) ? stageSaidIn(clause) : null
    if (!stage) return []
    const here = workKindsIn(clause)
    const kinds = here.length > 0 ? here : named.length === 1 ? named : []
    return kinds.map(kind => ({ kind, stage }))
  })
}
