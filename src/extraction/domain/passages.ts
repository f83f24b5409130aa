import { bodySize } from './bodySize.ts'
import { ANSWERED, MAIL_HEAD } from './mailHeads.ts'
import { isNoteOf, noteApart, withMarkBeforeStop } from './noteMarks.ts'
import type { Block, Page, Segment, Word } from '#reading/domain/page.ts'
import { withoutEmptyFields } from './emptyFields.ts'
import { joinsOf } from './joinsOf.ts'
import { othersApart } from './othersApart.ts'
import { CELL_MARK, CONTINUES, goesOn, joinedOverColumns, joinedOverPages, joinTo } from './runningOn.ts'
import { withCardsAsRows } from './stackedCards.ts'
import { withSplitTablesAsRows } from './splitTables.ts'
import { sectionByText } from './sectionByText.ts'
import { withTilesApart } from './tilesOfOthers.ts'
import { headsHints, headsOtherHearings, sectionOf, type Section, speaksOfObject, tellsOfOtherOffers } from './sections.ts' // prettier-ignore

/** A stretch of the document's text, with the place of every word. Lines of running text follow each other with a space; other lines are parted by \n, entries of a list by \n\n, cells of one line by ¦. */
export interface Passage {
  page: number
  text: string
  section: Section
  /** Other text is beside it: readers of the file may mix the two, line by line. */
  beside: boolean
  /** Set larger than the document's running text. */
  headline: boolean
  words: PlacedWord[]
}

export interface PlacedWord {
  start: number
  end: number
  word: Word
  /** A passage that runs on over the end of its page has words of the next one. */
  page: number
}

const HEADLINE_RATIO = 1.18
const ENDED_BY_ANY_HEADING: readonly Section[] = ['energy', 'costs', 'location']
/** Sections that end with the column they are in. */
const PASSING: readonly Section[] = ['contact', 'other-offers', 'costs']

/** "Seite 2 von 3" */
const FOLIO = /^\W*(?:seite\s)?\d{1,3}(?:\s?(?:\/|von)\s?\d{1,3})?\W*$/iu

/** Pages → passages in reading order, each with the section it is in. */
export function passagesOf(pages: readonly Page[]): Passage[] {
  const body = bodySize(pages)
  let section = 'object' as Section
  let hinted = false
  let beside = false
  let bottom = 0
  let since = 0
  let side = 0
  let end = 0
  let mails = 0
  const passages: Passage[] = []
  let isBare = false
  for (const page of pages) {
    // What a heading at the foot of the last page heads is all on this one, in whatever column.
    if (isBare) bottom = since = 0
    for (const block of withCardsAsRows(withSplitTablesAsRows(page.blocks))) {
      // The next column starts over: whom to call and what else is on offer was said in the last one.
      const nextColumn = block.box[1] < bottom - 2 * body
      if (nextColumn && block.box[1] < since && PASSING.includes(section)) section = 'object'
      // Who offers it and what else he has is in a column at the side; what lies left of it is not meant.
      if (beside && block.box[2] < side && PASSING.includes(section)) section = 'object'
      // So it is in a narrow column at the left, however far up that begins: what runs down at its right is the offer.
      if (nextColumn && section === 'contact' && isRightOf(block, end, page)) section = 'object'
      bottom = block.box[3]
      for (const part of splitAtHeadings(block)) {
        const hearings = page.number > 1 && headsOtherHearings(part.heading)
        const heads = sectionOf(part.heading) ?? termsBeside(part)
        const named = hearings ? 'other-offers' : heads === 'location' && isCard(part) ? undefined : heads
        if (named) {
          section = named
          hinted = headsHints(part.heading)
          since = block.box[1]
          beside = block.box[0] > page.width / 2
          side = block.box[0]
          end = block.box[2]
        } else if (ENDED_BY_ANY_HEADING.includes(section) && opensSomethingElse(part, body)) section = 'object'
        else if (section === 'contact' && tellsOfTheObject(part)) section = 'object'
        if (!FOLIO.test(textOf(part))) isBare = named === 'other-offers' && part.lines.length === 1
        if (MAIL_HEAD.test(textOf(part))) mails++
        if (ANSWERED.test(part.heading)) mails = Math.max(mails + 1, 2)
        // The mail that is answered: what the other one asks, or the sender wrote before, is no word of the offer.
        const ofOthers = mails > 1 || part.heading.startsWith('>') || tellsOfOtherOffers(textOf(part))
        // The small print at the foot of a page explains what was said far above it, whoever is named last.
        const own = ofOthers ? 'other-offers' : isNoteOf(part.heading, passages) ? 'object' : section
        const passage = write(page.number, part.lines, { section: own, body, beside: hasNeighbour(page, block) })
        if (own === 'terms' && speaksOfObject(bodyOf(passage, named), hinted)) passage.section = 'object'
        const last = passages.at(-1)
        if (last && goesOn(last, passage, page.blocks)) joinTo(last, passage)
        else passages.push(passage)
      }
    }
    // A contact block ends with its page, and so does what is in a column at the side; terms run on.
    if (section !== 'terms' && (section !== 'other-offers' || beside)) section = 'object'
  }
  const parted = joinedOverPages(joinedOverColumns(passages), body)
    .flatMap(othersApart)
    .flatMap(withoutEmptyFields)
    .flatMap((one, at, all) => noteApart(one, all.slice(0, at)))
  return withTilesApart(parted).map(one => (one.section === 'object' ? bySaying(one) : one))
}

