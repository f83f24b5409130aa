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

/** "455.000 bis 480.000" with the currency left out. */
const BARE = /(?<![\d·,])(\d{2,3}·\d{3}(?:·\d{3})?)(?![·\d]|,\d|\s?(?:m²|qm|km|kwh|€|eur))/gu

/** Amounts in €, in order, and figures that are as long as a price where the currency is left out. */
export function pricesIn(text: string): Euros[] {
  const named = eurosIn(text)
  const bare = [...text.matchAll(BARE)].flatMap(match => {
    const at = match.index
    if (named.some(one => at >= one.at && at < one.at + one.length)) return []
    return [{ value: Number((match[1] ?? '').replace(/·/gu, '')), at, length: match[0].length }]
  })
  return [...named, ...bare].sort((a, b) => a.at - b.at)
}
