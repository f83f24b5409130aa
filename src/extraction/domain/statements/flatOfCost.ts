import type { Statement } from './statementsOf.ts'

/** What a flat of a house is called where works on it are priced: its number, or its floor and side. */
const FLAT =
  /(?<!\p{L})(?:wohnung|whg·?|einheit|we)(?: im| in der| nr·?)? (?<flat>\d{1,3}(?![\d·.,]|\p{L}| (?:m²|qm|zimmer|€))|(?:\d{1,2}[·.]? ?(?:og|obergeschoss|stock)|(?:erste|zweite|dritte|vierte)[nsr]? (?:obergeschoss|stock|og)|eg|dg|erdgeschoss|dachgeschoss|hochparterre)(?: (?:links|rechts|mitte))?)(?!\p{L})/u

/** The flat that a statement names, else the last one before it. */
export function flatOf(own: Pick<Statement, 'text' | 'start'>, before: readonly Statement[]): NamedFlat | null {
  for (const { text, start } of [own, ...before.toReversed()]) {
    const match = FLAT.exec(text)
    const flat = match?.groups?.['flat']
    if (match && flat) return { flat, start: start + match.index, end: start + match.index + match[0].length }
  }
  return null
}

interface NamedFlat {
  readonly flat: string
  /** Of all of its name, in the passage. */
  readonly start: number
  readonly end: number
}
