import { regexp } from '#kernel/regexp.ts'
import type { Block, Segment } from '#reading/domain/page.ts'
import { ABBREVIATED_WORD } from './abbreviations.ts'
import { isBulleted } from './listLines.ts'
import type { Passage } from './passages.ts'

/** Stands between the cells of one line. No white space, so that no wording runs from one cell into the next by chance. */
export const CELL_MARK = '¦'
/** A word divided at a line's end goes on in small letters; "Wohn-\nund" keeps its hyphen. */
export const CONTINUES = /^(?!und\b|oder\b|bzw\b|sowie\b|u\.)[a-zäöüß]/

/** Lines of running text, where text recognition sets every line apart, have more characters than this. */
const RECOGNISED_LINE = 45
/** A sentence breaks off at the end of its page only in a line of so many characters. */
const RUNNING_LINE = 30
/** Smaller than the running text by this share is what stands at the foot of a page. */
const SMALL = 0.9
/** Where a noun goes on with the sentence, it is one of at least so many words up to its full stop: a heading is none. The dot of an amount ends no word. */
const REST_OF_SENTENCE = /^(?:(?:[^\s.!?]|(?<=\d)\.(?=\d))+\s+){3,}[^]*?[.!?](?:\s|$)/u
/** Behind a word that no sentence ends with, two words and a full stop will do: "zehn Jahre vor | Ablauf getilgt sind." */
const SHORT_REST = /^(?:[^\s.!?]+\s+){2,}[^\s.!?]+[.!?](?:\s|$)/u
/** A full line reaches this share of the longest. */
const FULL_LINE = 0.85

/** So far below a line, in heights of it, the next one of its paragraph begins; so far, at most, the next paragraph. */
const GAP_OF_LINES = 0.9
const GAP_OF_TEXT = 2.5

/** "Der Verkehrswert wurde festgesetzt auf" with the amount set apart below it. */
const WANTS_AMOUNT = /\p{L} (?:auf|beträgt|von|bei|mit|lautet|ist|zu)$/u
/** The same with a colon, which a label has, too: then it is a court that fixes it, and nothing but the amount stands there. */
const FIXED_AT = /(?<!\p{L})(?:festgesetzt|festgelegt|bestimmt)(?: worden)? (?:auf|mit):$/u
const AMOUNT_ALONE = /^(?:(?:EUR|€)\s?)?\d{1,3}(?:[.\s]\d{3})+(?:,(?:\d\d|[-–—]+))?(?:\s?(?:EUR|€|Euro))?\.?$/u
/** A line that ends in "Kl." or "inkl." has not ended. */
const SHORTENED = regexp.iu`(?:${ABBREVIATED_WORD}|(?<!\p{L})[zmu])\.$`
/** What no sentence ends with. */
const WANTS_MORE =
  /(?:,|\p{L}-)$|(?<!\p{L})(?:und|oder|sowie|mit|ohne|vo[nm]|zu[mr]?|in|im|ins|an|am|auf|aus|bei|beim|für|durch|über|seit|vor|nach|de[rnms]|die|das|(?:k?ein|ihr)(?:e[nmrs]?)?|nicht|nur|noch|ist|sind|wird|wurden?|werden|hat|haben|kann|etwa|rund)$/u
/** "ein Ölkessel aus dem | Die große Scheune": two articles are of two sentences. */
const ENDS_IN_ARTICLE = /(?<!\p{L})(?:de[mnrs]|das|eine[mnrs]?|im|am|zu[mr]|vom|beim)$/u
const BEGINS_WITH_ARTICLE = /^(?:Der|Die|Das|Ein|Eine|Im|In|Am|Es|Sie|Er|Wir|Ich)\s/u
/** "Seite 2 von 8", "2/8" */
const PAGE_NUMBER = /^(?:Seite|S\.)?\s?[–-]?\s?\d{1,3}(?:\s?(?:von|\/|\|)\s?\d{1,3})?\s?[–-]?$/iu

/**
 * A sentence that runs on in the next column, or in the next line where recognised lines stand apart.
 * @param blocks all of the page
 */
