import { capitalised } from '#kernel/capitalised.ts'
import { firstSentence } from './firstSentence.ts'
import { oneLine, sentence } from './wording.ts'

/** A point of the verdict as a title that states something, without a full stop, and the sentences that follow from it. */
export function claimOf(words: string): { readonly claim: string; readonly rest: string } {
  const known = withoutQuestion(oneLine(words))
  const first = firstSentence(known)
  const [stated = first, ...advice] = partedAtAdvice(first)
  const claim = stated.endsWith('.') ? stated.slice(0, -1) : stated
  return {
    claim: capitalised(claim),
    rest: [advice.join(': '), known.slice(first.length)].filter(Boolean).map(sentence).join(' '),
  }
}

/** "Gibt es das Angebot noch? Denn …": what follows is what is known. */
function withoutQuestion(words: string): string {
  const first = firstSentence(words)
  const rest = words.slice(first.length).trim()
  return first.endsWith('?') && !first.includes(':') && rest !== '' ? withoutDenn(rest) : words
}

function withoutDenn(rest: string): string {
  return rest.startsWith('Denn ') ? rest.slice('Denn '.length) : rest
}

/** "Sie kaufen einen Bauvertrag: Klären Sie …" */
function partedAtAdvice(first: string): string[] {
  return first.split(': ').reduce<string[]>((parts, part) => {
    const isAdvice = parts.length > 0 && (part.split(' ')[1] ?? '').replace(',', '') === 'Sie'
    return isAdvice || parts.length === 0 ? [...parts, part] : [...parts.slice(0, -1), `${parts.at(-1) ?? ''}: ${part}`]
  }, [])
}
