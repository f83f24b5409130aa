import { isPlainLine } from './isPlainLine.ts'

const MAX_NAME_LENGTH = 100

/** Names appear in mails to addresses that others typed in: no one shall advertise his page by them. */
const ADVERTISEMENT =
  /:\/\/|www\.|[\p{L}\p{Nd}-]{3,}\.(?:com|net|org|info|biz|io|co|de|eu|at|ch|ru|cn|pl|me|tk|top|xyz|online|site|shop|store|club|app|link|click|live|vip|win|casino)(?![\p{L}\p{Nd}])/iu

/** A person's or firm's name in the form in which it is stored: one line, trimmed, NFC. null when it cannot be one. */
export function personName(text: string): string | null {
  if (!isPlainLine(text)) return null
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
  if (name === '' || [...name].length > MAX_NAME_LENGTH || ADVERTISEMENT.test(name)) return null
  return name
}
