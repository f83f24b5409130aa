import type { Word } from '#reading/domain/page.ts'

/** Where the next label of a line of pairs begins, as an index; the length where none follows. */
export function nextLabel(words: readonly Word[]): number {
  const colon = words.findIndex((word, index) => index > 0 && /\p{L}.*[:：]$/u.test(word.text))
  if (colon < 0) return words.length
  let start = colon
  while (start > 1 && colon - start < 2 && LABEL_WORD.test((words[start - 1] as Word).text)) start--
  return start
}

/** A word that can stand in the middle of a label, not a value: no figures, no yes or no, nothing that ends a value. */
const LABEL_WORD = /^(?!(?:ja|nein|vorhanden|sofort|frei|EUR|Euro|qm|m²)$)(?:\p{Lu}[\p{L}/-]*|der|des|pro|je|und)$/u

/** "Kaufpreis: 349.000 € Wohnfläche: 112,5 m²": the first value ends where the next label begins. */
export function firstValue(words: Word[]): Word[] {
  return words.slice(0, nextLabel(words))
}
