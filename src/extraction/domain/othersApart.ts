import type { Passage } from './passages.ts'
import { startOfOthers } from './sections.ts'

/** "Im Internet unter … Weitere Termine des Gerichts: …": from that sentence on a passage is a list of others, and what stands before it is not. */
export function othersApart(passage: Passage): Passage[] {
  const at = startOfOthers(passage.text)
  if (at === null || at === 0 || passage.section === 'other-offers') return [passage]
  const words = passage.words.filter(({ start }) => start >= at)
  return [
    { ...passage, text: passage.text.slice(0, at).trimEnd(), words: passage.words.filter(({ start }) => start < at) },
    {
      ...passage,
      section: 'other-offers',
      text: passage.text.slice(at),
      words: words.map(word => ({ ...word, start: word.start - at, end: word.end - at })),
      page: words[0]?.page ?? passage.page,
    },
  ]
}
