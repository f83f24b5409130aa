/** What pieces of a sentence weigh, in log-odds; the bias is what a sentence has before any. */
export interface Weights {
  readonly weights: ReadonlyMap<string, number>
  readonly bias: number
}

/** A table of weights as it is kept: hundredths; piece and weight stand at the same place of two lists, which are read faster than an object. */
export interface WeightTable {
  readonly bias: number
  readonly pieces: readonly string[]
  readonly weights: readonly number[]
}

export function weightsOf({ bias, pieces, weights }: WeightTable): Weights {
  return { weights: new Map(pieces.map((piece, at) => [piece, (weights[at] ?? 0) / 100])), bias: bias / 100 }
}

/** Log-odds of a sentence of such pieces; what no example had says nothing, and makes what others say weigh less. */
export function weighed({ weights, bias }: Weights, pieces: readonly string[]): number {
  const sum = pieces.reduce((total, piece) => total + (weights.get(piece) ?? 0), 0)
  return sum / Math.sqrt(Math.max(1, pieces.length)) + bias
}

/** Runs of so many letters are pieces: "wasserschaden" holds "schad", which "sturmschaden" holds too. */
const RUNS = [3, 5]
/** So many letters of a word stand for it beside another, whatever its ending. */
const STEM = 7

/** Its words, the runs of letters in them, its pairs of neighbouring words and of those with one between, each once; numbers are told by their unit alone. */
export function piecesOf(sentence: string): string[] {
  const words = plain(sentence).match(/#?\p{L}+|[?!:(]/gu) ?? []
  return [
    ...new Set(
      words.flatMap((word, at) => [
        ` ${word} `,
        ...runsOf(word),
        ...pairOf(word, '+', words[at + 1]),
        ...pairOf(word, '_', words[at + 2]),
      ]),
    ),
  ]
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
  return RUNS.filter(length => length <= bounded.length).flatMap(length =>
    Array.from({ length: bounded.length - length + 1 }, (_, from) => bounded.slice(from, from + length)),
  )
}

function pairOf(word: string, between: '+' | '_', next: string | undefined): string[] {
  return next === undefined ? [] : [`${word.slice(0, STEM)}${between}${next.slice(0, STEM)}`]
}
