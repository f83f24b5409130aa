/**
 * One line of text that every store and mail header takes: control characters (line breaks would start a new header,
 * NUL is refused by the database) become spaces, halves of characters become U+FFFD.
 */
export function plainLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
}
