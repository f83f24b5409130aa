import type { Evidence } from '#kernel/evidence.ts'
import type { FactKey, Facts, Statement } from '../facts.ts'
import { offerOf } from '../offer.ts'
import { type Label, type Option, pairProof } from '../pairs.ts'
import type { Passage } from '../passages.ts'
import { proof } from '../proof.ts'
import { LEFT_EMPTY } from '../readProse.ts'
import { APART, UNFINISHED } from '../readTables.ts'
import { mayHold } from '../remarks/needles.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Section } from '../sections.ts'
import type { Sighted } from './sightings.ts'
import { SIGHTED_TOPICS, type SightedTopic } from './topics.ts'

/** More places help nobody to find the one. */
const MAX_PLACES = 3
/** A statement's words and its figure stand no further apart, in characters. */
const MAX_AHEAD = 70
const MAX_BEHIND = 45
/** Around a sighting this much is looked at for words that give it another sense. */
const AROUND = 40
/** Words of a card. */
const MAX_OF_A_LABEL = 4
const MAX_OF_A_VALUE = 6
/** A new sentence; "mtl. Euro" is none. */
const NEXT_SENTENCE = /(?<=\p{L}{4,}|\d|[)“"])[.!?]\s+(?=\p{Lu})|\n\n/u
/** Other people's parts are looked at, too, but behind the object's own. */
/** Where a broker or a developer sits is no place of the object. */
const PLACE: readonly FactKey[] = ['plz', 'ort', 'strasse']
const isOfObject = ({ section }: Passage) => (LATER[section] ?? 0) < 2

const LATER: Readonly<Partial<Record<Section, number>>> = { costs: 1, contact: 2, terms: 3 }

/**
 * Looks through the whole document, other offers apart, for words on the facts that were not read.
 * @param statements what was read and is no fact: of a part or hedged it is a sighting; former, planned or somebody else's it is none
 */
export function sight(
  document: readonly Passage[],
  pairs: readonly Label[],
  facts: Facts,
  statements: readonly Statement[] = [],
): Sighted {
  const used = Object.values(facts).flatMap(fact => (typeof fact?.value === 'number' ? fact.evidence : []))
  const isUsed = (place: Evidence) => used.some(one => isInside(place, one) && saysFigureOf(place, one))
  const passages = document.filter(({ section }) => section !== 'other-offers')
  const labels = pairs.filter(({ section }) => section !== 'other-offers')
  const inOrder = [...passages].sort((a, b) => (LATER[a.section] ?? 0) - (LATER[b.section] ?? 0))
  const found: Partial<Record<FactKey, readonly Evidence[]>> = {}
  const { kind } = offerOf(facts)
  for (const [key, topic] of SIGHTED_TOPICS) {
    if (facts[key] !== null || (key === 'etage' && kind !== null && kind !== 'Wohnung')) continue
    const ofKey = statements.filter(one => one.key === key)
    const places = ofKey
      .filter(mayBeMeant)
      .map(({ evidence }) => evidence)
      .slice(0, MAX_PLACES)
    const others = ofKey.filter(one => !mayBeMeant(one)).map(({ evidence }) => evidence)
    for (const place of sightingsOf(topic, labels, PLACE.includes(key) ? inOrder.filter(isOfObject) : inOrder)) {
      if (places.length >= MAX_PLACES) break
      if ((topic.near && isUsed(place)) || others.some(one => isInside(place, one) && saysFigureOf(place, one)))
        continue
      if (places.some(other => isInside(other, place) || isInside(place, other))) continue
      places.push(place)
    }
    if (places.length > 0) found[key] = places
  }
  return found
}

/** Said of today and not denied, of the offer or a part of it. */
function mayBeMeant({ scope: { bearer, time, stance } }: Statement): boolean {
  const own = bearer === 'offer' || bearer === 'part' || bearer === 'floor' || bearer === 'building'
  return own && time === 'now' && (stance === 'asserted' || stance === 'hedged')
}

function* sightingsOf(
  topic: SightedTopic,
  labels: readonly Label[],
  passages: readonly Passage[],
): Generator<Evidence> {
  for (const passage of passages) yield* inPassage(topic, passage)
  if (topic.near) for (const label of labels) yield* inLabel(topic, topic.near, label)
}

function* inPassage({ words, near, unless }: SightedTopic, passage: Passage): Generator<Evidence> {
  if (!mayHold(words, passage.text.toLowerCase())) return
  for (const match of passage.text.matchAll(words)) {
    const end = match.index + match[0].length
    const around = passage.text.slice(Math.max(0, match.index - AROUND), end + AROUND)
    if (unless?.test(around) || LEFT_EMPTY.test(passage.text.slice(end))) continue
    if (near === null) {
      if (!isOfOthers(passage, match.index, end)) yield proof(passage, match.index, end)
    } else {
      const span = telling(near, passage.text, match.index, end)
      if (span) yield proof(passage, span[0], span[1])
      // "u9 m* Wohnfläche", "Kaufpreis: Euro": in a scan the figure itself may be what was not recognised.
      else if (isRecognised(passage) && (NAMES_AREA.test(match[0]) || isPriceLabel(match, passage)))
        yield proof(passage, match.index, end)
    }
  }
}

/** "Das Haus gegenüber war schon saniert" tells nothing of this one. */
function isOfOthers(passage: Passage, start: number, end: number): boolean {
  return scopeOf(saidIn(passage), start, end, { matter: 'thing' }).bearer === 'other'
}

const NAMES_AREA = /^(?:gesamt-?)?(?:wohn|grundstücks)fläche$/iu

/** The label of a row, with no word behind it but the currency. */
function isPriceLabel({ 0: words, index }: RegExpExecArray, { text }: Passage): boolean {
  const rest = text.slice(index + words.length)
  return /^(?:kauf|angebots|verkaufs)?preis$/iu.test(words) && /^\s*:?\s*¦\s*(?:€|eur|euro)?\s*(?:$|\n)/iu.test(rest)
}

function isRecognised({ words }: Passage): boolean {
  return words.some(({ word }) => word.confidence < 1)
}

/** From the words to what stands near them, in the same sentence: behind them first, else before them. */
function telling(near: RegExp, text: string, start: number, end: number): [number, number] | null {
  const ahead = text.slice(end, end + MAX_AHEAD).split(NEXT_SENTENCE)[0] ?? ''
  const [behind] = ahead.matchAll(near)
  if (behind) return [start, end + behind.index + behind[0].length]
  const from = Math.max(0, start - MAX_BEHIND)
  const before = text.slice(from, end).split(NEXT_SENTENCE).at(-1) ?? ''
  const last = [...before.matchAll(near)].at(-1)
  return last ? [end - before.length + last.index, end] : null
}

/** A card or a row that the layout took apart, so that the running text does not show the two side by side. */
function* inLabel({ words, unless }: SightedTopic, near: RegExp, label: Label): Generator<Evidence> {
  if (label.name.search(words) < 0) return
  for (const option of label.options)
    if (
      option.text.search(near) >= 0 &&
      unless?.test(`${label.name} ${option.text}`) !== true &&
      (!APART.includes(option.how) || isCard(label, option))
    )
      yield pairProof(label, option)
}

/** A short label over or under a short value, and not two lines of a sentence. */
function isCard({ words }: Label, option: Option): boolean {
  const name = words.map(({ text }) => text).join(' ')
  const isShort = words.length <= MAX_OF_A_LABEL && option.words.length <= MAX_OF_A_VALUE
  return isShort && /^[\p{Lu}\d]/u.test(name) && ![name, option.text].some(text => UNFINISHED.test(text))
}

/** A quote of several lines has a box that holds figures which it does not say. */
function saysFigureOf(place: Evidence, other: Evidence): boolean {
  const figures = place.quote.match(/\d[\d.,]*\d|\d/gu) ?? []
  return figures.length === 0 || figures.some(figure => other.quote.includes(figure))
}

/** The middle of the one is in the other: the same words of the page. */
function isInside(place: Evidence, other: Evidence): boolean {
  if (place.page !== other.page) return false
  const [x, y] = [(place.box[0] + place.box[2]) / 2, (place.box[1] + place.box[3]) / 2]
  const [x0, y0, x1, y1] = other.box
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}
