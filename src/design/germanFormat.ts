import { germanNumber } from '#kernel/germanNumber.ts'

/** Rounded to whole euros. @param cents whole € cents */
export function wholeEuro(cents: number): string {
  return `${germanNumber(cents / 100, 0)}\u00a0€`
}

const MONTHS = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'
const DAY_BEFORE_MONTH = new RegExp(`\\b(\\d{1,2}\\.) (?=${MONTHS})`, 'g')

/** For showing: a number stays on one line with the unit behind it, a paragraph's number with the sign before it, a town with its postcode, a day with its month. */
export function unbroken(text: string): string {
  return [' €', ' m²', ' %']
    .reduce((before, unit) => before.replaceAll(unit, `\u00a0${unit.trim()}`), text)
    .replaceAll('§ ', '§\u00a0')
    .replaceAll(/\b(\d{5}) (?=\p{Lu})/gu, '$1\u00a0')
    .replaceAll(DAY_BEFORE_MONTH, '$1\u00a0')
}

/** Second parts of the long words of our trade: of homes, and of the papers that belong to them. */
const PARTS = [
  'haus(?!z)|häuser|hälfte|wohnung|grundstück|kennwert|provision|rücklage|sierung|heizung|anlage|stellpl|kaltmiete|gefahren|karte',
  'versicherung|nutzungsrecht|beratung|vermittler|räumdienst|verfolgen|buchauszug|auszug|versammlung|(?<!ver)sammlung|fassung|(?<=versamm)lung',
  'abrechnung|(?<!ab)rechnung|bericht|bescheid|bescheinigung|beschreibung|erklärung|fahrplan|(?<!fahr)plan(?!ung)',
  'preis|steuer|klasse|fläche|träger|umlage|belastung|investition|bedarf|richtwert|verkehrswert|auskunft|ausweis|entwurf',
  'messung|verbund|system|abdichtung|eindeckung|schutz|gemeinschaft|schädling',
  'gutachte|kataster|nachweis|protokoll|prüfung|register|schätzung|(?<!be)schein|vertrag|verzeichnis|vereinbarung',
]
const BEFORE_PART = new RegExp(`(?<=\\p{L}{4})(?=${PARTS.join('|')})`, 'gu')

/** For a narrow column: long words may break between their parts, also where the browser knows no German, and a unit behind its stroke. */
export function breakable(text: string): string {
  return text.replaceAll(BEFORE_PART, '\u00ad').replaceAll('kWh/(', 'kWh/\u200b(')
}
