import type { Segment, Word } from '#reading/domain/page.ts'

/** A field of a system's export in one word: "wertklasse=D". */
const FIELD = /^([\p{L}_]{3,})=(\S+)$/u

/** Name, value and the word that is both, and the proof as it stands: "energieverbrauchkennwert=109.0". */
export function exportFields({ words }: Segment): { name: string; value: string; word: Word }[] {
  return words.flatMap(word => {
    const [, name, value] = FIELD.exec(word.text) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value, word }]
  })
}
