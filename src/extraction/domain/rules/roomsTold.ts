import { regexp } from '#kernel/regexp.ts'
import { RANK } from '../facts.ts'
import { COUNT, countFrom } from '../numbers.ts'
import type { Passage } from '../passages.ts'
import { proseOf, type ProseRule, type Reading } from '../rule.ts'
import { isOthersOrElsewhen } from './ownOrOthers.ts'
import { toldAround } from './toldAround.ts'

const ROOMS = regexp.giu`(?<![\p{L}\d.,-])(?<n>${COUNT})\s(?:(?<adjective>(?:hohe|helle|schöne|große)n?)\s)?Zimmern?(?!\p{L})`
/** "Unten sind vier Zimmer, oben zwei, macht zusammen sechs", "oben zwei Kinderzimmer, also vier Zimmer", "Zimmer sind es vier, dazu Küche und Bad" */
const SUM = regexp.giu`(?<![\p{L}\d.,-])(?:zusammen|insgesamt|alles in allem|(?:also|macht|ergibt|somit)(?=\s(?:${COUNT})\sZimmern?(?!\p{L}))|sind\s(?:es|das)(?:\sdann)?(?=\s(?:${COUNT})\s?[.,;]))\s(?:also\s)?(?<n>${COUNT})(?=\s?[.,;)]|\sZimmern?(?!\p{L})|$)|(?<=(?<!\p{L})Zimmer\s(?:sind|hat|gibt|haben)\s(?:(?:es|sie|wir|die Wohnung|das Haus|insgesamt|zusammen)\s){0,2})(?<n>${COUNT})(?=\s?[,.;]|\sund\s|$)`
/** Rooms of a storey, of one of several flats, and of guests. */
const OF_A_PART =
  /(?<!\p{L})(?:oben|unten|\p{L}*geschoss|etage|stock|[eodu]g|\p{L}*keller|dach|davon|je|jede[rsmn]?|jeweils|alle|\p{L}*wohnungen|weitere|noch|zusätzlich|andere[nr]?|einlieger\p{L}*|anbau|nebengebäude|hinterhaus|gäste\p{L}*|pension|hotel|ferien\p{L}*|von|nur|mindestens|bis)(?!\p{L})/u
/** What tells that the count is of the home: what it has, gives or spreads over. */
const OF_HOME =
  /(?<!\p{L})(?:haben|hat|gibt|sind|bietet|umfasst|besitzt|verfügt|verteil\p{L}*|wohn\p{L}*|leben|haus|wohnung|quadratmetern?|qm|m²)(?!\p{L})/u
/** Behind a count that opens its sentence: "Fünf Zimmer, davon vier zum Schlafen", "Sechs Zimmer hat das Haus". */
const OPENS =
  /^(?:,| also| insgesamt| zusammen| eben| sind es| auf | verteil| und | (?:hat|bietet|umfasst) (?:das|die|sie|es|der|unsere?) | (?:haben|bekommen) sie | haben wir (?!\d))/u
const DONE_UP =
  /(?<!\p{L})(?:renoviert|saniert|gestrichen|modernisiert|tapeziert|neu|umgebaut|belegt|vermietet|leer)(?!\p{L})/u
const MAX_ROOMS = 20
/** "Also fünf Zimmer im Ganzen", "Das macht vier Zimmer, wenn man die Wohnküche dazuzählt": the sum of the rooms that the sentences before it went through. */
const CONCLUDES =
  /^ ?(?:also|insgesamt|zusammen|alles in allem|das (?:sind|macht|ergibt)|macht|sind|somit)(?: (?:das|also|zusammen|insgesamt|dann))* $/u
const IN_ALL =
  /^ ?(?:$|im ganzen|insgesamt|zusammen|alles in allem|,? ?(?:wenn|sofern) (?:man|sie|wir|ich) (?:[^ .,]+ ){1,5}(?:mit|dazu|hinzu|ein)?(?:zähl|rechne)\p{L}*)(?!\p{L})/u

function told(match: RegExpExecArray, passage: Passage): Reading | undefined {
  const value = countFrom(match.groups?.n ?? '')
  const around = toldAround(passage, match, ROOMS)
  if (!around || value === undefined || value < 2 || value > MAX_ROOMS) return undefined
  const { before, after, clause } = around
  // "zwei helle Zimmer" in mid-sentence may be two of more.
  if (match.groups?.adjective !== undefined && before.trim() !== '') return undefined
  if (OF_A_PART.test(clause) || DONE_UP.test(clause) || isOthersOrElsewhen(clause)) return undefined
  if (CONCLUDES.test(before) && IN_ALL.test(after)) return { value, rank: RANK.hint, doubt: 0.9, ofTheWhole: true }
  return (before.trim() === '' ? OPENS.test(after) : OF_HOME.test(before))
    ? { value, rank: RANK.hint, doubt: 0.85 }
    : undefined
}

/** How many rooms a home has, as a sentence tells it: "Auf 138 Quadratmetern haben Sie fünf Zimmer". */
export const roomsTold: readonly ProseRule[] = proseOf('zimmer', { sections: ['object'] }, [
  { pattern: ROOMS, value: told },
  {
    pattern: SUM,
    value: (match, passage) => {
      const value = countFrom(match.groups?.n ?? '')
      const around = toldAround(passage, match, SUM)
      const isOfRooms = around && /zimmern?(?!\p{L})/u.test(around.before) && !isOthersOrElsewhen(around.sentence)
      return isOfRooms && value !== undefined && value <= MAX_ROOMS && !/wohnungen|parteien/u.test(around.sentence)
        ? { value, rank: RANK.hint, doubt: 0.9, ofTheWhole: true as const }
        : undefined
    },
  },
])
