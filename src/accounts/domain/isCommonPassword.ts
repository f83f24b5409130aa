/**
 * What is tried first when accounts are guessed at: the words that lead every published list of passwords, in German and
 * in English, of which people make what the rules ask for by a capital letter and a number. ASVS 6.2.4.
 */
const WORDS =
  'passwort|passw0rt|password|passw0rd|p@ssw0rd|p@sswort|qwertz|qwertzui|qwerty|qwertyui|asdfgh|yxcvbn|abc|abcd|abcde|aa|hallo|hallohallo|willkommen|welcome|admin|administrator|iloveyou|ichliebedich|schatz|sommer|winter|fussball|fußball|football|baseball|monkey|dragon|sunshine|princess|letmein|master|superman|batman|berlin|hamburg|schalke|daniel|michael|changeme|internet|computer|ficken|arschloch|q1w2e3r4|1q2w3e4r|1qaz2wsx|a1b2c3d4'
const ENDINGS = '\\d{0,3}|0?4|1234|12345|123456|1234567|12345678|123456789|4321|654321|20[012]\\d'
const COMMON = new RegExp(`^(?:${WORDS})(?:${ENDINGS})[!?.*]?$`, 'i')

/** Whether a password is one of those that everybody knows, whatever its capitals are. */
export function isCommonPassword(password: string): boolean {
  return COMMON.test(password.trim().normalize('NFC'))
}
