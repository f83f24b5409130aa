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

/**
 * What is tried first when accounts are guessed at: the words that lead every published list of passwords, in German and
 * in English, of which people make what the rules ask for by a capital letter and a number. ASVS 6.2.4.
 */
const WORDS =
  'passwort|passw0rt|password|passw0rd|p@ssw0rd|p@sswort|qwertz|qwertzui|qwerty|qwertyui|asdfgh|yxcvbn|abc|abcd|abcde|aa|hallo|hallohallo|willkommen|welcome|admin|administrator|iloveyou|ichliebedich|schatz|sommer|winter|fussball|fußball|football|baseball|monkey|dragon|sunshine|princess|letmein|master|superman|batman|berlin|hamburg|schalke|daniel|michael|changeme|internet|computer|ficken|arschloch|q1w2e3r4|1q2w3e4r|1qaz2wsx|a1b2c3d4'
const ENDINGS = '\\d{0,3}|0?4|1234|12345|123456|1234567|12345678|123456789|4321|654321|20[012]\\d'
const COMMON = new RegExp(`^(?:${WORDS})(?:${ENDINGS})[!?.*]?$`, 'i')

/** Whether a password is one of those that everybody knows, whatever its capitals are. */
function isCommonPassword(password: string): boolean {
  return COMMON.test(password.trim().normalize('NFC'))
}
