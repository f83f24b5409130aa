import { piecesOf, weighed, weightsOf } from './pieces.ts'
import table from './reassuring.json' with { type: 'json' }

const LEARNED = weightsOf(table)
/** The sentences behind may tell that it is over, another's or told in general: so many are read with it. */
const BEHIND = 2
/** What a cell or a label says in fewer words is not told by its wording. */
const MIN_WORDS = 6

/**
 * Whether a statement that names a trouble takes it away itself, by its words or with those behind it: cured, denied, over, another's, in
 * general, insured. Learned from passages that only look like a trouble against those that are one and against what the rules find in the
 * samples (`samples/passages/learn.ts`, decision 0056).
 * @param statement in statement text (`asStatements`), without its dot
 * @param behind the rest of its passage, in statement text
 */
export function isReassuring(statement: string, behind: string): boolean {
  if (statement.trim().split(' ').length < MIN_WORDS) return false
  return withBehind(statement, behind).some(one => weighed(LEARNED, piecesOf(one)) < 0)
}

/** The statement alone, with the next one, with the next two. */
export function withBehind(statement: string, behind: string): string[] {
  const next = behind.split('.').filter(one => one.trim() !== '').slice(0, BEHIND) // prettier-ignore
  return [statement, ...next.map((_, at) => [statement, ...next.slice(0, at + 1)].join('. '))]
}
