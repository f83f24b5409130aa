import table from './gravity.json' with { type: 'json' }

/** What pieces of a sentence weigh; the bias is what a sentence has before any. */
export interface Weights {
  readonly weights: ReadonlyMap<string, number>
  readonly bias: number
}

const LEARNED: Weights = { weights: new Map(Object.entries(table.weights)), bias: table.bias }

/**
 * How grave a sentence is by its words alone: above 0 a buyer must have read it, whatever it is about. Learned from passages that experts
 * wrote and from the ordinary sentences of the samples (`samples/passages/learn.ts`, decision 0055).
 * @param sentence in statement text (`asStatements`)
 */
export function gravityOf(sentence: string): number {
  return weighed(LEARNED, piecesOf(sentence))
}

/** Log-odds that a sentence of such pieces is grave; -Infinity where none of them is known. */
export function weighed({ weights, bias }: Weights, pieces: readonly string[]): number {
  const known = pieces.flatMap(piece => weights.get(piece) ?? [])
  if (known.length === 0) return -Infinity
  return known.reduce((sum, weight) => sum + weight, 0) / Math.sqrt(known.length) + bias
}

/** Shortest and longest run of letters that is a piece: "wasserschaden" holds "schaden", which "sturmschaden" holds too. */
const SHORTEST = 4
const LONGEST = 6
/** So many letters of a word stand for it beside its neighbour, whatever its ending. */
const STEM = 7

/** Its words, the runs of letters in them and its pairs of neighbouring words, each once; numbers are told by their unit alone. */
export function piecesOf(sentence: string): string[] {
  const words = plain(sentence).match(/#?\p{L}+|[?!:(]/gu) ?? []
  return [...new Set(words.flatMap((word, at) => [` ${word} `, ...runsOf(word), ...pairOf(word, words[at + 1])]))]
}

function plain(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/\d[\d.,·]*\s?(?:€|eur|euro|t€)(?!\p{L})/gu, ' #euro ')
    .replace(/\d[\d.,·]*\s?(?:m²|qm)/gu, ' #fläche ')
    .replace(/\d[\d.,·]*\s?%/gu, ' #prozent ')
    .replace(/(?<!\d)(?:19|20)\d\d(?!\d)/gu, ' #jahr ')
    .replace(/\d[\d.,·]*/gu, ' #zahl ')
}

function runsOf(word: string): string[] {
  if (word.length < 2 || word.startsWith('#')) return []
  const bounded = ` ${word} `
  const lengths = [SHORTEST, SHORTEST + 1, LONGEST].filter(length => length <= bounded.length)
  return lengths.flatMap(length =>
    Array.from({ length: bounded.length - length + 1 }, (_, from) => bounded.slice(from, from + length)),
  )
}

function pairOf(word: string, next: string | undefined): string[] {
  return next === undefined ? [] : [`${word.slice(0, STEM)}+${next.slice(0, STEM)}`]
}
