/** Control characters and line ends forge headers; characters that turn the direction of writing forge what is read. */
const ODD = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** Whether a text may appear in one line of a mail, an invoice or a page. */
export function isPlainLine(text: string): boolean {
  return !ODD.test(text)
}
