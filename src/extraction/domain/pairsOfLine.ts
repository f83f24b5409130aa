import type { Word } from '#reading/domain/page.ts'

/** Where the next label of a line of pairs begins, as an index; the length where none follows. */
export function nextLabel(words: readonly Word[]): number {
  // "187.000 € (davon entfällt auf Zubehör: 0 €)" is one value.
  let open = 0
  const colon = words.findIndex(({ text }, index) => {
    open += text.split('(').length - text.split(')').length
    return index > 0 && open <= 0 && /\p{L}.*[:：]$/u.test(text)
  })
  if (colon < 0) return words.length
  let start = colon
  while (start > 1 && colon - start < 2 && LABEL_WORD.test((words[start - 1] as Word).text)) start--
  return start
}

/** A word that can appear in the middle of a label, not a value: no figures, no yes or no, nothing that ends a value. */
const LABEL_WORD = /^(?!(?:ja|nein|vorhanden|sofort|frei|EUR|Euro|qm|m²)$)(?:\p{Lu}[\p{L}/-]*|der|des|pro|je|und)$/u

/** "349.000 €." ends; "inkl." and "1." do not. */
const SENTENCE_END = /(?:\p{L}{5}|\d{2}|[)%€²])[.;]$/u

/** "Kaufpreis: 349.000 € Wohnfläche: 112,5 m²": the first value ends where the next label begins, or its sentence. */
export function firstValue(words: Word[]): Word[] {
  const value = words.slice(0, nextLabel(words))
  const end = value.length < words.length ? value.findIndex(({ text }) => SENTENCE_END.test(text)) : -1
  return end < 0 ? value : value.slice(0, end + 1)
}
