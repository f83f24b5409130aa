import { type Evidence, wholeQuote } from '#kernel/evidence.ts'
import { oneLine } from '../wording.ts'

/** German: what the text tells with the second half of what the exposé says there, behind the quote where the text holds it. */
export function saidOn(text: string, evidence: Evidence | null): string {
  if (!evidence?.behind) return text
  const behind = oneLine(evidence.behind)
  const quote = `„${oneLine(wholeQuote(evidence))}`
  // A quote that ends with a semicolon has its full stop behind it; the second half has its own.
  const held = [`${quote}“.`, `${quote}“`].find(one => text.includes(one))
  if (held !== undefined) return text.replace(held, () => `${quote} ${behind}“`)
  return [text, `Das Exposé sagt dazu weiter: „${behind}“`].filter(Boolean).join(' ')
}
