import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { FACT_KEYS, type FactKey, type Facts } from '../facts.ts'
import { gravityOf } from '../learned/gravity.ts'
import { isReassuring } from '../learned/reassuring.ts'
import type { Passage } from '../passages.ts'
import { type Place, proof, standsAt } from '../proof.ts'
import { asStatements } from '../remarks/asStatements.ts'
import { behindOf } from '../remarks/behind.ts'
import { isNothingToFear } from '../remarks/nothingToFear.ts'
import { saidIn } from '../scope/said.ts'
import type { Section } from '../sections.ts'
import { type Binding, bindingsOf, namesCost } from './consequences.ts'
import { type HintTopic, hintsIn } from './hints.ts'
import { isBoilerplate, isOfAPerson, weightOf } from './reservationMarks.ts'
import type { Sighted } from './sightings.ts'

/**
 * A sentence of the running text that takes something back: it denies, concedes, doubts, or tells of neighbours and
 * offices. Found without knowing what it says, so that one which no rule understands is not lost.
 */
export interface Reservation {
  /** The whole sentence. */
  readonly evidence: Evidence
  /** How likely it is worth reading: the more marks, the higher. */
  readonly weight: number
  /** What it may be about; empty: nothing that we know by its everyday words. */
  readonly topics: readonly HintTopic[]
  /** What it lays on its buyer, whatever it is about; empty: nothing that its words show. */
  readonly bindings: readonly Binding[]
  /** It speaks of a cost, a debt or a damage: an amount in it that nothing counts may be the buyer's. */
  readonly namesCost: boolean
  /** How grave its words are (`gravityOf`), where they are; 0: they are not, or it is said everywhere. */
  readonly gravity: number
}

/** Whom to call, terms and what else is on offer say nothing of the object. */
const READ: readonly Section[] = ['object', 'location', 'energy']
/** What binds the buyer stands in the small print, too; there it is of this object only where it has a figure. */
const SMALL_PRINT: readonly Section[] = ['costs', 'terms']
/** A sentence has so many words, and a reader reads it in one go, in characters. */
const MIN_WORDS = 5
const MAX_LENGTH = 420
/** From so many sentences in the first person on, an owner tells. */
const PERSONAL = 3
/** A sentence on a known topic is worth that much more. */
const OF_TOPIC = 3
/** And so much more for each thing that it lays on its buyer. */
const OF_BINDING = 3
/** A broker's text is full of "noch" and "nur": there, only what is marked more plainly is worth reading. */
const MIN_MARKS = { personal: 0, trade: 2 }
/** Without a known topic. */
const MIN_ALONE = { personal: 2, trade: 5 }

/** All of a document, in its order. */
export function reservationsIn(passages: readonly Passage[]): Reservation[] {
  const sentences = spokenSentences(passages)
  const voice = sentences.filter(({ text }) => isOfAPerson(text)).length >= PERSONAL ? 'personal' : 'trade'
  return sentences.flatMap(({ text, passage, start, end }) => {
    const isSmall = SMALL_PRINT.includes(passage.section)
    const isVague = isSmall && !/\d/u.test(text)
    const binding = isVague ? [] : bindingsOf(text).filter(one => !isSaidAway(one, passage, start))
    const marks = weightOf(text)
    const topics = isSmall ? [] : hintsIn(text)
    const isReserved = !isSmall && marks >= MIN_MARKS[voice] && !isBoilerplate(text) && (topics.length > 0 || marks >= MIN_ALONE[voice]) // prettier-ignore
    const isOrdinary = isVague || isBoilerplate(text) || isNothingToFear(saidIn(passage).text, start, end)
    const grave = isOrdinary ? 0 : Math.max(0, gravityOf(text))
    const isTakenBack = (binding.length > 0 || grave > 0) && isReassuring(text, saidIn(passage).text.slice(end))
    const [bindings, gravity] = isTakenBack ? [[], 0] : [binding, grave]
    if (!isReserved && bindings.length === 0 && gravity === 0) return []
    const weight = marks + (topics.length > 0 ? OF_TOPIC : 0) + OF_BINDING * new Set(bindings.map(one => one.of)).size
    return [
      {
        evidence: withSecondHalf(proof(passage, start, end), { passage, start, end }),
        weight,
        topics: isReserved ? topics : [],
        bindings,
        namesCost: namesCost(text),
        gravity,
      },
    ]
  })
}

