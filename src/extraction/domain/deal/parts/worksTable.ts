import { type Evidence, union } from '#kernel/evidence.ts'
import type { Line, Page, Segment, Word } from '#reading/domain/page.ts'
import { cellOf } from '../../cells.ts'
import { areWorksHeads, isOfState, worksColumnOf } from '../../worksHeads.ts'
import type { Part } from '../deal.ts'
import { columnOf } from './columns.ts'
import { linesOf, overlap } from '../../placed.ts'
import { SUM, UNIT_NAME } from './unitWords.ts'

/** A row that tells of one flat, or of one part of the house, what is to be done there. */
export interface WorksRow {
  readonly page: number
  readonly name: Segment
  /** The cells of words beside the name; null: the name itself tells it. */
  readonly words: Segment | null
  /** Those of its cells that name the works, not how things are or who says so. */
  readonly works: readonly Word[]
  /** null: no cell of a cost, or an empty one. */
  readonly cost: Segment | null
}

/** "Wohnung | Was zu tun ist | Kosten", or "Gewerk | Kosten nach Angebot". */
export interface WorksTable {
  /** Its rows are flats of the house. */
  readonly ofFlats: boolean
  /** The line above the head; empty: none. */
  readonly heading: string
  readonly costHead: string
  readonly rows: readonly WorksRow[]
  /** Head and rows. */
  readonly lines: readonly Line[]
}

const MAX_HEADING = 70
const MIN_ROWS = 2

/** Every table of works of the pages. @param taken lines of other tables */
export function worksTablesOf(pages: readonly Page[], taken: ReadonlySet<Line>): WorksTable[] {
  const free = pages.map(page => linesOf(page).filter(line => !taken.has(line)))
  return free.flatMap((lines, index) => {
    const rest = pages.slice(index).map(({ number }, at) => ({ page: number, lines: free[index + at] ?? [] }))
    return lines.flatMap((line, at) =>
      areWorksHeads(line.segments.map(({ text }) => text)) ? (tableUnder(rest, lines, at) ?? []) : [],
    )
  })
}

/** The lines of one page. */
interface Sheet {
  readonly page: number
  readonly lines: readonly Line[]
}

function tableUnder(sheets: readonly Sheet[], lines: readonly Line[], at: number): WorksTable | undefined {
  const head = lines[at] as Line
  const found: Line[] = []
  const rows: WorksRow[] = []
  for (const { page, lines: all } of sheets) {
    const below = page === sheets[0]?.page ? all.slice(at + 1) : all
    const taken = rowsBelow(page, head, below, rows)
    found.push(...taken)
    // A table that ends within its page ends.
    if (taken.length < below.length || (found.length === 0 && rows.length === 0)) break
  }
  const above = lines[at - 1]?.segments ?? []
  const isHeading = above.length === 1 && (above[0]?.text.length ?? 0) <= MAX_HEADING
  const ofFlats =
    columnOf(head.segments[0]?.text.trim() ?? '') === 'label' || rows.every(({ name }) => isFlat(name.text))
  const isTable = ofFlats ? rows.filter(({ name }) => isFlat(name.text)).length >= MIN_ROWS : rows.length >= MIN_ROWS
  if (!isTable) return undefined
  return {
    ofFlats,
    heading: isHeading ? (above[0]?.text ?? '') : '',
    costHead: head.segments.find(({ text }) => worksColumnOf(text, head.segments[0]?.text) === 'cost')?.text ?? '',
    rows,
    lines: [head, ...found],
  }
}

/** Adds the rows of one page, and tells which lines they take: down to a line that is neither a row nor goes on in a cell of one. */
function rowsBelow(page: number, head: Line, below: readonly Line[], rows: WorksRow[]): Line[] {
  const found: Line[] = []
  for (const line of below) {
    const [first, ...more] = line.segments
    if (!first || areWorksHeads(line.segments.map(({ text }) => text))) break
    const above = found.at(-1) ?? (rows.length === 0 ? head : undefined)
    if (more.length === 0) {
      if (!above || !isNextLine(above, line, first)) break
      const last = rows.at(-1)
      if (last && last.page === page) rows.splice(-1, 1, withMore(last, first))
    } else if (!SUM.test(first.text.trim())) {
      if (found.length === 0 && rows.length > 0 && Math.abs(first.box[0] - (head.segments[0]?.box[0] ?? 0)) > FLUSH) break // prettier-ignore
      const row = rowOf(page, head, line)
      if (row) rows.push(row)
    }
    found.push(line)
  }
  return found
}

