import type { Passage } from '../passages.ts'
import { statementAround, statementsBefore } from '../remarks/statementText.ts'
import { saidIn } from '../scope/said.ts'

/** The words around a quantity of a sentence, in the language of statementText.ts: what it measures they say on either side. */
export interface ToldAround {
  /** From the sentence's begin, or behind the quantity of its kind before it. */
  readonly before: string
  /** To the sentence's end, or to the next quantity of its kind. */
  readonly after: string
  /** `before` and the clause that the quantity ends: what is said of others behind the next comma is said of others. */
  readonly clause: string
  /** The whole sentence. */
  readonly sentence: string
  /** The sentence before it: what "es" and "er" stand for. */
  readonly previous: string
}

const CLAUSE = /,(?!\d)| - | und | aber |:|\(|\)/gu
/** So many words make a sentence of a line. */
const MIN_WORDS = 3

/**
 * @param quantity finds the quantities of its kind, in small letters, with the flag g
 * @returns undefined where the text is no sentence: cells and lists of measures say by their labels what they measure; a number in words (group `word`) is told
 */
export function toldAround(passage: Passage, match: RegExpExecArray, quantity: RegExp): ToldAround | undefined {
  const { text } = saidIn(passage)
  const [start, end] = [match.index, match.index + match[0].length]
  const bounds = statementAround(text, start, end)
  const sentence = text.slice(bounds.start, bounds.end)
  const isSentence =
    !passage.headline &&
    !sentence.includes('¦') &&
    (sentence.match(/\p{L}{2,}/gu)?.length ?? 0) >= MIN_WORDS &&
    (match.groups?.['word'] !== undefined || /^[.!?;]/u.test(passage.text.slice(bounds.end)))
  if (!isSentence) return undefined
  const before = behindLast(text.slice(bounds.start, start), quantity)
  const after = beforeNext(text.slice(end, bounds.end), quantity)
  const clause = `${before}#${after.split(CLAUSE)[0] ?? ''}`
  return { before, after, clause, sentence, previous: statementsBefore(text, bounds.start, 1) }
}

function behindLast(text: string, quantity: RegExp): string {
  const last = [...text.matchAll(quantity)].at(-1)
  if (!last) return text
  const rest = text.slice(last.index + last[0].length)
  const [comma] = rest.matchAll(CLAUSE)
  return comma ? rest.slice(comma.index + 1) : rest
}

function beforeNext(text: string, quantity: RegExp): string {
  const [next] = text.matchAll(quantity)
  if (!next) return text
  const rest = text.slice(0, next.index)
  return rest.slice(0, [...rest.matchAll(CLAUSE)].at(-1)?.index)
}
