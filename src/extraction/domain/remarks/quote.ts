import { union, type Evidence } from '#kernel/evidence.ts'
import type { Passage, PlacedWord } from '../passages.ts'
import { proof, WIDE_GAP } from '../proof.ts'

/** A quote is read at a glance up to this many words. */
const MOST_WORDS = 25

interface Stretch {
  start: number
  end: number
}

/**
 * The proof for a stretch of a passage: the statement around it, or as much of it as one reads at a glance.
 * @param statement start and end of the statement in the passage
 */
export function quoteOf(passage: Passage, start: number, end: number, statement: Stretch): Evidence {
  const said = squeezed(passage.text.slice(start, end))
  const part = {
    start: partStart(passage.text, statement.start, start),
    end: partEnd(passage.text, end, statement.end),
  }
  const stretches = [statement, part, window(passage, start, end, statement)].filter(
    stretch => wordsIn(passage, stretch).length <= MOST_WORDS,
  )
  // Where columns or wide gaps part the words, a proof holds one run of them only: it must be the one that says it.
  for (const stretch of stretches) {
    const evidence = proof(passage, stretch.start, stretch.end, isRecognised(passage))
    if (squeezed(evidence.quote).includes(said)) return evidence
  }
  return proofOfRun(passage, start, end, statement)
}

/** What was recognised has no order of its own that a reader of the file could mix up. */
function isRecognised({ words }: Passage): boolean {
  return words.some(({ word }) => word.confidence < 1)
}

/** From the last comma, cell or dash before the stretch. */
function partStart(text: string, from: number, start: number): number {
  return Math.max(from, ...[', ', '¦', ' – ', ': '].map(mark => text.lastIndexOf(mark, start - 1) + 1))
}

function partEnd(text: string, end: number, to: number): number {
  return Math.min(to, ...[', ', '¦', ' – '].map(mark => text.indexOf(mark, end)).filter(at => at >= 0))
}

/** So many words around the stretch as fit, as many before as after. */
function window(passage: Passage, start: number, end: number, statement: Stretch): Stretch {
  const words = wordsIn(passage, statement)
  const first = words.findIndex(word => word.end > start)
  const last = words.findLastIndex(word => word.start < end)
  const spare = Math.max(0, MOST_WORDS - (last - first + 1)) >> 1
  return {
    start: words[Math.max(0, first - spare)]?.start ?? start,
    end: words[Math.min(words.length - 1, last + spare)]?.end ?? end,
  }
}

/** The run of words in one line that holds most of the stretch; of label and value the value. */
function proofOfRun(passage: Passage, start: number, end: number, statement: Stretch): Evidence {
  const runs: PlacedWord[][] = []
  for (const word of wordsIn(passage, statement)) {
    const run = runs.at(-1)
    if (run && run.length < MOST_WORDS && inOneRun(run.at(-1), word)) run.push(word)
    else runs.push([word])
  }
  const held = (run: readonly PlacedWord[]): number =>
    run.reduce((sum, word) => sum + Math.max(0, Math.min(word.end, end) - Math.max(word.start, start)), 0)
  const best = runs.toReversed().toSorted((a, b) => held(b) - held(a))[0]
  if (!best) return proof(passage, start, end)
  return {
    page: passage.page,
    quote: best
      .map(
        (word, at) =>
          (at > 0 && best[at - 1]?.end !== word.start ? ' ' : '') + passage.text.slice(word.start, word.end),
      )
      .join(''),
    box: union(best.map(({ word }) => word.box)),
  }
}

/** Side by side, or two halves of a word that was divided at the line's end. */
function inOneRun(left: PlacedWord | undefined, right: PlacedWord): boolean {
  if (!left) return false
  const gap = right.word.box[0] - left.word.box[2]
  return left.end === right.start || (gap >= -1 && gap <= WIDE_GAP * Math.min(left.word.size, right.word.size))
}

function wordsIn(passage: Passage, stretch: Stretch): PlacedWord[] {
  return passage.words.filter(word => word.end > stretch.start && word.start < stretch.end)
}

function squeezed(text: string): string {
  return text.replace(/[\s¦-]+/gu, '')
}