/** An imprint set in columns goes on with the firm. @param end where the column at the left of it ends */
function isRightOf({ box: [left] }: Block, end: number, { width, blocks }: Page): boolean {
  if (left < end || left > MAX_SIDE * width) return false
  return !blocks.some(({ lines }) => lines.some(({ segments }) => segments.some(({ text }) => OF_IMPRINT.test(text))))
}

const OF_IMPRINT = /(?<!\p{L})(?:impressum|handelsregister|inhaltlich verantwortlich\p{L}*|HRB)(?!\p{L})/iu

/** Share of the page's width: the column beside it is wider. */
const MAX_SIDE = 0.45

/** Text that no heading puts into a section may show by what it tells that it is none of the object's. */
function bySaying(passage: Passage): Passage {
  const section = sectionByText(passage.text)
  return section === undefined || speaksOfObject(passage.text, false) ? passage : { ...passage, section }
}

/** Without the heading that opened its section; the empty text of a heading alone stays what it heads. */
function bodyOf({ text }: Passage, named: Section | undefined): string {
  return named ? text.slice(text.indexOf('\n') < 0 ? text.length : text.indexOf('\n')) : text
}

interface Part {
  heading: string
  lines: Segment[][]
}

function textOf({ lines }: Part): string {
  return lines.map(segments => segments.map(({ text }) => text).join(' ')).join(' ')
}

/** A line that names a section starts a part of its own. */
function splitAtHeadings(block: Block): Part[] {
  const parts: Part[] = []
  for (const line of block.lines) {
    const text = line.segments.map(segment => segment.text).join(' ')
    const part = parts.at(-1)
    const last = part?.lines.at(-1)?.[0]?.words[0]
    const first = line.segments[0]?.words[0]
    // A heading opens its block or is set otherwise than the line above; "ohne / Makler" in a headline is none.
    const differs = !last || !first || last.bold !== first.bold || Math.abs(last.size - first.size) > 0.5
    if (!part || (differs && sectionOf(text)) || ANSWERED.test(text))
      parts.push({ heading: text, lines: [line.segments] })
    else part.lines.push(line.segments)
  }
  return parts
}

/** The firm at the left of a page's head, and what the page holds at its right: "Roland & Wiese | Vertragsbedingungen". */
function termsBeside({ lines: [first = []] }: Part): Section | undefined {
  const [, title, ...more] = first
  return title && more.length === 0 && sectionOf(title.text) === 'terms' ? 'terms' : undefined
}