/** "Einen Ausgleichsbetrag haben wir nicht abgelöst. Er ist vom Eigentümer zu tragen." */
function withSecondHalf(evidence: Evidence, place: Place): Evidence {
  const behind = behindOf(place.passage, wholeQuote(evidence), place.end)
  return behind === null ? evidence : standsAt({ ...evidence, behind }, place)
}

/** What its own words take away again binds nobody. */
function isSaidAway({ words }: Binding, passage: Passage, start: number): boolean {
  const { text } = saidIn(passage)
  const at = text.indexOf(words, start)
  return at >= 0 && isNothingToFear(text, at, at + words.length)
}

/** Of a document, in its order. */
export function spokenSentences(passages: readonly Passage[]): Sentence[] {
  return passages.filter(({ section }) => READ.includes(section) || SMALL_PRINT.includes(section)).flatMap(sentencesOf)
}

interface Sentence {
  readonly passage: Passage
  readonly start: number
  readonly end: number
  /** As statement text: small letters, plain spaces. */
  readonly text: string
}

/** The whole sentences of running text: lines of lists, cells and headings are none. */
function sentencesOf(passage: Passage): Sentence[] {
  const whole = asStatements(passage.text)
  const found: Sentence[] = []
  let start = 0
  for (let at = 0; at < whole.length; at++) {
    if (passage.text[at] === ';' || (whole[at] !== '.' && !endsWithFigure(passage.text, at))) continue
    const from = start + (/^\s*/u.exec(passage.text.slice(start, at))?.[0].length ?? 0)
    start = at + 1
    const words = passage.text.slice(from, at + 1)
    if (isSentence(words)) found.push({ passage, start: from, end: at + 1, text: whole.slice(from, at) })
  }
  return found
}

/** "ohne ihn wären es etwa 96. Fünf Zimmer": no ordinal number, for what follows is none of its kind. */
function endsWithFigure(text: string, at: number): boolean {
  return (
    text[at] === '.' &&
    /^\d\. (?:D(?:as|er|ie|en|em|azu|ort)|E(?:s|in|ine|inen)|Wir|Ich|Sie|Er|Und|Aber|I[mn]|Mit|Zwei|Drei|Vier|Fünf|Sechs|Ohne|Auf|Oben|Unten|Hinten|Vorn)(?!\p{L})/u.test(
      text.slice(at - 1, at + 12),
    )
  )
}

function isSentence(words: string): boolean {
  if (words.length > MAX_LENGTH || !/^[„“"»(]?\p{Lu}/u.test(words) || !/[.!?]$/u.test(words)) return false
  return !/[¦|@]|\n\n/u.test(words) && words.split(/\s+/u).length >= MIN_WORDS
}

/** Where a document may speak of a topic in everyday words. */
export function hintedPlaces(topics: readonly HintTopic[], reservations: readonly Reservation[]): Evidence[] {
  return reservations.filter(one => one.topics.some(topic => topics.includes(topic))).map(({ evidence }) => evidence)
}

/** A fact that was neither read nor sighted may still be told in such a sentence. */
export function withHinted(sighted: Sighted, facts: Facts, reservations: readonly Reservation[]): Sighted {
  const hinted = FACT_KEYS.flatMap((key: FactKey) => {
    if (facts[key] !== null || sighted[key] !== undefined) return []
    const places = hintedPlaces([key as HintTopic], reservations)
    return places.length > 0 ? [[key, places] as const] : []
  })
  return { ...sighted, ...Object.fromEntries(hinted) }
}
