import type { Evidence } from '#kernel/evidence.ts'
import type { Page } from '#reading/domain/page.ts'
import { type Candidate, type FactKey, RANK, type Statement } from '../facts.ts'
import { type Label, type Option, pairProof } from '../pairs.ts'
import type { Passage } from '../passages.ts'
import { proof, sureness } from '../proof.ts'
import { pairScope } from '../scope/pairScope.ts'
import { matterOf } from '../scope/rightScope.ts'
import { saidIn } from '../scope/said.ts'
import { scopeOf } from '../scope/scopeOf.ts'
import type { Setting } from '../scope/setting.ts'
import { speaksOf } from './aboutKey.ts'
import type { Block } from './block.ts'
import type { Found } from './forms.ts'
import { isLabelled } from './labelBeside.ts'
import type { Place } from './locate.ts'
import type { Pointed, Pointer, Refusal } from './pointed.ts'
import { pairPointedAt } from './pairPointed.ts'
import { isPossible, valueIn } from './pointedValue.ts'
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
  const labelsAt = (index: number) => labelsOf(passage, statement.start + index, ground.labels)
  const quoted = { text, start: place.start - statement.start, end: place.end - statement.start, labelsAt }
  const found = valueIn(key, quoted)
  const isRead = found !== null && typeof found === 'object'
  const candidate = isRead
    ? candidateOf({ key, found, start: statement.start + found.index }, place, ground.setting)
    : candidateOfPair(key, place, ground)
  if (candidate) {
    const figure = isRead
      ? proof(passage, statement.start + found.index, statement.start + found.index + found.length)
      : candidate.evidence
    if (isReadOtherwise(candidate, figure, ground.read)) return refused('anderer Wert')
    if (!ground.isFact(candidate)) return refused('nicht gemeint')
    return { kind: 'value', candidate, readings, labelled: !isRead || isLabelled(key, found, quoted) }
  }
  if (typeof found === 'string') return refused(found)
  const evidence = proof(passage, place.start, place.end)
  return speaksOf(key, text) ? { kind: 'place', key, evidence } : refused('anderer Wert')
}

/** What the layout puts beside, over or under the cell that is pointed at; null: nothing that is seen and can be of this fact. */
function candidateOfPair(
  key: FactKey,
  place: Place,
  { pages, blocks, labels, setting }: PointedContext,
): Candidate | null {
  const pair = pairPointedAt(key, place, labels)
  if (!pair || !isPossible(key, pair.reading)) return null
  const { label, option, reading } = pair
  const words = [...label.words, ...option.words]
  const page = pages.find(({ number }) => number === label.page)
  const isOwn = option.words.every(word =>
    blocks.some(({ passage }) => passage.words.some(placed => placed.word === word)),
  )
  if (!isOwn || !areVisible(words, page) || speaksToMachine(`${label.name} ${option.text}`)) return null
  return {
    key,
    value: reading.value,
    ...(reading.unit && { unit: reading.unit }),
    evidence: pairProof(label, option),
    rank: RANK.hint,
    sureness: Math.min(1, ...words.map(({ confidence }) => confidence)) * DOUBT,
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

/** What the layout says of the cell, the likeliest label first: beside it before above or below it. */
function labelsOf(passage: Passage, at: number, labels: readonly Label[]): string[] {
  const word = passage.words.find(({ end }) => end > at)?.word
  const beside = (how: Option['how']): number => (how === 'below' || how === 'above' || how === 'across' ? 1 : 0)
  return labels
    .flatMap(({ name, options }) =>
      options.flatMap(({ words, how }) =>
        word && words.includes(word) && !(beside(how) > 0 && LINE.test(name)) ? [{ name, rank: beside(how) }] : [],
      ),
    )
    .sort((a, b) => a.rank - b.rank)
    .map(({ name }) => name)
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
