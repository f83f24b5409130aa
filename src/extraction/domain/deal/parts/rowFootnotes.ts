import { type Box, union } from '#kernel/evidence.ts'
import { regexp } from '#kernel/regexp.ts'
import type { Page, Segment, Word } from '#reading/domain/page.ts'
import { asOneCell } from '../../cells.ts'
import { linesOf } from '../../placed.ts'
import type { Column } from './columns.ts'
import type { PartTable, Row } from './partTable.ts'

/** Where a footnote is: below the list, or on the page behind it. */
export interface Note {
  readonly page: number
  readonly box: Box
}

/** "401,00*", "Dachgeschoss**", "WE 4 ²)", "460 1)", or "1)" in a cell of its own; neither "118 m²" nor "Wohnung (Haus 2)". */
const MARKED =
  /(?:(?<=[\p{L}\d,.€)-]\s?)(?<!(?<!\p{L})[ck]?m)(?<mark>\*{1,3}|[¹²³])\)?|(?<=^|[\p{L}\d,.€-]\s)(?<!\([^()]*)(?<digit>[1-9]\)))$/u
/** "* Räumungsklage", "**) Der Ausbau", "2) Der Mieter": a word that is a mark, or begins with one. */
const NOTE = /^(?:(?:\*{1,3}|[¹²³])\)?|[1-9]\))(?<said>\p{L}.*)?$/u
/** "… aufgefunden. Einheit 5 ist zu sanieren": from here on another unit is meant. */
const OTHER_UNIT = /^(?:Einheit|Wohnung|Whg\.?|WE|Wohneinheit)$/u
const MAX_WORDS = 60
/** Lines of a note are set closer than this, in font sizes. */
const MAX_GAP = 1

/** "401,00*" above "* Räumungsklage ist eingereicht": what a footnote says of a row is the row's remark, as if it stood in it. */
export function withFootnotesOfRows(table: PartTable, pages: readonly Page[]): PartTable {
  const rows = table.rows.map(row => (row.isSum ? row : withFootnote(row, table, pages)))
  return rows.every((row, at) => row === table.rows[at]) ? table : { ...table, rows }
}

function withFootnote(row: Row, table: PartTable, pages: readonly Page[]): Row {
  const page = pages.find(({ number }) => number === row.page)
  const next = pages.find(({ number }) => number === row.page + 1)
  const marks = new Set(row.line.segments.flatMap(({ text }) => markOf(text) ?? []))
  const notes = [...marks].flatMap(mark => {
    const below = page && noteBelow(page, mark, table)
    const note = below ?? (next && noteOverleaf(next, mark, table))
    return note ? [{ note, page: below ? row.page : row.page + 1 }] : []
  })
  // A row that has its own remark keeps it: one quote of both would be of words that stand apart.
  const own = row.cells.get('remark')
  if (notes.length === 0 || (own && !IS_MARK.test(own.text))) return row
  const cells = new Map(
    [...row.cells].map(([column, cell]) => [column, READ.includes(column) ? unmarked(cell) : cell] as const),
  )
  return {
    ...row,
    cells: cells.set('remark', asOneCell(notes.map(({ note }) => note))),
    notes: notes.map(({ note: { box }, page: number }) => ({ page: number, box })),
  }
}

/** Below "Anm.": all the cell says is where to read on. */
const IS_MARK = /^(?:\*{1,3}|[¹²³1-9])\)?$/u

function markOf(text: string): string | undefined {
  const { mark, digit } = MARKED.exec(text.trim())?.groups ?? {}
  return mark ?? digit
}

/** Cells of which a name or a figure is read; the words of the others are quoted as they stand. */
const READ: readonly Column[] = ['label', 'area', 'rent', 'price']

/** Without the mark: it is no part of the unit's name. */
function unmarked(cell: Segment): Segment {
  const text = cell.text.replace(MARKED, '').trim()
  const last = cell.words.at(-1)
  if (text === cell.text || text === '' || !last) return cell
  const bare = last.text.replace(/\s?(?:(?:\*{1,3}|[¹²³])\)?|[1-9]\))$/u, '')
  return { ...cell, text, words: [...cell.words.slice(0, -1), ...(bare === '' ? [] : [{ ...last, text: bare }])] }
}

/** A list at the end of a page has its notes at the head of the next; there a star may be the dot of any list. */
function noteOverleaf(page: Page, mark: string, table: PartTable): Segment | undefined {
  return /[¹²³]/u.test(mark) ? noteBelow(page, mark, table) : undefined
}

/** From the mark to the next one, or to the end of the paragraph; undefined: there is none below the table. */
function noteBelow(page: Page, mark: string, { page: of, lines }: PartTable): Segment | undefined {
  const end = page.number === of && /\d/u.test(mark) ? (lines.at(-1)?.box[1] ?? 0) : 0
  const words = linesOf(page)
    // Above the list "1)" numbers other things.
    .filter(line => !lines.includes(line) && line.box[1] >= end)
    .flatMap(({ segments }) => segments.flatMap(segment => segment.words))
  const isMark = regexp.u`^${mark.replace(/[*)]/gu, String.raw`\$&`)}\)?(?:\p{L}.*)?$`
  const at = words.findIndex((word, index) => isMark.test(word.text) && isNote(words, index))
  const first = words[at]
  if (!first) return undefined
  // "*DG rechts": the word is quoted as it stands.
  const note: Word[] = NOTE.exec(first.text)?.groups?.['said'] === undefined ? [] : [first]
  for (const [index, word] of words.slice(at + 1, at + MAX_WORDS).entries()) {
    const [before, next] = [words[at + index], words[at + index + 2]]
    if (NOTE.test(word.text) || (before && isApart(before, word))) break
    if (/[.!]$/u.test(before?.text ?? '') && OTHER_UNIT.test(word.text) && /^\d/u.test(next?.text ?? '')) break
    note.push(word)
  }
  return note.length === 0
    ? undefined
    : { words: note, text: note.map(({ text }) => text).join(' '), box: union(note.map(({ box }) => box)) }
}

/** A mark of its own, with words behind it: "2.478,00 *" has none. */
function isNote(words: readonly Word[], index: number): boolean {
  const [word, next] = [words[index], words[index + 1]]
  return (word !== undefined && /\p{L}/u.test(word.text)) || /^\p{L}{2}|^\p{Lu}|^\d/u.test(next?.text ?? '')
}

function isApart(before: Word, word: Word): boolean {
  return Math.abs(before.size - word.size) > 0.5 || word.box[1] - before.box[3] > MAX_GAP * before.size
}
