import { isCommonPassword } from './isCommonPassword.ts'

/** Characters; a longer one is no password but work for the server. */
export const MAX_PASSWORD_LENGTH = 200

const MIN_PASSWORD_LENGTH = 8

/** What is wrong with a new password, as the buyer reads it; null when it may be used. */
export function passwordFault(password: string): string | null {
  if (password === '') return 'Bitte ein Passwort eingeben.'
  if ([...password].length < MIN_PASSWORD_LENGTH) return 'Mindestens 8 Zeichen.'
  if (!/\p{Lu}/u.test(password) || !/\p{Ll}/u.test(password) || !/\p{Nd}/u.test(password))
    return 'Mindestens ein Großbuchstabe, ein Kleinbuchstabe und eine Zahl.'
  if (isCommonPassword(password)) return 'Dieses Passwort ist zu bekannt. Bitte wählen Sie ein anderes.'
  return null
}

/** What is wrong with its repetition; null when it is the same. */
export function repeatFault(password: string, repeat: string): string | null {
  if (repeat === '') return 'Bitte das Passwort wiederholen.'
  return repeat === password ? null : 'Die Passwörter stimmen nicht überein.'
}