/** Cells of one column begin at the same place, in points; lines of one cell follow each other this closely, in em. */
const FLUSH = 3
const LEADING = 0.8

function isNextLine(above: Line, { box }: Line, { words: [word] }: Segment): boolean {
  return box[1] - above.box[3] <= LEADING * (word?.size ?? 0)
}

/** The row with a line that goes on below its name or its words. */
function withMore(row: WorksRow, more: Segment): WorksRow {
  const joined = (cell: Segment) => cellOf([...cell.words, ...more.words])
  if (Math.abs(more.box[0] - row.name.box[0]) <= FLUSH)
    return { ...row, name: joined(row.name), works: [...row.works, ...more.words] }
  return { ...row, words: row.words ? joined(row.words) : cellOf(more.words) }
}

function rowOf(page: number, { segments: heads }: Line, { segments }: Line): WorksRow | undefined {
  const [name, ...cells] = segments
  if (!name) return undefined
  const headOf = (cell: Segment) => heads.toSorted((a, b) => overlap(b, cell) - overlap(a, cell))[0]
  // Long words before the amount may reach below its head.
  const costs = cells.filter(cell => worksColumnOf(headOf(cell)?.text ?? '', heads[0]?.text) === 'cost').slice(-1)
  const words = cells.filter(cell => !costs.includes(cell) && /\p{L}{2}/u.test(cell.text))
  const [cost] = costs.filter(({ text }) => /\d/u.test(text))
  const ofWorks = words.filter(cell => {
    const head = headOf(cell)?.text ?? ''
    return worksColumnOf(head, heads[0]?.text) === 'works' && !isOfState(head)
  })
  return {
    page,
    name,
    words: words.length > 0 ? cellOf(words.flatMap(cell => cell.words)) : null,
    works: [name, ...ofWorks].flatMap(cell => cell.words),
    cost: cost ?? null,
  }
}

function isFlat(name: string): boolean {
  return UNIT_NAME.test(name.trim())
}

const NUMBERS =
  /^(?:(?:we|whg\.?|wohnung(?:en)?|einheit(?:en)?|nr\.?) ?)*(?<numbers>\d{1,3}(?:(?:, ?| und | u\. | ?\+ ?)\d{1,3})*)(?!\d|\. ?(?:og|ober|stock|etage))/iu

/** The flats that a row names: by their numbers, or by storey and side. Empty: none of them is known. */
export function partsNamed(name: string, parts: readonly Part[]): Part[] {
  const numbers = NUMBERS.exec(name.trim())?.groups?.['numbers']?.match(/\d+/gu)
  const own = parts.filter(({ kind }) => kind === 'wohnung' || kind === 'gewerbe')
  if (numbers) {
    const found = own.filter(part => numbers.includes(NUMBERS.exec(part.name.trim())?.groups?.['numbers'] ?? ''))
    if (found.length > 0) return found
  }
  const place = placeIn(name)
  return place === '' ? [] : own.filter(part => placeIn(part.name) === place)
}

/** "1. OG links", however it is written. */
function placeIn(name: string): string {
  return (
    /(?:\d{1,2}\. ?)?(?:eg|og|dg|ug|erdgeschoss|obergeschoss|dachgeschoss|stock)(?!\p{L})(?: (?:links|rechts|mitte|li\.|re\.|vorn|hinten))?/iu
      .exec(name)?.[0]
      .toLowerCase()
      .replace('erdgeschoss', 'eg')
      .replace('obergeschoss', 'og')
      .replace('dachgeschoss', 'dg')
      .replace(/\s/gu, '') ?? ''
  )
}

/** The parts with what such a table tells of each alone. */
export function withWorksTold(parts: readonly Part[], tables: readonly WorksTable[]): readonly Part[] {
  const told = new Map<Part, Evidence>()
  for (const { rows } of tables.filter(({ ofFlats }) => ofFlats))
    for (const { page, name, words } of rows) {
      const [part, ...more] = partsNamed(name.text, parts)
      if (part && more.length === 0 && words) told.set(part, proofOf(page, words))
    }
  if (told.size === 0) return parts
  return parts.map(part => {
    const words = told.get(part)
    return words && !part.remark ? { ...part, remark: words } : part
  })
}

export function proofOf(page: number, { text, words }: Segment): Evidence {
  return { page, quote: text, box: union(words.map(word => word.box)) }
}
