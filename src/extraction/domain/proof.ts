import { union, type Evidence } from '#kernel/evidence.ts'
import type { Passage, PlacedWord } from './passages.ts'

/** Ordinary word gaps are 0.25 to 0.4 em, 0.6 where all letters are of one width; from here on a reader of the file may take the words apart. */
export const WIDE_GAP = 0.65

/**
 * The proof for a stretch of a passage: whole words, their box, their page. Where cells or stretched lines leave wide
 * gaps between the words, only the piece that holds the value is quoted, so that the quote is what stands there in one run.
 * @param isOneRun however wide the gaps are
 */
export function proof(passage: Passage, start: number, end: number, isOneRun = false): Evidence {
  const words = passage.words.filter(word => word.end > start && word.start < end)
  const runs = isOneRun ? [words] : runsOf(words, passage.beside || isStretched(passage))
  const figures = runs.filter(run => run.some(({ word }) => /\d/.test(word.text)))
  const run = (figures.at(-1) ?? longest(runs)) as PlacedWord[]
  return {
    page: passage.page,
    quote: run
      .map(
        (word, index) =>
          (index > 0 && run[index - 1]?.end !== word.start ? ' ' : '') + passage.text.slice(word.start, word.end),
      )
      .join(''),
    box: union(words.map(({ word }) => word.box)),
  }
}

function isStretched({ words }: Passage): boolean {
  return words.some((word, index) => index > 0 && isApart(words[index - 1] as PlacedWord, word))
}

/** Words that stand in one run; a new line goes on with the run unless lines around it are stretched. */
function runsOf(words: readonly PlacedWord[], stretched: boolean): PlacedWord[][] {
  const runs: PlacedWord[][] = []
  words.forEach((word, index) => {
    const last = words[index - 1]
    if (last && !(isNewLine(last, word) ? stretched : isApart(last, word))) runs.at(-1)?.push(word)
    else runs.push([word])
  })
  return runs
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
