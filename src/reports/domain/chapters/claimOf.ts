import { firstSentence } from './firstSentence.ts'
import { oneLine, sentence } from './wording.ts'

/** "Gibt es das Angebot noch? Denn …": what follows is what is known. */
const QUESTION = /^[^.?!:]+\? (?:Denn )?(?=\S)/u
/** ": Klären Sie …" */
const ADVICE = /: (?=\p{Lu}\p{Ll}+ Sie\b)/u

/** A point of the verdict as a title that states something, without a full stop, and the sentences that follow from it. */
export function claimOf(words: string): { readonly claim: string; readonly rest: string } {
  const known = oneLine(words).replace(QUESTION, '')
  const first = firstSentence(known)
  const [stated = first, ...advice] = first.split(ADVICE)
  const claim = stated.replace(/\.$/u, '')
  return {
    claim: claim.charAt(0).toUpperCase() + claim.slice(1),
    rest: [advice.join(': '), known.slice(first.length)].filter(Boolean).map(sentence).join(' '),
  }
}
