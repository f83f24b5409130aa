import { regexp } from '#kernel/regexp.ts'
import { partOf } from './partOf.ts'
import type { Passage } from './passages.ts'
import { disclaims } from './sectionByText.ts'

/** "² Die Anlage ist gepachtet.", "** zzgl. Garage", "2) …" */
const NOTE = /^(?<mark>[¹²³⁴⁵⁶]|\*{1,3}|[1-6]\))\)?\s?(?=[\p{L}\d])/u

/** Whether a line is the note of a mark that something told of the object bears: "Photovoltaik²". */
export function isNoteOf(line: string, before: readonly Passage[]): boolean {
  const mark = NOTE.exec(line)?.groups?.['mark']
  if (mark === undefined) return false
  const bears = regexp.u`[\p{L}\d€²)]\s?${mark.replaceAll(/[*)]/gu, String.raw`\$&`)}(?![*\p{L}\d)])`
  return before.some(({ section, text }) => section === 'object' && bears.test(text))
}

/** "* … Die vertragliche Nettokaltmiete beträgt derzeit 318 €. Eine Haftung wird nicht übernommen": what explains a mark, and behind it what nobody answers for. */
export function noteApart(passage: Passage, before: readonly Passage[]): Passage[] {
  if (passage.section !== 'object' || !isNoteOf(passage.text, before)) return [passage]
  const sentences = passage.text.split(/(?<=[\p{L})\d]{2}[.!])(?=\s+\p{Lu})/u)
  const first = sentences.findIndex(disclaims)
  if (first < 1) return [passage]
  const rest = sentences.slice(0, first).join('').length
  return [...partOf(passage, 0, rest), ...partOf(passage, rest, passage.text.length)]
}

/** "im Jahr.² Laufzeit bis": the mark of a note behind a full stop would join two sentences, so it goes before it; as long as it was. */
export function withMarkBeforeStop(word: string): string {
  return word.replace(/(?<=[\p{L}\d)%€])([.!?;])([¹²³⁴⁵⁶]{1,2}|\*{1,3})$/u, '$2$1')
}
