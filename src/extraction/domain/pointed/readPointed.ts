import type { Evidence } from '#kernel/evidence.ts'
import type { Page } from '#reading/domain/page.ts'
import { type Candidate, type FactKey, RANK, type Statement } from '../facts.ts'
import { type Label, type Option, pairProof } from '../pairs.ts'
import type { Passage } from '../passages.ts'
import { proof, wordsIn, sureness } from '../proof.ts'
import { pairScope } from '../scope/pairScope.ts'
import { matterOf } from '../scope/rightScope.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { speaksOf } from './aboutKey.ts'
import type { Block } from './block.ts'
import type { Found } from './forms.ts'
import { type Field, fieldReading, type FieldReading } from './labelBeside.ts'
import type { Place } from './locate.ts'
import type { Pointed, Pointer, Refusal } from './pointed.ts'
import { type Pair, pairPointedAt } from './pairPointed.ts'
import { isOwnField } from './readers.ts'
import { isPossible, type Quoted, valueIn } from './pointedValue.ts'
import { type Seen, seenIn } from './seen.ts'
import { speaksToMachine } from './toMachine.ts'
import { areVisible } from './visible.ts'

/** What a pointer is held against. */
export interface PointedContext {
  readonly pages: readonly Page[]
  readonly blocks: readonly Block[]
  readonly labels: readonly Label[]
  readonly setting: Setting
  /** Every reading of the rules, whatever became of it. */
  readonly read: readonly (Candidate | Statement)[]
  /** Whether a reading is a fact of the offer, by the scope and by what the other facts tell. */
  readonly isFact: (candidate: Candidate) => boolean
}

/** Words of a change tell of two values, of which one no longer holds: "189.000 € Preis gesenkt". */
const CHANGED =
  /(?<!\p{L})(?:gesenkt|reduziert|herabgesetzt|ermäßigt|erhöht|angepasst|statt|bisher|vorher|zuvor|neuer preis)(?!\p{L})/iu

/** Somebody pointed there, but the wording is none that we know. */
const DOUBT = 0.7

/**
 * Reads what stands where a model points, by our own parsers. Whose the words are, when they hold and how they are meant is read in
 * the whole statement, whatever part of it was quoted.
 */
export function readPointed(pointers: readonly Pointer[], ground: PointedContext): Pointed[] {
  const seen = seenIn(ground.blocks, ground.pages)
  return pointers.map(pointer => {
    const there = seen(pointer)
    return typeof there === 'string'
      ? { kind: 'refused', key: pointer.key, why: there }
      : readAt(there, pointer, ground)
  })
}

function readAt({ place, statement, text }: Seen, { key, readings }: Pointer, ground: PointedContext): Pointed {
  const { passage } = place.block
  const refused = (why: Refusal): Pointed => ({ kind: 'refused', key, why })
  const fieldsAt = (index: number) => fieldsOf(passage, statement.start + index, ground.labels)
  const quoted = { text, start: place.start - statement.start, end: place.end - statement.start, fieldsAt }
  const told = valueIn(key, quoted)
  const read = told !== null && typeof told === 'object' ? inItsField(key, told, quoted) : null
  // Marks that the layout sets between cells are words of nobody: such a place proves nothing.
  const figure =
    read && wordsIn(passage, statement.start + read.index, statement.start + read.index + read.length).length > 0
      ? read
      : null
  const pair = figure ? null : pairOf(key, place, ground)
  const candidate = figure
    ? candidateOf({ key, found: figure, start: statement.start + figure.index }, place, ground.setting)
    : pair && candidateOfPair(key, pair, ground.setting)
  if (candidate) {
    const at = figure
      ? proof(passage, statement.start + figure.index, statement.start + figure.index + figure.length)
      : candidate.evidence
    if (isReadOtherwise(candidate, at, ground.read)) return refused('anderer Wert')
    if (!ground.isFact(candidate)) return refused('nicht gemeint')
    const isOwn =
      figure?.isOwn ?? (pair !== null && isOwnField(key, pair.option.text, pair.label.name, candidate.value))
    return { kind: 'value', candidate, readings, isOwn: isOwn && !CHANGED.test(text) }
  }
  if (typeof told === 'string') return refused(told)
  const evidence = proof(passage, place.start, place.end)
  return speaksOf(key, text) ? { kind: 'place', key, evidence } : refused('anderer Wert')
}