/** "Lage" over "42283 Wuppertal": a label with its value below it heads nothing. */
function isCard({ lines }: Part): boolean {
  const [, value, ...more] = lines.map(segments => segments.map(({ text }) => text).join(' '))
  if (value !== undefined && more.length <= 1 && /^\d{5} \p{Lu}/u.test(value)) return true
  return value !== undefined && more.length === 0 && value.length <= MAX_CARD_VALUE && !/[.!?]$/u.test(value)
}

/** A value that stands below its label has at most so many characters. */
const MAX_CARD_VALUE = 40

/** A heading that names none of our sections: short, set apart, no figures. */
function opensSomethingElse({ heading, lines }: Part, body: number): boolean {
  const first = lines[0]?.[0]?.words[0]
  if (!first || heading.length > 40 || /[\d:.,]/.test(heading) || lines[0]?.length !== 1) return false
  const next = lines[1]?.[0]?.words[0]
  return first.size >= 1.08 * body || (first.bold && !next?.bold)
}

/** Whom to call stands above the text in letters and notices: what tells area, price or rooms in a sentence is no address, nor is what an appraiser was shown. */
function tellsOfTheObject(part: Part): boolean {
  const text = textOf(part)
  return text.length >= SENTENCE && OF_THE_OBJECT.test(text) && !OF_A_PERSON.test(text)
}

/** A line of an address or a reference is shorter, in characters. */
const SENTENCE = 60
const OF_THE_OBJECT =
  /(?<!\p{L})(?:wohnfläche|kaufpreis|grundstück|zimmern?|wohnung(?:en)?|haus(?:es)?)(?!\p{L})[^.;]{0,60}\d[\d.,]*\s?(?:m²|qm|€|EUR|Euro)|\d\s?(?:m²|qm)\s(?:wohnfläche|grundstück)|(?<!\p{L})(?:(?:\d|zwei|drei|vier|fünf|sechs)\szimmern?|baujahr\s?:?\s(?:18|19|20)\d{2}|aus dem jahr (?:18|19|20)\d{2})|(?<!\p{L})(?:ortstermin|zutritt|innenbesichtigung|von (?:innen|außen))(?!\p{L})[^.;]{0,90}(?:gutachter|sachverständigen?)(?!\p{L})|(?<!\p{L})(?:gutachter|sachverständigen?)(?!\p{L})[^.;]{0,90}(?:ortstermin|zutritt|innenbesichtigung|von (?:innen|außen))(?!\p{L})/iu
const OF_A_PERSON =
  /@|(?<!\p{L})(?:tel|telefon|fax|mobil|www|gmbh|impressum|provision wird fällig|§)(?!\p{L})|weitere (?:objekte|angebote)|ebenfalls (?:bei|im)/iu

function write(
  page: number,
  lines: readonly Segment[][],
  { section, body, beside }: { section: Section; body: number; beside: boolean },
): Passage {
  let text = ''
  const words: PlacedWord[] = []
  const joins = joinsOf(lines)
  lines.forEach((segments, index) => {
    segments.forEach((segment, cell) => {
      segment.words.forEach((word, position) => {
        const last = words.at(-1)
        if (position > 0) text += ' '
        else if (cell > 0) text += CELL_MARK
        else if (index > 0 && last && dividedBefore(last.word, word, lines[index - 1] as Segment[])) {
          text = text.slice(0, -1)
          last.end = text.length
        } else if (index > 0) text += joins[index - 1] ?? '\n'
        words.push({ start: text.length, end: text.length + word.text.length, word, page })
        text += withMarkBeforeStop(word.text)
      })
    })
  })
  const size = Math.max(...words.map(({ word }) => word.size))
  return { page, text, section, beside, headline: size >= HEADLINE_RATIO * body, words }
}

function hasNeighbour(page: Page, block: Block): boolean {
  return page.blocks.some(other => other !== block && other.box[1] < block.box[3] && other.box[3] > block.box[1])
}

function dividedBefore(last: Word, next: Word, line: readonly Segment[]): boolean {
  return (
    line.length === 1 &&
    /\p{L}-$/u.test(last.text) &&
    (last.hyphenated || CONTINUES.test(next.text)) &&
    CONTINUES.test(next.text)
  )
}
