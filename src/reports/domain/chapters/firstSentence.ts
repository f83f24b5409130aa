/** Full stops that end no sentence. */
const SHORT = /(?:^|[\s(])(?:ggf|bzw|inkl|exkl|evtl|ca|usw|Nr|Abs|Art|Satz|Str|zzgl|max|mind)\.$/u

/** "ab dem 3. Obergeschoss" */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/u

/** The first sentence of several, with its full stop. */
export function firstSentence(text: string): string {
  for (const end of text.matchAll(/[.?] (?=[\p{Lu}„])/gu)) {
    const first = text.slice(0, end.index + 1)
    if (!SHORT.test(first) && !ORDINAL.test(first)) return first
  }
  return text
}
