import { withoutNames } from '../namesOfPeople.ts'
import type { Passage } from '../passages.ts'
import { saidIn, type SearchedText } from '../scope/said.ts'

/** All passages as one text for the rules, with the way back. */
export interface StatementText extends SearchedText {
  /** Same length as the passages' texts with one character between them; `.` only at the end of a statement. */
  text: string
  passages: readonly Passage[]
  /** Where each passage starts in the text. */
  starts: readonly number[]
}

const PASSAGE_END = '.'

/**
 * Passages → text in which a rule can be written shortly: small letters, plain spaces and dashes, and every end of a
 * statement (sentence, list line, bullet, passage) is a dot, while dots of abbreviations and numbers are none.
 */
export function statementText(passages: readonly Passage[]): StatementText {
  const starts: number[] = []
  const parts: string[] = []
  let length = 0
  for (const passage of passages) {
    const part = withoutNames(saidIn(passage).text, passage.text)
    starts.push(length)
    parts.push(part)
    length += part.length + 1
  }
  return { text: parts.join(PASSAGE_END), signs: new Map(), passages, starts }
}

/** The passage in which a place of the text lies. */
export function passageAt({ starts }: StatementText, at: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((starts[middle] as number) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** Start and end of the statement around a stretch, without its final dot. */
export function statementAround(text: string, start: number, end: number): { start: number; end: number } {
  const next = text.indexOf('.', end)
  return { start: text.lastIndexOf('.', start - 1) + 1, end: next < 0 ? text.length : next }
}

/** The two statements (or the one) before a place where one starts, in one piece. */
export function statementsBefore(text: string, start: number, count: 1 | 2 = 2): string {
  const last = text.lastIndexOf('.', start - 2)
  if (count === 1) return text.slice(last + 1, start)
  return text.slice(last < 1 ? 0 : text.lastIndexOf('.', last - 1) + 1, start)
}

function* statements(text: string): Generator<{ start: number; end: number }> {
  let start = 0
  for (let end = text.indexOf('.'); start < text.length; end = text.indexOf('.', start)) {
    const stop = end < 0 ? text.length : end
    if (stop > start) yield { start, end: stop }
    start = stop + 1
  }
}

/** Where each statement of a text stands. */
export function statementsIn(text: string): { start: number; end: number }[] {
  return [...statements(text)]
}
