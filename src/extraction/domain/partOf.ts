import type { Passage } from './passages.ts'

/**
 * A stretch of a passage as one of its own, from its first word to its last, on the page of the first; none where it has no word.
 * @param from where in the passage's text it begins, in characters
 * @param to where it ends, in characters
 */
export function partOf(passage: Passage, from: number, to: number): Passage[] {
  const words = passage.words.filter(({ start, end }) => start >= from && end <= to)
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return []
  return [
    {
      ...passage,
      page: first.page,
      text: passage.text.slice(first.start, last.end),
      words: words.map(word => ({ ...word, start: word.start - first.start, end: word.end - first.start })),
    },
  ]
}
