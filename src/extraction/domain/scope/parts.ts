import { regexp } from '#kernel/regexp.ts'
import { wholeWords } from './wholeWords.ts'

const FLOOR = String.raw`(?:(?:\d{1,2}· ?)?(?:erd|ober|dach|unter|keller|zwischen|staffel|garten)-?geschoss(?:es|e|en)?|souterrain|hochparterre|(?:\d{1,2}· ?)?(?:eg|og|dg|ug|kg)|(?:\d{1,2}· |erste[nr]? |zweite[nr]? |dritte[nr]? |obere[nr]? |untere[nr]? )(?:etage|stock|ebene|stockwerk)|spitzboden|dachboden|dachstudio|dachgeschossebene|galerieebene)`
const ACCESSORY = String.raw`(?:doppelgarage|garagen?|garagen(?:zeilen?|anlagen?|reihen?|hof(?:e?s)?|höfe)|tiefgarage|carport|(?:garagen|hof|garten|einfahrts|roll)tor(?:es|e|s)?|zaun(?:anlage)?|einfahrt|markisen?|briefkasten(?:anlage)?|klingelanlage|spielplatz|pflasterung|gartenhütte|anbau(?:s|es)?|nebengebäude(?:s|n)?|gartenhaus(?:es)?|scheune|stall(?:ung)?|wintergarten(?:s)?)`
const UNIT = String.raw`(?:einlieger(?:wohnung|whg·)?|elw|gästewohnung|(?:wirts|eigentümer|betreiber|pächter|betriebsleiter|hausmeister|betriebsinhaber|inhaber|personal|dienst|verwalter)wohnung|gästehaus|gästeappartement|ferienwohnung|zweite wohnung|(?:wohnung|whg·?|we|einheit|wohneinheit) (?:nr·? ?)?(?:\d{1,3}|[a-d](?![\p{L}])|i{1,3}|eins|zwei|drei)|(?:wohnung|whg·?|einheit) (?:links|rechts|oben|unten)|hinterhaus(?:es)?|vorderhaus(?:es)?|seitenflügel|nebengebäude(?:s|n)?|nebenhaus(?:es)?|anbau(?:s|es)?|gartenhaus|remise|scheune|stall(?:ung)?|laden(?:lokal|geschäft|fläche)?s?|gewerbeeinheit(?:en)?|gewerbefläche(?:n)?|büro(?:einheit|fläche|räume)?n?|praxis(?:räume)?|werkstatt|halle|lager(?:halle)?|gaststätte|${ACCESSORY})`
const WHOLE = String.raw`(?:wohnung|eigentumswohnung|etagenwohnung|maisonette(?:wohnung)?|dachgeschosswohnung|erdgeschosswohnung|whg·?|etw|apartment|appartement|penthouse|loft|\p{L}*haus(?:es)?|objekt(?:s|es)?|immobilie|gebäude(?:s)?|anwesen(?:s)?|doppelhaushälfte|dhh|bungalow|villa|resthof|bauernhof|insgesamt|gesamt|gesamte[rnsm]?|zusammen|alles in allem|wohnfläche von insgesamt)`

const PART = wholeWords(`(?:${FLOOR}|${UNIT})(?!-)`, 'g')
const WHOLES = wholeWords(`(?:${WHOLE})(?!-)`, 'g')
/** "drei Zimmer im Obergeschoss" */
const BEHIND = wholeWords(
  String.raw`(?<=^ (?:(?:befinden|liegen|sind|gibt|es|sich) ){0,3})(?:im|in der|in dem|auf der|unter dem|des|der) (?:\p{L}+ )?(?<part>${FLOOR}|${UNIT})`,
  '',
)
/** "die Wohnung im Obergeschoss", "des Hauses", "im Haus": where it lies, not what is spoken of. */
const PLACED = /(?<!\p{L})(?:des|der|im|in der|in diesem|am|vom|dieser|dieses) (?:[\p{L}]+(?:en|er|es) )?$/u

