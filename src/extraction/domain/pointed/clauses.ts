import { regexp } from '#kernel/regexp.ts'
import { THING } from '../deal/items.ts'

/** The next clause says something of its own. */
const APART = /,\s|\s(?=(?:aber|während|hingegen|jedoch|sondern)\s)|\s[-–]\s|:\s/u
/** Nothing but a thing: a member of an enumeration. */
const BARE = regexp.iu`^\s*(?:(?:die|der|das|den|eine?n?|auch|sowie|und|nur)\s)*${THING}(?:\s(?:und|sowie)\s(?:(?:die|der|das|den)\s)?\p{L}+)?\s*$` // prettier-ignore

/** The parts of a sentence that say one thing each; the members of an enumeration stay with what is said of them. */
export function clausesOf(sentence: string): string[] {
  const clauses: string[] = []
  let open = ''
  for (const part of sentence.split(APART)) {
    if (BARE.test(part)) open += `${part}, `
    else {
      clauses.push(open + part)
      open = ''
    }
  }
  const last = clauses.pop() ?? ''
  return [...clauses, open === '' ? last : [last, open].filter(Boolean).join(', ')]
}
