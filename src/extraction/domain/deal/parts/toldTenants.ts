import { capitalised } from '#kernel/capitalised.ts'
import { regexp } from '#kernel/regexp.ts'
import { areasIn } from '../../numbers.ts'
import type { Passage } from '../../passages.ts'
import { proof } from '../../proof.ts'
import { saidIn } from '../../scope/said.ts'
import { eurosIn, type Statement, statementsOf } from '../../statements/statementsOf.ts'
import type { Part } from '../deal.ts'
import { ownText } from '../ownText.ts'

const STOREY = String.raw`(?:(?:ersten?|zweiten?|dritten?|vierten?|1·|2·|3·|4·) (?:stock(?:werk)?|ober-?geschoss|og|etage)|erdgeschoss|eg|hochparterre|souterrain|dachgeschoss|dg|anbau|hinterhaus)(?: (?:links|rechts|mitte|vorne|hinten))?`
/** Where a flat is, at the head of its sentence: "Im Erdgeschoss wohnt …", "Darüber …", "Der erste Stock rechts …", "Unter dem Dach …". */
const PLACE = regexp.u`^[\s•–-]*(?:(?:im|in der|der|die|das) (?<storey>${STOREY})|(?<place>darüber|daneben|gegenüber|unter(?:m| dem) dach|(?:ganz )?oben|ganz unten))(?!\p{L})`
/** What somebody hopes for, or pays with heat and parking, is no rent of a home. */
const NO_RENT =
  /(?<!\p{L})(?:soll\p{L}*|wären?|könnten?|möglich|erzielbar|meinen|denkbar|früher|zuletzt|warm|inklusive|stellplatz|garage|gedämmt|saniert|renoviert|modernisiert|ausgebaut|kostete?n?|investiert|kaufpreis)(?!\p{L})/u
const NOT_LET =
  /(?<!\p{L})(?:wir selbst|selbst|wohnen wir|leben wir|leer|frei|unvermietet|steht leer|nicht vermietet)(?!\p{L})/u
const MIN_AREA = 18
const MAX_AREA = 300
const MIN_RENT = 120
const MAX_RENT = 4_000
/** Two sentences may speak of rooms of one home. */
const MIN_FLATS = 3

/**
 * The flats of a house as a letter goes through them, one sentence each: "Im Erdgeschoss wohnt Frau Decker seit 1998, 88 m², 510 Euro kalt.
 * Darüber Familie Yilmaz, 92 m², sie zahlt 640 Euro." Empty: fewer are told so, or none pays.
 */
export function toldTenants(passages: readonly Passage[]): Part[] {
  const flats = ownText(passages).flatMap(passage =>
    statementsOf(saidIn(passage).text).flatMap((one, at, all) => flatIn(passage, one, all[at + 1]) ?? []),
  )
  return flats.length >= MIN_FLATS && flats.some(({ let: isLet }) => isLet) ? flats : []
}

function flatIn(passage: Passage, { text, start, end }: Statement, next: Statement | undefined): Part | null {
  const found = PLACE.exec(text)
  const [area, ...more] = areasIn(text)
  if (!found || !area || more.length > 0 || area.value < MIN_AREA || area.value > MAX_AREA) return null
  const isFree = NOT_LET.test(text)
  const [rent, ...others] = eurosIn(text).filter(({ value }) => value >= MIN_RENT && value <= MAX_RENT)
  const isPaid = !isFree && rent !== undefined && others.length === 0 && !NO_RENT.test(text)
  if (!isFree && !isPaid) return null
  const said = found.groups?.['storey'] ?? found.groups?.['place'] ?? ''
  const at = start + text.indexOf(said)
  const name = passage.text.slice(at, at + said.length)
  const isOfNext = next !== undefined && /^ ?(?:sie|er|diese wohnung)(?!\p{L})/u.test(next.text)
  return {
    name: asName(name),
    kind: 'wohnung',
    areaM2: area.value,
    areaKind: 'wohnflaeche',
    rentMonthEuro: isPaid ? rent.value : null,
    let: isPaid,
    priceEuro: null,
    status: null,
    inPrice: null,
    evidence: [proof(passage, start + (text.length - text.trimStart().length), isOfNext ? next.end : end)],
  }
}

const ORDINALS = ['erste', 'zweite', 'dritte', 'vierte']

/** "zweiten Stock" is "2. Stock", "darüber" is "Darüber". */
function asName(words: string): string {
  const at = ORDINALS.findIndex(ordinal => words.toLowerCase().startsWith(ordinal))
  if (at >= 0) return words.replace(/^\p{L}+/u, `${at + 1}.`)
  return capitalised(words)
}
