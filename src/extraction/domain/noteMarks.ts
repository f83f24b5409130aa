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

/** Its dot is its own: "p.a", "ca", "mtl", "MwSt", and the day or storey of "31.12" and "2"; the pattern of a period wants it where it stands. */
const ABBREVIATION =
  /(?:\p{L}\.\p{L}+|(?<!\p{L})(?:(?!(?:eg|og|ug|dg|kg|tg|we)$)\p{L}{1,2}|mtl|monatl|jährl|inkl|exkl|zzgl|zuzgl|abzgl|einschl|ausschl|gesetzl|evtl|mwst|ust|bzw|bzgl|usw|etc|vgl|ggf|max|min|mind|mio|tsd|teur|str|whg|std|abs|art|bj)|(?<!\d)\d{1,2})$/iu

/** "im Jahr.² Laufzeit bis": the mark of a note behind a full stop would join two sentences, so it goes before it; as long as it was. */
export function withMarkBeforeStop(word: string): string {
  return word.replace(
    /^(?<said>.*[\p{L}\d)%€])(?<stop>[.!?;])(?<mark>[¹²³⁴⁵⁶]{1,2}|\*{1,3})$/u,
    (whole: string, said: string, stop: string, mark: string) =>
      stop === '.' && ABBREVIATION.test(said) ? whole : `${said}${mark}${stop}`,
  )
}
