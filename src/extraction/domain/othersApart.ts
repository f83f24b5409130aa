import { partOf } from './partOf.ts'
import type { Passage } from './passages.ts'
import { goesOnWithOthers, startOfOthers } from './sections.ts'

/** What closes the page is said of the offer again: "… Pflegeapartment 148.000 €. Dieses Exposé ist eine Vorabinformation; …" */
const CLOSING =
  /(?<=[.)]\s)(?:(?:Dieses|Das|Unser)\s(?:Exposé|Angebot|Dokument)|(?:Alle|Sämtliche|Die|Diese)\s(?:Angaben|Informationen)|Irrtum|Irrtümer|Änderungen|Zwischenverkauf|(?:Eine|Jede|Jegliche)\sHaftung|Für\sdie\sRichtigkeit)(?!\p{L})/u

/** "Im Internet unter … Weitere Termine des Gerichts: …": from that sentence on a passage is a list of others, and what stands before and behind the list is not. */
export function othersApart(passage: Passage): Passage[] {
  const at = startOfOthers(passage.text)
  if (at === null || (at > 0 && passage.section === 'other-offers')) return [passage]
  const end = endOfOthers(passage.text, at)
  const own = passage.section === 'other-offers' ? 'object' : passage.section
  const { length } = passage.text
  return [
    ...partOf(passage, 0, at),
    ...partOf(passage, at, end).map((part): Passage => ({ ...part, section: 'other-offers' })),
    ...partOf(passage, end, length).map(part => ({ ...part, section: own })),
  ]
}

/** A passage that begins with others tells of them to its closing words; within one the list ends before the first sentence that is no entry of it. */
function endOfOthers(text: string, at: number): number {
  const closing = text.slice(at).search(CLOSING)
  const last = closing < 0 ? text.length : at + closing
  if (at === 0) return last
  const [first = '', ...more] = text.slice(at, last).split(SENTENCE)
  const next = more.findIndex(sentence => !goesOnWithOthers(sentence))
  return next < 0 ? last : at + [first, ...more.slice(0, next)].join('').length
}

/** Before each sentence but the first; "Bj. 1961", "3-Zi.-Whg. Nr. 4" begin none. */
const SENTENCE = /(?<=(?:[\p{L}\d]{2}|[²€)])[.!]\s+)(?=\p{Lu})/u
