import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { DealStatus } from '../deal/deal.ts'
import { typesIn } from '../deal/dealType.ts'
import { itemsOf, THING } from '../deal/items.ts'
import { statusesIn } from '../deal/status.ts'
import type { Passage } from '../passages.ts'
import { isNegated, isOpen } from '../scope/negation.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { plannedWorksOf, worksNamedIn } from '../statements/plannedWorks.ts'
import type { Seen } from './seen.ts'

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

/** What our parsers read of a topic in the statement at which somebody points. Of more than one class of a kind none is read. */
export function dealSaidAt(topic: DealTopic, seen: Seen, context: DealContext): DealSaid[] {
  const values = [...new Set(valuesAt(topic, seen, context))]
  const isOne = topic !== 'status' && topic !== 'verkaufsart'
  return isOne || values.length === 1 ? values.slice(0, MAX_THINGS).map(value => ({ topic, value })) : []
}

/** More things of one sentence are a list of the fittings. */
const MAX_THINGS = 4

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
      return excluded.length > 0 ? excluded.map(({ name }) => name) : STAYS_AWAY.test(text) ? thingsIn(text) : []
    }
    case 'teile': {
      const { included, excluded } = itemsOf([alone])
      if (included.length > 0) return included.map(({ name }) => name)
      return excluded.length > 0 || scope.stance !== 'asserted' || STAYS_AWAY.test(text) ? [] : thingsIn(text)
    }
    case 'arbeiten': {
      const strict = plannedWorksOf([alone], setting)
      const works = strict.length > 0 ? strict : scope.time === 'former' ? [] : worksNamedIn(text.toLowerCase())
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
  /(?<!\p{L})(?:falls|sollten?|wenn|könnten?|würden?|sobald|nachbar\p{L}*|stellpl\p{L}*|garage|musterhaus|früher|zuletzt|andere[nrs]?|weitere[nrs]?|\d+ von \d+)(?!\p{L})/iu

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

/** Who sells keeps it, or it is no part of what is sold. */
const STAYS_AWAY =
  /(?<!\p{L})(?:(?:nimmt|nehmen|nehme) [^.;\n]{1,60} mit|(?:behält|behalten|behalte)|verbleib(?:t|en) (?:beim|bei|im eigentum)|(?:bleibt|bleiben) (?:beim|bei|im eigentum)|gehör(?:t|en) (?:uns |ihm |ihr )?nicht|ausgenommen|nicht (?:teil|gegenstand|bestandteil|dabei|mit ?verkauft|im (?:kauf)?preis)|werden? (?:vorher |noch )?(?:abgebaut|mitgenommen|entfernt))(?!\p{L})/iu
const THINGS = new RegExp(String.raw`(?<!\p{L})${THING}(?!\p{L})`, 'giu')

function thingsIn(text: string): string[] {
  return [...text.matchAll(THINGS)].flatMap(({ index, 0: thing }) =>
    isOpen(text, index, index + thing.length) ? [] : [thing],
  )
}