/** The quote points, the field tells: a value that was quoted in half is read in full. */
function inItsField(key: FactKey, found: Found, { text, fieldsAt }: Quoted): Found & Pick<FieldReading, 'isOwn'> {
  const { index, length } = found
  const field = fieldReading(key, found, text, fieldsAt(index))
  if (!field) return { ...found, isOwn: false }
  const { value, unit } = field.reading
  return { value, ...(unit && { unit }), index, length, isOwn: field.isOwn }
}

/** What the layout puts beside, over or under the cell that is pointed at; null: nothing that is seen and can be of this fact. */
function pairOf(key: FactKey, place: Place, { pages, blocks, labels }: PointedContext): Pair | null {
  const pair = pairPointedAt(key, place, labels)
  if (!pair || !isPossible(key, pair.reading)) return null
  const { label, option } = pair
  const page = pages.find(({ number }) => number === label.page)
  const isOwn = option.words.every(word =>
    blocks.some(({ passage }) => passage.words.some(placed => placed.word === word)),
  )
  const isSeen = areVisible([...label.words, ...option.words], page)
  return isOwn && isSeen && !speaksToMachine(`${label.name} ${option.text}`) ? pair : null
}

function candidateOfPair(key: FactKey, { label, option, reading }: Pair, setting: Setting): Candidate {
  return {
    key,
    value: reading.value,
    ...(reading.unit && { unit: reading.unit }),
    evidence: pairProof(label, option),
    rank: RANK.hint,
    sureness: Math.min(1, ...[...label.words, ...option.words].map(({ confidence }) => confidence)) * DOUBT,
    scope: pairScope(key, reading.value, label, option, setting),
  }
}

function candidateOf(
  { key, found, start }: { key: Candidate['key']; found: Found; start: number },
  { block: { passage }, ...quoted }: Place,
  { toBeBuilt, today, above }: Setting,
): Candidate {
  const end = start + found.length
  const word = passage.words.find(placed => placed.end > start)?.word
  const context = { matter: matterOf(key), core: start, toBeBuilt, today, under: word && above.get(word) }
  const scope = scopeOf(saidIn(passage), Math.min(start, quoted.start), end, context)
  return {
    key,
    value: found.value,
    ...(found.unit && { unit: found.unit }),
    evidence: proof(passage, quoted.start, quoted.end),
    rank: RANK.hint,
    sureness: sureness(passage, start, end) * DOUBT,
    scope,
  }
}

/** A line of running text over or below another is no label of it. */
const LINE = /(?:\S+\s){3}|\d|[,;]\s/u

/** In which fields the layout puts the cell, the likeliest first: beside its label before below or above it. */
function fieldsOf(passage: Passage, at: number, labels: readonly Label[]): Field[] {
  const word = passage.words.find(({ end }) => end > at)?.word
  const beside = (how: Option['how']): number => (how === 'below' || how === 'above' || how === 'across' ? 1 : 0)
  return labels
    .flatMap(({ name, options }) =>
      options.flatMap(({ words, how, text }) =>
        word && words.includes(word) && !(beside(how) > 0 && LINE.test(name))
          ? [{ label: name, value: text, rank: beside(how) }]
          : [],
      ),
    )
    .sort((a, b) => a.rank - b.rank)
}

/** A weaker reading of the rules is a guess of theirs, too. */
const SURE = 0.7
/** The year of a boiler is that of the last works, too. */
const OF_WORKS: readonly FactKey[] = ['heizungBaujahr', 'letzteModernisierung']

/** The rules know the figure at this place: as another fact, or as this one, but not meant so. @param at where the figure itself is */
function isReadOtherwise({ key, value }: Candidate, at: Evidence, read: PointedContext['read']): boolean {
  if (typeof value !== 'number') return false
  const there = read.filter(
    one => one.evidence.page === at.page && one.value === value && isSure(one) && touches(one, at),
  )
  return (
    there.length > 0 && !there.some(one => one.key === key || (OF_WORKS.includes(one.key) && OF_WORKS.includes(key)))
  )
}

function isSure(one: Candidate | Statement): boolean {
  return !('sureness' in one) || (one.rank > RANK.hint && one.sureness >= SURE)
}

function touches({ evidence: { box: a } }: Candidate | Statement, { box: b }: Evidence): boolean {
  return Math.min(a[2], b[2]) > Math.max(a[0], b[0]) && Math.min(a[3], b[3]) > Math.max(a[1], b[1])
}
