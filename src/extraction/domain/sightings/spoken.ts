import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { needlesOf, placesWith, trigramsOf } from '../remarks/needles.ts'
import { passageAt, statementAround, statementText, type StatementText } from '../remarks/statementText.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import { wholeWords } from '../scope/wholeWords.ts'
import { SPOKEN_TOPICS, type SpokenTopic, type TopicWords } from './spokenTopics.ts'

/** Where the document speaks of a topic at all, by its name, in the order of the document. A key is missing where it does not. */
export type Spoken = Readonly<Partial<Record<SpokenTopic, readonly Evidence[]>>>

/** More places help nobody to find the one. */
const MAX_PLACES = 3

const COMPILED = (Object.entries(SPOKEN_TOPICS) as [SpokenTopic, TopicWords][]).map(
  ([topic, { words, only, unless }]) => ({
    topic,
    pattern: wholeWords(words, 'g'),
    needles: needlesOf(words),
    only,
    unless,
  }),
)
type CompiledTopic = (typeof COMPILED)[number]

/** Looks through the whole document, other offers and other people apart, for the words of every topic. */
export function spokenOf(passages: readonly Passage[]): Spoken {
  const own = passages.filter(({ section }) => section !== 'other-offers')
  const whole = statementText(own)
  const trigrams = trigramsOf(whole.text)
  return Object.fromEntries(
    COMPILED.flatMap(one => {
      const places = placesOf(one, placesWith(one.needles, whole.text, trigrams), whole)
      return places.length > 0 ? [[one.topic, places]] : []
    }),
  )
}

/** @param candidates places in the text, in order, around which the words may stand */
function placesOf(topic: CompiledTopic, candidates: readonly number[], whole: StatementText): Evidence[] {
  const places: Evidence[] = []
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
): Evidence | undefined {
  const statement = text.slice(start, end)
  // Whom to write to for papers.
  if (statement.includes('@')) return undefined
  if (unless?.test(statement) || (only && !only.test(statement))) return undefined
  for (const match of statement.matchAll(pattern)) {
    const at = passageAt({ text, passages, starts, signs: new Map() }, start + match.index)
    const passage = passages[at]
    const from = start + match.index - (starts[at] ?? 0)
    if (!passage) continue
    const { bearer } = scopeOf(saidIn(passage), from, from + match[0].length, { matter: 'thing' })
    if (bearer !== 'other') return proof(passage, from, from + match[0].length)
  }
  return undefined
}
