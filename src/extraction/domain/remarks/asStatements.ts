import { regexp } from '#kernel/regexp.ts'
import { ABBREVIATION, ABBREVIATION_OR_END, goesOnBehindDot } from '../abbreviations.ts'
import { entryGoesOn, isList } from '../listLines.ts'
import { withSpaTownsAsOneWord } from './spaTowns.ts'

/** Until the dots of abbreviations and numbers are told apart: "Klasse B" and "Zimmer 3" end with their line. */
const LINE_END = '\u0001'
/** Dots after these end no sentence, and none in an address of the web does: "BORIS.NRW". */
export const ABBREVIATED = regexp.gu`(?<=${ABBREVIATION})\.|(?<=\p{L}str)\.(?=\s?\d)|(?<=(?<!\p{L})z\. ?t)\.|(?<=& ?co)\.(?=\s?(?:kg|ohg))|(?<=(?<!\p{L})www(?:\.[\p{L}\d-]{1,40})?)\.(?=\p{L})|(?<=[\p{L}\d])\.(?=(?:de|com|net|org|eu|info|immo|nrw)(?!\p{L}))`
/** With what the dots of these leave open told by what follows. */
const MAY_BE_ABBREVIATED = regexp.gu`(?<=${ABBREVIATION_OR_END})\.`
/** "bis 4 m. Das Baufenster", "15 × 18 m. Strom": a measure that ends its sentence; "Whg. 3 m. Balkon" goes on. */
const METRES = /\d[ \u00a0]?m$/u
const MEASURED =
  /(?:[×x]|(?<!\p{L})(?:bis|rund|etwa|ca\.|über|gut|knapp|nur|je|mindestens|höchstens|maximal)|\d,\d*)[ \u00a0]?\d*[ \u00a0]?m$/u
const OPENS_A_SENTENCE =
  /^\s(?:Der|Die|Das|Den|Dem|Ein|Eine|Es|Er|Sie|Wir|Im|In|Am|An|Auf|Aus|Bei|Zum|Zur|Von|Vom|Hier|Dort|Auch|Dazu|Als|Für|Nach|Über|Unter)\s/u
/** "für Frau L. eingetragen": a name that a court does not write out; with a capital behind it a sentence may end. */
const INITIAL = /(?<=(?<!\p{L})(?:frau|herrn?|eheleuten?|ehefrau|ehemann|witwe|familie|berechtigten?) \p{L})\./gu
/** "1. OG", "12.000", "50.000.–", "31.12.2030", "10. Januar"; but "im Jahr 2015. Das Dach" ends. */
const IN_NUMBERS = /(?<=\d)\.(?=\d|-)|(?<=(?<![\d\p{L}])\d{1,2})\.(?=\s?\p{L}|\d)/gu
/** A line that reaches this far goes on in the next one, unless that starts like a list. */
const FULL_LINE = 45
/** From so many characters on the value of a cell is a sentence, in characters. */
const LONG_VALUE = 30
/** The year behind what it dates ends an item of a list, however long the line is. */
const ITEM_END = /(?<!(?:^|\s)(?:im|in|ab|seit|bis|jahre?|anno|ende|anfang|mitte)\s)(?<!\d)(?:1[89]|20)\d\d\)?$/iu
/** The dots between label and value. */
const LEADER = /[.…_·]{4,}/u

/** "Fassadendämmung ¦ – ¦ keine": a dash between two cells stands for one that holds nothing, and hides no denial behind it; one before the words of a cell is a bullet. */
const LONE_DASH = /(?<=¦ ?)-(?= ?¦| ?\p{L})/gu

/** "bis auf den Zählerkasten (neu 2011)": what is excepted has a year of its own, which dates nothing else; a trade that is excepted is dated by it. */
const EXCEPTED =
  /(?<=(?<!\p{L})(?:bis auf|außer|ausgenommen|abgesehen von|mit ausnahme(?: von)?) (?:[\p{L}-]+ ){1,4})(?<!(?<!\p{L})(?:\p{L}*b[aä]d(?:er|ezimmer)?s?|(?:gäste-)?wc|\p{L}*heizung|\p{L}*kessels?|\p{L}*therme|dach(?:s|es)?|fassade|fenstern?|elektrik|(?:wasser)?leitungen|\p{L}*böden|\p{L}*küche) )\([^()¦]{0,30}(?<!\d)(?:1[89]|20)\d\d(?!\d)[^()¦]{0,20}\)/gu