/** "das Sondereigentum an der Wohnung Nr. 12" is what is sold; "nach dem Anbau 2009" tells when, "nach der Praxis der Stadt" by what habit; "Wohnfläche samt Anbau" is that of both. */
const IS_NO_PART =
  /(?<!\p{L})(?:sondereigentum an (?:der|dem|den) (?:\p{L}+ )?(?:wohnung|whg·?|einheit|we|wohneinheit) (?:nr·? ?)?\S+|(?:nach|seit|vor) (?:dem|den|einem) anbau|wohnfläche [^\d.;]{0,60}(?:plus|samt|mitsamt|nebst|inklusive|inkl·|einschließlich) (?:dem )?anbau|(?:nach|in|aus) (?:der )?(?:(?:gängige|ständige|bisherige|langjährige|übliche)r )?praxis)$/u

/** How far the name of a part may stand before what is said of it, in characters. */
const REACH = 110

const ONLY_FLOOR = regexp.u`^(?:${FLOOR})$`

export interface NamedPart {
  readonly bearer: 'part' | 'floor'
  readonly word: string
}

/** The part of the object that a statement speaks of at a place; null: the whole, or nothing is named. */
export function partAt(text: string, from: number, core: number, end: number): NamedPart | null {
  const before = text.slice(Math.max(from, core - REACH), core)
  const part = lastOf(PART, before)
  const behind = part ? null : BEHIND.exec(text.slice(end, end + 60))
  if (behind?.groups?.part) return named(behind.groups.part)
  if (!part || IS_NO_PART.test(before.slice(0, part.index + part[0].length))) return null
  // Another clause speaks of something else.
  // "Wirtswohnung 112 m², fünf Zimmer": behind its area a part goes on.
  const between = before
    .slice(part.index + part[0].length)
    .replace(/^ (?:(?:mit|ca·|rd·) )*\d[\d.,]* ?(?:m²|qm|quadratmetern?),/u, '')
  if (/[;¦.]|, (?!\p{L}+ ?(?:und|,))| - /u.test(between)) return null
  const whole = lastOf(WHOLES, before.replace(part[0], ' '.repeat(part[0].length)), before, part.index)
  if (whole) return null
  return named(part[0])
}

/** Trades of the home itself: beside them a part that is renewed, too, changes nothing. */
const TRADE = wholeWords(
  String.raw`\p{L}*dach(?:es|s)?|\p{L}*fenstern?|heizung\p{L}*|bad|bäder|elektrik|\p{L}*leitungen|fassade|(?:fuß)?böden|\p{L}*haus(?:es)?|wohnung|gebäude|anlage`,
  '',
)
const THING_BESIDE = wholeWords(ACCESSORY, 'g')
const OF_A_PART = wholeWords(String.raw`\p{L}+ (?:de[rs]|von|vom|am|im|an der) (?:\p{L}+ )?${ACCESSORY}`, 'g')

/** The part that works were done on, where no trade of the home is named with it: "1982 Garagentor erneuert", "Dach der Garage". */
export function partOfWorks(words: string): NamedPart | null {
  const part = lastOf(THING_BESIDE, words)
  if (!part || TRADE.test(words.replace(OF_A_PART, ''))) return null
  return named(part[0])
}

function named(word: string): NamedPart {
  return { word, bearer: ONLY_FLOOR.test(word) ? 'floor' : 'part' }
}

/** The last place where a pattern holds; of words for the whole those that only tell where something lies do not count. */
function lastOf(pattern: RegExp, text: string, said?: string, partAt = -1): RegExpExecArray | undefined {
  const found = [...text.matchAll(pattern)]
  if (said === undefined) return found.at(-1)
  return found.findLast(({ index, 0: word }) => {
    if (index < partAt)
      return /^ (?:im|in der|auf der|auf dem) (?:[\p{L}\d·]+ )?$/u.test(said.slice(index + word.length, partAt))
    return !PLACED.test(said.slice(0, index))
  })
}
