import { regexp } from '#kernel/regexp.ts'
import type { Segment } from '#reading/domain/page.ts'
import { ABBREVIATED_WORD } from './abbreviations.ts'

/** Fewer lines may be a sentence that breaks before its nouns. */
const MIN_LINES = 3
/** So many of them begin with a capital letter or a figure; the others go on with what stands above them. */
const MIN_SHARE = 0.8
const STARTS_AN_ENTRY = /^[\p{Lu}\d]/u
/** Whose lines are one address. */
const OF_A_LETTERHEAD = /@|(?:^|[,;|·] )(?:Tel|Fax|Mobil)(?!\p{L})|^\d{5}\s/u
/** "inkl. Garage" and "1. OG" end none. */
const ENDS_A_SENTENCE = regexp.iu`(?<!\d|${ABBREVIATED_WORD})[.!?](?:$| \p{Lu})`
/** "• Bad", "✓ Bad", "1) Bad": what stands before an entry of a list and nowhere else. */
const BULLET = /^(?:[•▪■●○◦‣▸►▹➤➢✓✔☑✗]|\d{1,2}\)|[a-z]\)) ?(?=[\p{L}\d"„(])/u
/** "– Bad", "+ Bad", "* Bad": in running text a line may begin so by chance; where two do, it is a list. */
const DASH = /^[-–—*+·»>] ?(?=[\p{L}\d"„(])/u
const MIN_DASHES = 2
/** Words that belong to what follows, in an entry of a list, too. */
const OPEN = String.raw`und|oder|sowie|mit|von|vom|der|die|das|dem|den|des|aus|in|im|am|an|auf|für|zu|zum|zur|bei|durch|ohne|nach|bis|ab|seit|spätestens|frühestens|rund|etwa|je|pro|über|unter|gegen|eine?[rmns]?|kein\p{L}*|nicht|inkl\.|ca\.|zzgl\.`
const ENTRY_WANTS_MORE = new RegExp(String.raw`[,&/(-]$|(?<!\p{L})(?:${OPEN})$`, 'iu')
/** Words after which no sentence ends. */
const WANTS_MORE = new RegExp(String.raw`${ENTRY_WANTS_MORE.source}|(?<!\p{L})(?:ist|sind|wurden?)$`, 'iu')
/** Centred lines begin further apart than this, in font sizes; so much room is left where the next word would have gone on the line. */
const SAME_LEFT = 3
const ROOM_LEFT = 1

/**
 * Whether lines are entries of a list whose bullets are drawn and not written: each begins anew, none holds the end of a
 * sentence. Running text breaks before small words, too.
 */
export function isList(lines: readonly string[]): boolean {
  if (lines.length < MIN_LINES || lines.some(line => ENDS_A_SENTENCE.test(line) || OF_A_LETTERHEAD.test(line)))
    return false
  return lines.filter(line => STARTS_AN_ENTRY.test(line)).length >= MIN_SHARE * lines.length
}

/** Whether the text begins with the mark of a list's entry. */
export function isBulleted(text: string): boolean {
  return BULLET.test(text) || DASH.test(text)
}

/** Whether an entry of such a list goes on in the next line. */
export function entryGoesOn(line: string, next: string): boolean {
  return !STARTS_AN_ENTRY.test(next) || ENTRY_WANTS_MORE.test(line)
}

/**
 * Which lines of a block begin an entry of a list: what begins with a bullet, and what was begun anew although its first
 * word had room on the line before.
 */
export function startsOfEntries(lines: readonly Segment[][]): boolean[] {
  const texts = lines.map(segments => segments[0]?.text ?? '')
  const isDashed = texts.filter(text => DASH.test(text)).length >= MIN_DASHES
  const isBullet = (text: string, index: number) => BULLET.test(text) && !closesBracket(texts[index - 1], text)
  const hasBullets = isDashed || texts.some(isBullet)
  const listed = !hasBullets && lines.every(({ length }) => length === 1) && isList(texts)
  const right = hasBullets ? null : rightEdgeOf(lines)
  return texts.map((text, index) => {
    if (isBullet(text, index) || (isDashed && DASH.test(text))) return true
    const [line, last] = [lines[index]?.[0], lines[index - 1]?.[0]]
    const above = texts[index - 1]
    if (!line || !last || above === undefined || lines[index - 1]?.length !== 1 || hasBullets) return false
    if (listed) return !entryGoesOn(above, text)
    const first = line.words[0]
    if (right === null || !first || !STARTS_AN_ENTRY.test(text) || WANTS_MORE.test(above)) return false
    return last.box[2] + (first.box[2] - first.box[0]) + ROOM_LEFT * first.size <= right
  })
}

/** "… (Straßenfront ca. 21 m, Tiefe ca. 35" over "m) liegt in …": it ends what was opened above. */
function closesBracket(above: string | undefined, text: string): boolean {
  return above !== undefined && above.lastIndexOf('(') > above.lastIndexOf(')') && /^[\p{L}\d]{1,2}\)/u.test(text)
}

/** How far its lines reach, where they all begin at one left edge; of one that sticks out alone the next. */
function rightEdgeOf(lines: readonly Segment[][]): number | null {
  const firsts = lines.flatMap(([first]) => first ?? [])
  const lefts = firsts.map(({ box }) => box[0])
  const size = firsts[0]?.words[0]?.size ?? 0
  if (lines.length < MIN_LINES || Math.max(...lefts) - Math.min(...lefts) > SAME_LEFT * size) return null
  const rights = firsts.map(({ box }) => box[2]).sort((a, b) => b - a)
  return rights[1] ?? null
}

/** "Verbrauchsausweis, 182" above "kWh/(m²a), Klasse F": a figure and its unit are one. */
export function isBeforeUnit(line: readonly Segment[] = [], [next]: readonly Segment[] = []): boolean {
  return (
    line.length === 1 && /\d$/u.test(line[0]?.text ?? '') && /^(?:kWh|m²|qm|€|EUR)(?!\p{L})/u.test(next?.text ?? '')
  )
}
