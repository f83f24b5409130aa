import table from './gravity.json' with { type: 'json' }
import { piecesOf, weighed, weightsOf } from './pieces.ts'

const LEARNED = weightsOf(table)

/**
 * How grave a sentence is by its words alone: above 0 a buyer must have read it, whatever it is about. Learned from passages that experts
 * wrote and from the ordinary sentences of the samples (`samples/passages/learn.ts`, decision 0055).
 * @param sentence in statement text (`asStatements`)
 */
export function gravityOf(sentence: string): number {
  return weighed(LEARNED, piecesOf(sentence))
}
