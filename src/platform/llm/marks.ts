import { createHash } from 'node:crypto'
import type { ShownBlock } from './languageModelPort.ts'

/**
 * Words that stand before the first and behind the last block and come back with the reply: who repeats both has seen what lies
 * between, and answers this request, not another. They follow from the text, so that the same request is the same bytes; whoever writes
 * the text cannot know them, for they change with it.
 */
export interface Marks {
  readonly begin: string
  readonly end: string
}

const LENGTH = 6

export function marksOf(blocks: readonly ShownBlock[]): Marks {
  const hash = createHash('sha256').update(JSON.stringify(blocks)).digest('hex')
  return { begin: hash.slice(0, LENGTH), end: hash.slice(-LENGTH) }
}
