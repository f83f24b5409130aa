import type { Segment, Word } from '#reading/domain/page.ts'

/** Before an entry of a checklist. */
const TICK = /^[✓✔☑✅]$/u
const MAX_WORDS = 4

export function isTicked({ segment: { words } }: { readonly segment: Segment }): boolean {
  return words.length > 1 && TICK.test(words[0]?.text ?? '')
}

/** "✓ Keller": the mark is the value, what stands behind it the label. null: too long for an entry. */
export function tickedEntry({ words }: Segment): { mark: Word; entry: Word[] } | null {
  const [mark, ...entry] = words
  return mark && TICK.test(mark.text) && entry.length > 0 && entry.length <= MAX_WORDS ? { mark, entry } : null
}
