import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import type { Offer } from '#extraction/domain/offer.ts'
import { hintedPlaces } from '#extraction/domain/sightings/reservations.ts'
import { pagesInWords, placesOf, spokenPlacesOf, unsureAt } from '#extraction/domain/sightings/sightings.ts'
import type { SpokenTopic } from '#extraction/domain/sightings/spokenTopics.ts'
import type { State, Todo } from './answer.ts'
import { citedIn } from './cited.ts'
import type { AnswerSource, Question } from './question.ts'

interface OpenAnswer {
  readonly state: Extract<State, 'unsicher' | 'nicht im Exposé'>
  readonly answer: string
  /** Where it may stand. */
  readonly evidence: readonly Evidence[]
  readonly todo: Todo
}

/** What is told of a question without an answer: that the exposé is silent only where nothing was sighted and all was read. */
export function openAnswer({ answeredBy }: Question, todo: Todo, { sightings }: Offer): OpenAnswer {
  const keys = answeredBy.flatMap(source => ('fact' in source && !source.indirect ? [source.fact] : []))
  const sighted = placesOf(keys, sightings)
  const topics = answeredBy.flatMap(topicsOf)
  const named = sighted.length > 0 ? sighted : spokenPlacesOf(topics, sightings)
  if (named.length === 0) {
    const [hint] = hintedPlaces(topics, sightings.reservations)
    if (hint) return hinted(hint, todo)
  }
  const answer = unsureAt(named, sightings)
  if (answer === null) return { state: 'nicht im Exposé', answer: 'Im Exposé nicht gefunden.', evidence: [], todo }
  // A value that a gate has stopped is told with its reason, not as what the exposé says.
  const doubts = keys.flatMap(key => sightings.doubts[key] ?? [])
  const asked = sighted.length > 0 ? confirmed(todo, sighted) : named.length > 0 ? about(todo, named) : todo
  const cited = doubts.length === 0 ? citedIn(named) : null
  const told = cited === null ? answer : `Das Exposé sagt: ${cited}.`
  return { state: 'unsicher', answer: [told, ...new Set(doubts)].join(' '), evidence: named, todo: asked }
}

/** A sentence that names nothing by its term may still be the answer: silence is only claimed where there is none. */
function hinted(place: Evidence, todo: Todo): OpenAnswer {
  const answer = `Steht vielleicht in diesem Satz: „${wholeQuote(place)}“ (Seite\u00a0${place.page}).`
  return { state: 'unsicher', answer, evidence: [place], todo: about(todo, [place]) }
}

/** The words of a topic as a whole say nothing of one of its subjects. */
function topicsOf(source: AnswerSource): SpokenTopic[] {
  if ('topic' in source) return source.about ? [] : [source.topic]
  const paper = 'spokenOf' in source ? source.spokenOf : undefined
  return paper === undefined ? [] : [paper]
}

/** Who speaks of it has stated nothing that he could confirm. */
function about(todo: Todo, evidence: readonly Evidence[]): Todo {
  return { ...todo, ask: `Zu ${pagesInWords(evidence.map(({ page }) => page))} Ihres Exposés: ${todo.ask}` }
}

/** Who wrote a figure is asked to confirm it, not told that it is missing. */
function confirmed(todo: Todo, evidence: readonly Evidence[]): Todo {
  const where = pagesInWords(evidence.map(({ page }) => page))
  return { ...todo, ask: `Bitte bestätigen Sie die Angabe auf ${where} Ihres Exposés: ${todo.ask}` }
}
