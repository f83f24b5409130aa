import type { Evidence } from '#kernel/evidence.ts'
import { inItsClause } from '../clauseQuote.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { isOnlyAsKnown } from '../remarks/certainty.ts'
import { matchesIn, mayHold, needlesOf, placesWith, trigramsOf } from '../remarks/needles.ts'
import { passageAt, statementAround, statementText, type StatementText } from '../remarks/statementText.ts'
import { denialOf } from '../scope/denial.ts'
import { saidIn } from '../scope/said.ts'
import { PLAIN, type Scope } from '../scope/scope.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { contactsIn } from './contacts.ts'
import { PARAPHRASED_TOPICS, SPOKEN_TOPICS, type SpokenTopic, type TopicWords } from './spokenTopics.ts'

/** Where the document speaks of a topic at all, by its name, in the order of the document. A key is missing where it does not. */
export type Spoken = Readonly<Partial<Record<SpokenTopic, readonly Evidence[]>>>

/** A sentence that speaks of a topic. */
export interface SpokenPlace {
  readonly evidence: Evidence
  readonly scope: Scope
  /** It says plainly that there is none of it: "Ein Vorkaufsrecht besteht nicht". */
  readonly denied: boolean
}

/** More places help nobody to find the one. */
const MAX_PLACES = 3

function compiled(topics: typeof SPOKEN_TOPICS) {
  return (Object.entries(topics) as [SpokenTopic, TopicWords][]).map(([topic, { words, only, unless }]) => ({
    topic,
    pattern: wholeWords(words, 'g'),
    needles: needlesOf(words),
    only,
    unless,
  }))
}

const NAMED = compiled(SPOKEN_TOPICS)
const PARAPHRASED = compiled(PARAPHRASED_TOPICS)
type CompiledTopic = (typeof NAMED)[number]
type SpokenPlaces = Partial<Record<SpokenTopic, readonly SpokenPlace[]>>

/** Looks through the whole document, other offers and other people apart, for the words of every topic. */
export function spokenPlaces(passages: readonly Passage[]): SpokenPlaces {
  const addresses = ownOf(passages).flatMap(addressIn)
  const contacts = contactsIn(ownOf(passages)).map(evidence => ({ evidence, scope: PLAIN, denied: false }))
  return {
    ...(addresses.length > 0 ? { mailadresse: addresses.slice(0, MAX_PLACES) } : {}),
    ...(contacts.length > 0 ? { ansprechpartner: contacts.slice(0, MAX_PLACES) } : {}),
    ...placesIn(passages, NAMED),
  }
}

/** The same for what is said without a topic's own name. These are only shown, so a shred of a sentence is no use. */
export function paraphrasedPlaces(passages: readonly Passage[]): SpokenPlaces {
  const found = Object.entries(placesIn(passages, PARAPHRASED)) as [SpokenTopic, readonly SpokenPlace[]][]
  return Object.fromEntries(
    found.flatMap(([topic, places]) => {
      const whole = places.filter(({ evidence }) => !TORN.test(inItsClause(evidence).quote))
      return whole.length > 0 ? [[topic, whole] as const] : []
    }),
  )
}

/** The rest of a line that a cell or a bracket has cut off: "und Nebenkosten", "Innenaufnahmen).pdf". */
const TORN = /^(?:und|oder|sowie|bzw\.) |^[^(]*\)/u

function placesIn(passages: readonly Passage[], topics: readonly CompiledTopic[]): SpokenPlaces {
  const whole = statementText(ownOf(passages))
  const trigrams = trigramsOf(whole.text)
  return Object.fromEntries(
    topics.flatMap(one => {
      const places = placesOf(one, placesWith(one.needles, whole.text, trigrams), whole)
      return places.length > 0 ? [[one.topic, places] as const] : []
    }),
  )
}

function ownOf(passages: readonly Passage[]): readonly Passage[] {
  return passages.filter(({ section }) => section !== 'other-offers')
}

const ADDRESS = /[\p{L}\d_+-]{1,40}(?:\.[\p{L}\d_+-]{1,40}){0,3}@[\p{L}\d-]{2,40}\.[\p{L}\d]{2,20}/gu

/** To write to somebody is no statement, so it is not looked for among those. */
function addressIn(passage: Passage): SpokenPlace[] {
  return matchesIn(ADDRESS, passage.text).map(({ 0: words, index }) => {
    return { evidence: proof(passage, index, index + words.length), scope: PLAIN, denied: false }
  })
}

/** The same, as the places alone; where a topic is named, that tells more than a paraphrase. */
export function spokenOf(named: SpokenPlaces, paraphrased: SpokenPlaces = {}): Spoken {
  return Object.fromEntries(
    Object.entries({ ...paraphrased, ...named }).map(([topic, found]) => [
      topic,
      found.map(({ evidence }) => evidence),
    ]),
  )
}

/** @param candidates places in the text, in order, around which the words may stand */
function placesOf(topic: CompiledTopic, candidates: readonly number[], whole: StatementText): SpokenPlace[] {
  const places: SpokenPlace[] = []
  let searched = -1
  for (const candidate of candidates) {
    if (candidate < searched) continue
    const bounds = statementAround(whole.text, candidate, candidate)
    searched = bounds.end
    const place = placeIn(topic, whole, bounds)
    if (place) places.push(place)
    if (places.length === MAX_PLACES) break
  }
  return places
}

function placeIn(
  { pattern, only, unless }: CompiledTopic,
  { text, passages, starts }: StatementText,
  { start, end }: { readonly start: number; readonly end: number },
): SpokenPlace | undefined {
  const statement = text.slice(start, end)
  // Whom to write to for papers.
  if (statement.includes('@') || !mayHold(pattern, statement)) return undefined
  if (unless?.test(statement) || (only && !only.test(statement))) return undefined
  for (const match of statement.matchAll(pattern)) {
    const at = passageAt({ text, passages, starts, signs: new Map() }, start + match.index)
    const passage = passages[at]
    const from = start + match.index - (starts[at] ?? 0)
    if (!passage) continue
    const to = from + match[0].length
    const scope = scopeOf(saidIn(passage), from, to, { matter: 'thing' })
    if (scope.bearer === 'other') continue
    const { denied } = denialOf(text, { start, end }, start + match.index, start + match.index + match[0].length)
    return { evidence: proof(passage, from, to), scope, denied: denied && !isOnlyAsKnown(statement) }
  }
  return undefined
}
