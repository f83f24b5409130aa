import type { Evidence } from '#kernel/evidence.ts'
import type { Passage } from '../../passages.ts'
import { proof } from '../../proof.ts'

/** Stands where running text goes on in its next line: as long as the space that it replaces. */
const LINE_END = '\u2028'

/** The object's own text in one piece, over the ends of blocks, columns and pages, with the passage that each letter is in. */
export interface DocumentText {
  readonly text: string
  readonly pieces: readonly { readonly start: number; readonly passage: Passage }[]
}

export function documentText(passages: readonly Passage[]): DocumentText {
  let text = ''
  const pieces: { start: number; passage: Passage }[] = []
  for (const passage of passages) {
    if (text !== '') text += '\n'
    pieces.push({ start: text.length, passage })
    text += withLineEnds(passage)
  }
  return { text, pieces }
}

/** The proofs of a stretch: one for each passage that it touches. */
export function quotesOf({ pieces }: DocumentText, start: number, end: number): Evidence[] {
  return pieces.flatMap(({ start: offset, passage }) => {
    const [from, to] = [Math.max(start, offset), Math.min(end, offset + passage.text.length)]
    return from < to && /\S/u.test(passage.text.slice(from - offset, to - offset))
      ? [proof(passage, from - offset, to - offset)]
      : []
  })
}

/** A list of short lines may be taken for running text: where a line begins stays known. */
function withLineEnds({ text, words }: Passage): string {
  const letters = text.split('')
  words.forEach(({ start, word }, index) => {
    const last = words[index - 1]?.word
    if (last && word.box[0] < last.box[2] - 1 && letters[start - 1] === ' ') letters[start - 1] = LINE_END
  })
  return letters.join('')
}
