import { amountsIn } from '../numbers.ts'

/** One statement of a text, with its place in it. */
export interface Statement {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** An amount in €, with its place in the text. */
export interface Euros {
  readonly value: number
  readonly at: number
  readonly length: number
}

/** The statements of a statement text (statementText.ts), in order, without what is empty. */
export function statementsOf(text: string): Statement[] {
  const found: Statement[] = []
  let start = 0
  for (const piece of text.split('.')) {
    if (piece.trim() !== '') found.push({ text: piece, start, end: start + piece.length })
    start += piece.length + 1
  }
  return found
}

/** Statement text writes the dots of numbers as "·". */
export function eurosIn(text: string): Euros[] {
  return amountsIn(text.replace(/·/gu, '.')).flatMap(({ value, unit, index, length }) =>
    unit === '€' ? [{ value, at: index, length }] : [],
  )
}
