/** Stands between two figures that white space parts: "1 5" is never "15". */
const PARTED = '␣'

const TYPOGRAPHY: readonly [RegExp, string][] = [
  [/[„“”«»‟]/gu, '"'],
  [/[‚‘’‛`´]/gu, "'"],
  [/[‐‑‒–—−]/gu, '-'],
  [/ﬀ/gu, 'ff'],
  [/ﬁ/gu, 'fi'],
  [/ﬂ/gu, 'fl'],
  [/ﬃ/gu, 'ffi'],
  [/ﬄ/gu, 'ffl'],
  // Soft hyphens and spaces of no width are not seen; bars are the edges of table cells.
  [/[\u00ad\u200b-\u200d\u2060\ufeff]/gu, ''],
  [/[|¦]/gu, ' '],
]

/** Text without what differs between two ways of writing down the same words: white space, kinds of quotes, dashes and ligatures. */
export function squeezed(text: string): string {
  return TYPOGRAPHY.reduce((result, [from, to]) => result.replace(from, to), text.normalize('NFC'))
    .replace(/(?<=\d)\s+(?=\d)/gu, PARTED)
    .replace(/\s+/gu, '')
}

/** What stands between two neighbouring words once white space is gone. */
export function seam(last: string, next: string): string {
  return /\d$/u.test(last) && /^\d/u.test(next) ? PARTED : ''
}
