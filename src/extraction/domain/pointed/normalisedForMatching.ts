/** Stands between two figures that white space parts: "1 5" is never "15". */
const PARTED = '␣'

const SAME: ReadonlyMap<string, string> = new Map([
  ...alike('„“”«»‟', '"'),
  ...alike('‚‘’‛`´', "'"),
  ...alike('‐‑‒–—−', '-'),
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  // Soft hyphens and spaces of no width are not seen; bars are the edges of table cells.
  ...alike('\u00ad\u200b\u200c\u200d\u2060\ufeff|¦', ''),
])

function alike(marks: string, as: string): [string, string][] {
  return Array.from(marks, mark => [mark, as])
}

export interface NormalisedText {
  readonly text: string
  /** For each UTF-16 unit of the text, where it stood. */
  readonly places: readonly number[]
}

/** Text without what differs between two ways of writing down the same words: white space, kinds of quotes, dashes and ligatures. */
export function normalisedForMatching(text: string): NormalisedText {
  let result = ''
  const places: number[] = []
  let gap = false
  for (const { segment, index } of graphemes(text)) {
    const letter = segment.normalize('NFC')
    const written = /^\s+$/u.test(letter) ? '' : (SAME.get(letter) ?? letter)
    gap ||= written === ''
    if (written === '') continue
    const piece = (gap && /\d$/u.test(result) && /^\d/u.test(written) ? PARTED : '') + written
    gap = false
    result += piece
    for (let unit = 0; unit < piece.length; unit++) places.push(index)
  }
  return { text: result, places }
}

/** A letter and its accents are one. */
function* graphemes(text: string): Generator<{ segment: string; index: number }> {
  for (const found of text.matchAll(/\P{M}\p{M}*|\p{M}+/gsu)) yield { segment: found[0], index: found.index }
}