/** "Dacheindeckung Betonpfanne, Baujahr; laut Dachdecker (Sichtprüfung 2025) ohne Befund": what was found goes on with what was looked at. */
const FOUND_BEHIND =
  /;(?=\s(?:(?:laut|nach|vom|von|durch|lt·)\s[^.;¦\n]{3,60}|[^.;¦\n]{0,30}(?:prüfung|inspektion|begehung|begutachtung|durchgesehen|geprüft|kontrolliert)[^.;¦\n]{0,30})\s(?:ohne|keine|keinen|keinerlei)\s(?:befunde?|beanstandung(?:en)?|mängel|schäden)(?!\p{L}))/gu

/** One text as statements, place by place of the same length. */
export function asStatements(text: string): string {
  const lower = text.toLowerCase()
  // A few foreign letters grow when made small; then the places would no longer fit.
  const small = lower.length === text.length ? lower : [...text].map(sameLength).join('')
  // Where lines of a list are parted, each is an entry of its own.
  const parted = isList(text.split(/\n+/u))
  return withSpaTownsAsOneWord(text, small)
    .replace(/\n/g, (_, at: number) =>
      (parted ? entryGoesOn(lineBefore(text, at), text.slice(at + 1)) : goesOn(text, at)) ? ' ' : LINE_END,
    )
    .replace(/[\u00a0\u202f\t]/g, ' ')
    .replace(/[–—‐‑]/g, '-')
    .replace(ABBREVIATED, (dot, at: number) => (isEndOfMeasure(text, at) ? dot : '·'))
    .replace(MAY_BE_ABBREVIATED, (dot, at: number) => (goesOnBehindDot(text.slice(at + 1, at + 3)) ? '·' : dot))
    .replace(INITIAL, (dot, at: number) => (/^(?:\s?\p{Ll}|,)/u.test(text.slice(at + 1, at + 3)) ? '·' : dot))
    .replace(IN_NUMBERS, '·')
    .replace(FOUND_BEHIND, ',')
    .replace(LONE_DASH, dash => ' '.repeat(dash.length))
    .replace(EXCEPTED, aside => aside.replace(/[\p{L}\d]/gu, 'x'))
    .replace(/[;•▪●✓✔|]|[!?](?![\p{L}\d,:;])|\*(?=\*)/gu, '.')
    .replaceAll(LINE_END, '.')
}

function isEndOfMeasure(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 20), at)
  const behind = text.slice(at + 1, at + 9)
  return METRES.test(before) && (OPENS_A_SENTENCE.test(behind) || (MEASURED.test(before) && /^\s\p{Lu}/u.test(behind)))
}

function sameLength(letter: string): string {
  const small = letter.toLowerCase()
  return small.length === letter.length ? small : letter
}

function lineBefore(text: string, at: number): string {
  return text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
}

/** Whether a sentence runs on over a line's end. */
function goesOn(text: string, at: number): boolean {
  if (text[at + 1] === '\n' || text[at - 1] === '\n') return false
  const line = lineBefore(text, at)
  const next = text.slice(at + 1, at + 3)
  // A value that needs more room than its cell has goes on below it.
  const value = line.slice(line.lastIndexOf('¦') + 1)
  const isLongValue = value !== line && (value.length >= LONG_VALUE || /\([^)]*$/u.test(value))
  if (isLongValue && /^\p{Ll}{2}|^\p{Ll} /u.test(next) && !/[.:;!?]$/u.test(line)) return true
  if (ITEM_END.test(line) && /^\p{Lu}/u.test(next)) return false
  if (/[.:;!?]$/u.test(line) || line.includes('¦') || LEADER.test(line) || /^(?:[-–•*▪+✓✔●►]|\d)/u.test(next))
    return false
  return (
    line.length >= FULL_LINE ||
    /^\p{Ll}/u.test(next) ||
    /(?<!\p{L})(?:kein\p{L}*|ohne|nicht|und|mit|von|der|die|das|ist)$/iu.test(line)
  )
}
