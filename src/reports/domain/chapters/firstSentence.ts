/** Full stops that end no sentence. */
const SHORT = /(?:^|[\s(])(?:ggf|bzw|inkl|exkl|evtl|ca|usw|Nr|Abs|Art|Satz|Str|zzgl|max|mind)\.$/u

/** "ab dem 3. Obergeschoss" */
const ORDINAL = /(?:^|[\s(])\d{1,2}\.$/u

/** As many whole sentences as there is room for, and at least the first. */
export function firstSentences(text: string, most: number): string {
  const first = firstSentence(text)
  const rest = text.slice(first.length).trim()
  const next = rest === '' ? '' : firstSentence(rest)
  return next === '' || first.length + next.length >= most
    ? first
    : `${first} ${firstSentences(rest, most - first.length - 1)}`
}

/** The first sentence of several, with its full stop. */
export function firstSentence(text: string): string {
  for (const end of text.matchAll(/[.?] (?=[\p{Lu}„])/gu)) {
    const first = text.slice(0, end.index + 1)
    if (!SHORT.test(first) && !ORDINAL.test(first)) return first
  }
  return text
}

/** Every sentence of a text. */
export function sentencesOf(text: string): string[] {
  const first = firstSentence(text)
  const rest = text.slice(first.length).trim()
  return rest === '' ? [first] : [first, ...sentencesOf(rest)]
}