export function goesOn(last: Passage, next: Passage, blocks: readonly Block[]): boolean {
  // "… Wettelsheim WA," over "erschließungsbeitragsfrei: 130 €/m². Ohne Gewähr": terms that end its block make no other sentence of it.
  const isMidSentence = last.text.endsWith(',') && /^[a-zäöüß]/u.test(next.text)
  if (last.page !== next.page || (last.section !== next.section && !isMidSentence)) return false
  if (last.text.includes(CELL_MARK) || next.text.includes(CELL_MARK) || /@\S+$/u.test(last.text)) return false
  if (WANTS_AMOUNT.test(last.text) && /^(?:(?:EUR|€)\s?)?\d/u.test(next.text)) return true
  if (FIXED_AT.test(last.text) && AMOUNT_ALONE.test(next.text)) return true
  if (hasEnded(last) || (ENDS_IN_ARTICLE.test(last.text) && BEGINS_WITH_ARTICLE.test(next.text))) return false
  if (goesOnInNextColumn(last, next, blocks)) return true
  if (last.text.length > 60 && /^[a-zäöüß(]/.test(next.text)) return true
  if (goesOnInWideLine(last, next)) return true
  const [above, below] = [last.words.at(-1)?.word, next.words[0]?.word]
  if (!above || !below || above.confidence === 1 || next.headline || last.headline) return false
  return (
    lastLineOf(last).length > RECOGNISED_LINE &&
    below.box[1] - above.box[3] < 1.6 * above.size &&
    below.box[1] > above.box[1]
  )
}

/**
 * Small print is set so wide that each of its lines is a block of its own: "Einheit 5 ist vor" over "Neuvermietung zu sanieren." The
 * next line lies right below, begins at the same edge, is set alike and runs to a full stop.
 */
function goesOnInWideLine(last: Passage, next: Passage): boolean {
  const [above, below] = [last.words.at(-1)?.word, next.words[0]?.word]
  const start = last.words[0]?.word
  if (!above || !below || !start || above.confidence !== 1 || last.headline || next.headline) return false
  const isSetAlike = above.bold === below.bold && Math.abs(above.size - below.size) < SAME_SIZE
  const isBelow = below.box[1] > above.box[1] && below.box[1] - above.box[3] < GAP_OF_LINES * above.size
  return (
    isSetAlike &&
    isBelow &&
    Math.abs(start.box[0] - below.box[0]) < above.size &&
    lastLineOf(last).length >= WIDE_LINE &&
    !last.text.includes('\n') &&
    !isBulleted(next.text) &&
    (REST_OF_SENTENCE.test(next.text) || next.text.length >= WIDE_LINE)
  )
}

/** Points. */
const SAME_SIZE = 0.5
/** A line of small print over the whole page, in characters. */
const WIDE_LINE = 90

/**
 * A sentence that breaks off at the foot of its column goes on at the head of the next: "findet sich kein | Beschluss über eine
 * Sonderumlage." There a heading or a card may stand as well: what goes on is set like it and runs to its full stop in one stretch.
 */
function goesOnInNextColumn(last: Passage, next: Passage, blocks: readonly Block[]): boolean {
  const [above, below] = [last.words.at(-1)?.word, next.words[0]?.word]
  if (!above || !below || above.confidence !== 1 || !isInNextColumn(last, next)) return false
  if (above.bold !== below.bold || Math.abs(above.size - below.size) > 0.5 || last.headline || next.headline)
    return false
  const [line, head] = [lastLineOf(last), firstLineOf(next)]
  if (last.text.length < RUNNING_LINE || isBulleted(last.text) || isBulleted(head)) return false
  if (!WANTS_MORE.test(line) && !isFull(last)) return false
  const isRest = REST_OF_SENTENCE.test(head) || (WANTS_MORE.test(line) && SHORT_REST.test(head))
  if (!CONTINUES.test(head) && !isRest) return false
  const [from, to] = spanOf(last)
  return !blocks.some(({ box: [left, top, right, bottom] }) => {
    const isLineBelow =
      top > above.box[1] && top - above.box[3] < GAP_OF_LINES * above.size && left < to && right > from
    const isAboveHead = bottom <= below.box[1] && below.box[1] - bottom < GAP_OF_TEXT * below.size && left > to
    return isLineBelow || isAboveHead
  })
}

/**
 * Where a page has one pair of columns below the other, the left ones are read first: a sentence that breaks off with a comma above a heading
 * goes on at the head of the right column, many passages later.
 */
export function joinedOverColumns(passages: readonly Passage[]): Passage[] {
  const joined: Passage[] = []
  for (const passage of passages) {
    const last = joined.at(-1)
    const isTail = CONTINUES.test(passage.text) && !passage.text.includes(CELL_MARK) && (!last || hasEnded(last))
    const begun = isTail
      ? joined.filter(
          one =>
            one.page === passage.page &&
            one.text.endsWith(',') &&
            !one.text.includes(CELL_MARK) &&
            isInNextColumn(one, passage),
        )
      : []
    const [only] = begun
    if (only && begun.length === 1) joinTo(only, passage)
    else joined.push(passage)
  }
  return joined
}

/** It begins higher up, to the right of all that stands in the other. */
function isInNextColumn(last: Passage, next: Passage): boolean {
  const [above, below] = [last.words.at(-1)?.word, next.words[0]?.word]
  if (!above || !below || below.box[3] > above.box[1]) return false
  return spanOf(last)[1] < below.box[0]
}

function spanOf({ words }: Passage): [left: number, right: number] {
  return [Math.min(...words.map(({ word }) => word.box[0])), Math.max(...words.map(({ word }) => word.box[2]))]
}

/**
 * A sentence that breaks off with its page goes on with the text of the next one, over what every page repeats at its head
 * and foot: "Mietrückstände gab | es bislang keine".
 * @param body the size of the running text, in points
 */
export function joinedOverPages(passages: readonly Passage[], body: number): Passage[] {
  const joined: Passage[] = []
  const repeated = repeatedOf(passages)
  const isText = (one: Passage): boolean =>
    !repeated.has(alike(one.text)) && !PAGE_NUMBER.test(one.text) && (one.words[0]?.word.size ?? 0) >= SMALL * body
  const opened = new Set<number>()
  for (const passage of passages) {
    const opens = !opened.has(passage.page) && isText(passage)
    if (opens) opened.add(passage.page)
    const last = opens ? joined.findLast(isText) : undefined
    if (last && last.words.at(-1)?.page === passage.page - 1 && goesOnOverPage(last, passage)) joinTo(last, passage)
    else joined.push(passage)
  }
  return joined
}

function goesOnOverPage(last: Passage, next: Passage): boolean {
  const line = lastLineOf(last)
  const below = firstLineOf(next)
  if (line.includes(CELL_MARK) || below.includes(CELL_MARK) || last.headline || next.headline) return false
  // Text recognition sets lines apart and in another order: the last of a page need not be its end.
  if (last.words.at(-1)?.word.confidence !== 1) return false
  if (last.section === 'contact' || last.section === 'other-offers' || isBulleted(below)) return false
  if (hasEnded(last) || line.length < RUNNING_LINE) return false
  if (/^[a-zäöüß(]/u.test(next.text) || WANTS_MORE.test(line)) return true
  return isFull(last) && !isBulleted(last.text) && REST_OF_SENTENCE.test(next.text)
}

/** The last line of a paragraph of several lines is as long as its longest. */
function isFull({ words }: Passage): boolean {
  const ends = words.map(({ word }) => word.box[2])
  const start = Math.min(...words.map(({ word }) => word.box[0]))
  const wraps = words.some(({ word }, at) => at > 0 && word.box[0] < (ends[at - 1] ?? 0))
  return wraps && (ends.at(-1) ?? 0) - start >= FULL_LINE * (Math.max(...ends) - start)
}

function hasEnded({ text }: Passage): boolean {
  return /[.!?:;]$/.test(text) && !SHORTENED.test(text)
}

function lastLineOf({ text }: Passage): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

function firstLineOf({ text }: Passage): string {
  return text.split('\n', 1)[0] ?? ''
}

/** What stands on several pages, but for its figures. */
function repeatedOf(passages: readonly Passage[]): Set<string> {
  const pages = new Map<string, number>()
  const repeated = new Set<string>()
  for (const { text, page } of passages) {
    const key = alike(text)
    if (pages.has(key) && pages.get(key) !== page) repeated.add(key)
    pages.set(key, page)
  }
  return repeated
}

function alike(text: string): string {
  return text.replace(/\d+/gu, '#')
}

export function joinTo(last: Passage, next: Passage): void {
  const isApart = last.page !== next.page || isInNextColumn(last, next)
  const isDivided = /\p{L}-$/u.test(last.text) && isApart && CONTINUES.test(next.text)
  const before = last.words.at(-1)
  if (isDivided && before) before.end = last.text.length - 1
  // "Luft-Wasser- | Wärmepumpe" is one word and keeps its hyphen.
  const isCompound = /\p{Ll}-$/u.test(last.text) && isApart && /^\p{Lu}/u.test(next.text)
  last.text = isDivided ? last.text.slice(0, -1) : isCompound ? last.text : `${last.text} `
  const offset = last.text.length
  last.text += next.text
  last.words.push(...next.words.map(one => ({ ...one, start: one.start + offset, end: one.end + offset })))
}

/** "Küche, Bodenbelag im" over "Keller und Möblierung", at the end of a column whose next begins with a row of a table. */
export function breaksOffWithin(line: readonly Segment[], next: readonly Segment[] | undefined): boolean {
  return line.length === 1 && next?.length === 1 && WITHIN_PHRASE.test(line[0]?.text ?? '')
}
const WITHIN_PHRASE =
  /\p{L} (?:und|oder|sowie|mit|ohne|im|in|in der|vom|von|zum|zur|am|auf|bei|für|de[rmns]|eine[rmns]?)$/u
