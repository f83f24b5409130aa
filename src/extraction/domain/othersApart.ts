import type { Passage } from './passages.ts'
import { startOfOthers } from './sections.ts'

/** What closes the page is said of the offer again: "… Pflegeapartment 148.000 €. Dieses Exposé ist eine Vorabinformation; …" */
const CLOSING =
  /(?<=[.)]\s)(?:(?:Dieses|Das|Unser)\s(?:Exposé|Angebot|Dokument)|(?:Alle|Sämtliche|Die|Diese)\s(?:Angaben|Informationen)|Irrtum|Irrtümer|Änderungen|Zwischenverkauf|(?:Eine|Jede|Jegliche)\sHaftung|Für\sdie\sRichtigkeit)(?!\p{L})/u

/** "Im Internet unter … Weitere Termine des Gerichts: …": from that sentence on a passage is a list of others, and what stands before it is not. */
export function othersApart(passage: Passage): Passage[] {
  const at = startOfOthers(passage.text)
  if (at === null || (at > 0 && passage.section === 'other-offers')) return [passage]
  const rest = passage.text.slice(at).search(CLOSING)
  const end = rest < 0 ? passage.text.length : at + rest
  const own = passage.section === 'other-offers' ? 'object' : passage.section
  return [
    ...(at === 0 ? [] : [stretch(passage, 0, at)]),
    { ...stretch(passage, at, end), section: 'other-offers' },
    ...(rest < 0 ? [] : [{ ...stretch(passage, end, passage.text.length), section: own }]),
  ]
}

function stretch(passage: Passage, from: number, to: number): Passage {
  const words = passage.words.filter(({ start }) => start >= from && start < to)
  return {
    ...passage,
    text: passage.text.slice(from, to).trimEnd(),
    words: words.map(word => ({ ...word, start: word.start - from, end: word.end - from })),
    page: words[0]?.page ?? passage.page,
  }
}
