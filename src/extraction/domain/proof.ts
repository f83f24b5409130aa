import { union, type Evidence } from '#kernel/evidence.ts'
import type { Passage, PlacedWord } from './passages.ts'

/** Ordinary word gaps are 0.25 to 0.4 em, 0.6 where all letters are of one width; from here on a reader of the file may take the words apart. */
const WIDE_GAP = 0.65

/**
 * The proof for a stretch of a passage: whole words, their box, their page. Where cells or stretched lines leave wide
 * gaps between the words, only the piece that holds the value is quoted, so that the quote is what stands there in one run.
 */
export function proof(passage: Passage, start: number, end: number): Evidence {
  const words = wordsIn(passage, start, end)
  const runs = runsOf(passage, words)
  const figures = runs.filter(run => run.some(({ word }) => /\d/.test(word.text)))
  return standsAt(proofOf(passage, words, figures.at(-1) ?? longest(runs) ?? words), { passage, start, end })
}

/** Where in running text a proof stands. The proof itself stays as narrow as the words that say the value: places are compared by their boxes. */
export interface Place {
  readonly passage: Passage
  readonly start: number
  readonly end: number
}

const places = new WeakMap<Evidence, Place>()

/** Remembers where a proof stands, for `inItsClause`. */
export function standsAt(evidence: Evidence, place: Place): Evidence {
  places.set(evidence, place)
  return evidence
}

/** undefined: it is no proof of running text. */
export function placeOf(evidence: Evidence): Place | undefined {
  return places.get(evidence)
}

/**
 * The proof that these words are; its box is on the page of the run.
 * @param run those of them that are in one run
 */
export function proofOf(passage: Passage, words: readonly PlacedWord[], run: readonly PlacedWord[]): Evidence {
  const page = run[0]?.page ?? passage.page
  return {
    page,
    quote: textOf(passage, run),
    ...(run.length < words.length && { whole: textOf(passage, words) }),
    box: union(words.filter(word => word.page === page).map(({ word }) => word.box)),
  }
}

function textOf(passage: Passage, words: readonly PlacedWord[]): string {
  return words
    .map((one, index) => (index > 0 && words[index - 1]?.end !== one.start ? ' ' : '') + asPrinted(passage, one))
    .join('')
}

/** A passage has the mark of a note before the full stop (noteMarks.ts); a quote has it where it is printed. */
function asPrinted({ text }: Passage, { start, end, word }: PlacedWord): string {
  return word.text.length === end - start ? word.text : text.slice(start, end)
}

export function wordsIn({ words }: Passage, start: number, end: number): PlacedWord[] {
  return words.filter(word => word.end > start && word.start < end)
}

/** Words that are in one run; a new line goes on with the run unless text is beside it or lines around it are stretched. */
export function runsOf(passage: Passage, words: readonly PlacedWord[]): PlacedWord[][] {
  const breaks = passage.beside || isStretched(passage)
  const runs: PlacedWord[][] = []
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (last && last.page === word.page && !(isNewLine(last, word) ? breaks : isApart(last, word)))
      runs.at(-1)?.push(word)
    else runs.push([word])
  })
  return runs
}

function isStretched({ words }: Passage): boolean {
  return words.some((word, index) => index > 0 && isApart(words[index - 1] as PlacedWord, word))
}

function isNewLine(last: PlacedWord, next: PlacedWord): boolean {
  return next.word.box[0] < last.word.box[2] - 1
}

function isApart(last: PlacedWord, next: PlacedWord): boolean {
  return (
    !isNewLine(last, next) && next.word.box[0] - last.word.box[2] > WIDE_GAP * Math.min(last.word.size, next.word.size)
  )
}

function longest(runs: readonly PlacedWord[][]): PlacedWord[] | undefined {
  return [...runs].sort((a, b) => b.length - a.length)[0]
}

/** A unit that was recognised letter by letter is no guess, however unsure its signs: "kWh/(m²a)". */
export function isUnit(text: string): boolean {
  return /^\(?(?:kWh\/?\(?m[²2]\s?[*x·.⋅]?\s?a\)?|kWh|m[²2]|qm|€|EUR|Euro|%|MwSt\.?|USt\.?)[,.;:)]*$/u.test(text)
}

/** Lowest sureness of the words in a stretch, 0 to 1. */
export function sureness(passage: Passage, start: number, end: number): number {
  return Math.min(
    1,
    ...passage.words
      .filter(word => word.end > start && word.start < end)
      .flatMap(({ word }) => (isUnit(word.text) ? [] : word.confidence)),
  )
}
