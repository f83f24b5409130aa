import { regexp } from '#kernel/regexp.ts'
import type { Candidate, FactKey } from './facts.ts'
import { PAID } from './paidBesideHoped.ts'
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
/** So many characters of a note tell it from another text. */
const BEGINNING = 24

/**
 * "33.300 € p. a.*" above "* bei Vollvermietung": what its footnote takes back is hoped for, and paid by nobody, wherever the same
 * figure is printed once more. What is told as paid stays so: in a fully let house both figures are the same.
 */
export function withFootnotes(candidates: readonly Candidate[], passages: readonly Passage[]): Candidate[] {
  const noted = candidates.map(candidate => withFootnote(candidate, passages))
  const hoped = noted.filter((one, at) => one !== candidates[at])
  return noted.map(one => {
    const same = hoped.find(other => isRent(one) && isSameRent(one, other))
    return same && one.scope.time !== 'planned' ? { ...one, scope: { ...one.scope, time: 'planned', word: same.scope.word } } : one // prettier-ignore
  })
}

function isRent({ key }: Candidate): boolean {
  return RENTS.includes(key)
}

function isSameRent({ key, value, evidence }: Candidate, other: Candidate): boolean {
  return key === other.key && value === other.value && !PAID.test(evidence.whole ?? evidence.quote)
}

function withFootnote(candidate: Candidate, passages: readonly Passage[]): Candidate {
  const { quote, whole = quote } = candidate.evidence
  const mark = RENTS.includes(candidate.key)
    ? (MARK.exec(quote.trim()) ?? MARK_OF_LABEL.exec(whole.trim()))?.groups?.['mark']
    : undefined
  const note = mark === undefined ? undefined : noteOf(mark, passages)
  // What the note itself tells is not what it takes back.
  const word = note !== undefined && !whole.includes(note.trim().slice(0, BEGINNING)) ? IF_ALL_WERE_LET.exec(note)?.[0] : undefined // prettier-ignore
  return word ? { ...candidate, scope: { ...candidate.scope, time: 'planned', word: word.toLowerCase() } } : candidate
}

/** From the mark to the next one; undefined: there is none. */
function noteOf(mark: string, passages: readonly Passage[]): string | undefined {
  const begins = regexp.u`(?:^|\n|\s)${mark.replaceAll('*', String.raw`\*`)}\)?(?=\s?[\p{L}\d])(?<note>(?:[^*¹²³]|(?<=m)[²³]){1,${MAX_NOTE}})` // prettier-ignore
  return passages.map(({ text }) => begins.exec(text)?.groups?.['note']).find(Boolean)
}
