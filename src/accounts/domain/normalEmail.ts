/** RFC 5321, 4.5.3.1. */
export const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_PART_LENGTH = 64

const LOCAL_WORD = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+$/
const DOMAIN_LABEL = /^[\p{Ll}\p{Lo}\p{Nd}](?:[\p{Ll}\p{Lo}\p{Nd}-]{0,61}[\p{Ll}\p{Lo}\p{Nd}])?$/u

/**
 * An e-mail address in the one form in which it is stored and compared: lower case, trimmed, NFC. null when it is none.
 * Quoted local parts and addresses in brackets are refused: nobody has them, and they are what header injection is made of.
 */
export function normalEmail(text: string): string | null {
  const address = text.trim().normalize('NFC').toLowerCase()
  if (address.length > MAX_EMAIL_LENGTH) return null
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const labels = address.slice(at + 1).split('.')
  if (local.length > MAX_LOCAL_PART_LENGTH || !local.split('.').every(word => LOCAL_WORD.test(word))) return null
  if (labels.length < 2 || !labels.every(label => DOMAIN_LABEL.test(label))) return null
  return address
}
