import type { Word } from '#reading/domain/page.ts'
import type { Scope } from './scope.ts'

/** What the document as a whole tells of how its statements are meant. */
export interface Setting {
  /** The house is still to be built: "wird eingebaut" is what one buys. */
  readonly toBeBuilt: boolean
  /** The year in which the exposé is read: up to here "bis …" is past. */
  readonly today: number
  /** What column heads and headings say of the words below them. */
  readonly above: ReadonlyMap<Word, Scope>
  /** Words of works that a table asks for. */
  readonly ahead: ReadonlySet<Word>
}
