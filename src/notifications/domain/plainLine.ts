/**
 * One line of text that every store and mail header takes: control characters (a line break would start a new header,
 * the database refuses NUL) become spaces, marks that turn the direction of writing go, half characters become U+FFFD.
 */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
