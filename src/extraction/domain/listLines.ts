/** Fewer lines may be a sentence that breaks before its nouns. */
const MIN_LINES = 3
/** So many of them begin with a capital letter or a figure; the others go on with what stands above them. */
const MIN_SHARE = 0.8
const STARTS_AN_ENTRY = /^[\p{Lu}\d]/u
/** Whose lines are one address. */
const OF_A_LETTERHEAD = /@|(?:^|[,;|·] )(?:Tel|Fax|Mobil)(?!\p{L})|^\d{5}\s/u
const ENDS_A_SENTENCE = /[.!?]$|[.!?] \p{Lu}/u

/**
 * Whether lines are entries of a list whose bullets are drawn and not written: each begins anew, none holds the end of a
 * sentence. Running text breaks before small words, too.
 */
export function isList(lines: readonly string[]): boolean {
  if (lines.length < MIN_LINES || lines.some(line => ENDS_A_SENTENCE.test(line) || OF_A_LETTERHEAD.test(line)))
    return false
  return lines.filter(line => STARTS_AN_ENTRY.test(line)).length >= MIN_SHARE * lines.length
}

/** Whether an entry of such a list goes on in the next line. */
export function entryGoesOn(line: string, next: string): boolean {
  return (
    !STARTS_AN_ENTRY.test(next) ||
    /[,&-]$|(?<!\p{L})(?:und|oder|mit|von|der|die|das|aus|in|im|für|zu|auf|inkl\.)$/u.test(line)
  )
}
