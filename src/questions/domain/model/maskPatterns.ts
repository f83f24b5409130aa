import { regexp } from '#kernel/regexp.ts'
import type { Stretch } from './maskPersonalData.ts'

/** White space that does not leave the line. */
const GAP = '[ \\u00a0\\u202f]'

// Also "info (at) makler.de" and, from text recognition, "info @ makler.de"; the second form is cut off by the line's end.
const MAIL =
  /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}[ \u00a0]?(?:@|[([{]\s?(?:at|ät)\s?[)\]}])[ \u00a0]?(?:[\p{L}\d-]{1,63}\.){1,5}\p{L}{2,24}|(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{2,63}/giu
const SITE = /(?<![\p{L}\d@.])(?:https?:\/\/\S+|www\.[\p{L}\d.-]+\.\p{L}{2,}\S*)/giu
/** DE and other countries: two letters, two check digits, 11 to 30 characters in groups. */
const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){2,7}(?:[ \u00a0]?[A-Z\d]{1,4})?(?![\p{L}\d])/gu

/** +49 …, 0049 …, (089) …, 089/…: 7 to 15 digits with what one writes between them. */
const DIGITS = `(?:[()]?${GAP}?[-–/.()·]?${GAP}?\\(?\\d)`
const PHONE = regexp.giu`(?<![\p{L}\d.,/-])(?:(?:\+\d|00[1-9])${DIGITS}{7,13}|\(?0${GAP}?[1-9]${DIGITS}{5,12})(?!\d)`
/** After a label any number is one. */
const LABELLED_PHONE = regexp.giu`(?<=(?<!\p{L})(?:Tel(?:efon)?|Fon|Phone|Mobil(?:telefon)?|Handy|Fax|Telefax|Rufnummer|Durchwahl|WhatsApp|[TMF])\.?:?${GAP}{0,3})\(?\+?\d${DIGITS}{4,14}(?!\d)`
/** A date, a span of years, or an amount written with dots is no phone number. */
const NO_PHONE = /\d{2}[./-]\d{2}[./-]\d{4}|^0[.,]\d+$|^\d{1,3}(?:\.\d{3})+$/u

const STREET_ENDS = [
  'stra(?:ß|ss)e str\\.? weg allee platz gasse gässchen ring damm ufer chaussee steig stieg pfad graben markt kai wall zeile',
  'promenade passage twiete redder kamp berg hof tor brücke garten park höhe winkel leite anger reihe steige gäßchen gässli remise padd',
].flatMap(line => line.split(' '))
const JOINED_END = `(?:${[...STREET_ENDS, 'STRASSE', 'STR\\.?', 'WEG', 'ALLEE', 'PLATZ'].join('|')})`
const OWN_END = `(?:${STREET_ENDS.map(end => end.charAt(0).toUpperCase() + end.slice(1)).join('|')})`
/** Bounded, so that no text takes long: German street names end before. */
const REST = `[\\p{L}.-]{0,40}`
const NAMED = `\\p{Lu}${REST}`
const HOUSE_NUMBER = `\\d{1,4}(?:${GAP}?[a-hA-H](?![\\p{L}²]))?(?:${GAP}?[-–/+]${GAP}?\\d{1,4}${GAP}?[a-z]?)?(?![\\p{L}\\d]|[.,]\\d|${GAP}?(?:%|€|m²|m2|qm|km|m\\b|min|Min|Gehmin|Fuß|Meter|Zimmer|Auto|Euro|Stell|PKW|Pkw|Jahr|Uhr))`
/** "Lindenstraße 12", "Kölner Str. 5a", "Am Alten Markt 3", "An der Alster 7-9". */
const ADDRESSES = [
  regexp.gu`(?<![\p{L}.-])(?:${NAMED}${GAP}){0,2}\p{Lu}${REST}${JOINED_END}${GAP}${HOUSE_NUMBER}`,
  regexp.gu`(?<![\p{L}.-])(?:${NAMED}${GAP}){1,2}${OWN_END}${GAP}${HOUSE_NUMBER}`,
  regexp.gu`(?<![\p{L}.-])${NAMED}-${OWN_END}${GAP}${HOUSE_NUMBER}`,
  regexp.gu`(?<!\p{L})(?:An|Auf|Bei|Beim|Hinter|Hinterm|Im|In|Ob|Unter|Unterm|Vor|Zum|Zur|Am)(?:${GAP}(?:der|den|dem|die))?(?:${GAP}\p{Lu}[\p{L}-]+){1,2}${GAP}${HOUSE_NUMBER}`,
  // Whatever is between a capital letter and a postal code with its town is a street.
  regexp.gu`(?<![\p{L}.-])(?:${NAMED}${GAP}){1,3}\d{1,4}(?:${GAP}?[a-h])?(?=${GAP}?[,·|¦–-]?${GAP}?\d{5}${GAP}\p{Lu})`,
]
/** Words with such an ending that are no streets, and what a preposition begins that is none. */
const NO_STREET =
  /(?:stell|park|spiel|sitz|arbeits|wasch|lager|liege|stand|garagen|wohn|grill|bolz|golf|tennis)pl|(?:jahr|monat|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|seite|wohnung|haus|etage|umkreis|zeitraum|objekt|abschnitt|nummer|nr|einheit|baujahr|jahre)\s\d/iu

export function mailsIn(text: string): Stretch[] {
  return stretches(text, MAIL)
}

export function sitesIn(text: string): Stretch[] {
  return stretches(text, SITE)
}

export function bankAccountsIn(text: string): Stretch[] {
  return stretches(text, IBAN)
}

export function phonesIn(text: string): Stretch[] {
  return [...stretches(text, LABELLED_PHONE), ...stretches(text, PHONE)].filter(
    ({ start, end }) => !NO_PHONE.test(text.slice(start, end)),
  )
}

/** Streets with house number, the object's own too: a pattern cannot tell whose they are, and no open question needs them. */
export function addressesIn(text: string): Stretch[] {
  return ADDRESSES.flatMap(pattern => stretches(text, pattern)).filter(
    ({ start, end }) => !NO_STREET.test(text.slice(start, end)),
  )
}

export function stretches(text: string, pattern: RegExp): Stretch[] {
  return [...text.matchAll(pattern)].map(found => ({ start: found.index, end: found.index + found[0].length }))
}
