import { regexp } from '#kernel/regexp.ts'
import type { Candidate, FactKey } from './facts.ts'
import type { Passage } from './passages.ts'

/** A yield stays what it is, a claim: it is held against the rent that is paid. */
const RENTS: readonly FactKey[] = ['kaltmieteMonat', 'jahresnettokaltmiete']
const MARK = /(?<mark>\*{1,3}|[¹²³])\)?$/u
/** "Mietertrag p. a.*" over the amount */
const MARK_OF_LABEL = /^[^\d*¹²³]{3,60}(?<mark>\*{1,3}|[¹²³])\)?(?=[\s:])/u
/** What nobody pays yet. */
const IF_ALL_WERE_LET =
  /(?<!\p{L})(?:(?<!(?:keine|ohne) )soll-?\p{L}*|(?:bei|nach|auf|für|unter annahme (?:der|einer)) (?:\p{L}+ )?(?:voll-?|neu)?vermietung|kalkulatorisch\p{L}*|kalkuliert\p{L}*|kalkulations?-?miet\p{L}*|prognos\p{L}*|erzielbar\p{L}*|angenommen\p{L}*|fiktiv\p{L}*|mietansatz|zielmiete\p{L}*|(?:inkl\.?|inklusive|einschl\.?|einschließlich|mit) (?:\p{L}+ )?(?:ansatz|ansätzen?)|(?:inkl\.?|einschließlich|mit) (?:der |den |des )?(?:leer\p{L}*|freien?) (?:wohnung|einheit|fläche)\p{L}*)(?!\p{L})/iu
const MAX_NOTE = 220

/** "33.300 € p. a.*" above "* bei Vollvermietung": what its footnote takes back is hoped for, and paid by nobody. */
export function withFootnotes(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  return candidates.map(candidate => {
    const { quote, whole = quote } = candidate.evidence
    const mark = RENTS.includes(candidate.key)
      ? (MARK.exec(quote.trim()) ?? MARK_OF_LABEL.exec(whole.trim()))?.groups?.['mark']
      : undefined
    const word = mark && IF_ALL_WERE_LET.exec(noteOf(mark, passages) ?? '')?.[0]
    return word ? { ...candidate, scope: { ...candidate.scope, time: 'planned', word: word.toLowerCase() } } : candidate
  })
}

/** From the mark to the next one; undefined: there is none. */
function noteOf(mark: string, passages: readonly Passage[]): string | undefined {
  const begins = regexp.u`(?:^|\n|\s)${mark.replaceAll('*', String.raw`\*`)}\)?(?=\s?[\p{L}\d])(?<note>(?:[^*¹²³]|(?<=m)[²³]){1,${MAX_NOTE}})` // prettier-ignore
  return passages.map(({ text }) => begins.exec(text)?.groups?.['note']).find(Boolean)
}
