import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell } from '../../cells.ts'
import { amountFrom, areaFrom, sumOf } from '../../numbers.ts'
import { type Column, columnOf } from './columns.ts'
import { headlessTables } from './headlessTable.ts'
import { isAskedAmount } from './hopedRow.ts'
import { linesOf, overlap } from '../../placed.ts'
import { isBelowTiles, MEASURE } from './keyFactTiles.ts'
import { cellsOf, type Head, widened } from './rowCells.ts'
import { type Note, withFootnotesOfRows } from './rowFootnotes.ts'
import { stackedTables } from './stackedTable.ts'
import { turnedTables } from './turnedTable.ts'
import { cellAbove, goesOnBelow, withoutAside } from '../../wholeRows/sideBySide.ts'
import { withSumsOverleaf } from './sumOverleaf.ts'
import { asOneOverPages } from './tableOverPages.ts'
import { FLOOR_GROUP, ONLY_ASKED, SUM, UNIT_NAME } from './unitWords.ts'

/** One unit's row. */
export interface Row {
  readonly page: number
  readonly line: Line
  readonly cells: ReadonlyMap<Column, Segment>
  /** A row of sums below the units. */
  readonly isSum: boolean
  /** A heading between the rows that names the floor of those below it. */
  readonly group: Segment | null
  /** Its footnotes, in the order of the words of its remark; missing: it has none. */
  readonly notes?: readonly Note[]
}

/** A list of units: the words of its head tell what each column holds. */
export interface PartTable {
  readonly page: number
  readonly columns: ReadonlySet<Column>
  /** Words of the column that holds the rent: by month or by year. */
  readonly rentHead: string
  /** Lines that name its columns; none where a cell tells by itself what it holds. */
  readonly head: readonly Line[]
  readonly rows: readonly Row[]
  /** All lines of the page that it is made of. */
  readonly lines: readonly Line[]
}

const NAMES_ROW: readonly Column[] = ['label', 'floor', 'use', 'tenant']
const BESIDE_FIGURE: readonly Column[] = ['rooms', 'status', 'remark', 'tenant', 'since', 'target']
const FIGURES: readonly Column[] = ['area', 'price', 'rent', 'yearRent']
/** Lists of rooms, of years and of costs have areas and amounts, but no units. */
const OTHER_LIST =
  /^(?:raum|räume|raumname|jahr|jahre|kosten|kostenart|bezeichnung raum|position|gewerk|zeitraum|monat)$/iu
const MIN_ROWS = 2
const MAX_MISSES = 3

/** Every list of units in the document. */
export function partTablesOf(pages: readonly Page[]): PartTable[] {
  const stacked = stackedTables(pages)
  const gone = new Set(stacked.flatMap(table => table.lines))
  const found = pages.flatMap(page => {
    const lines = linesOf(page).filter(line => !gone.has(line))
    const tables: PartTable[] = []
    let next = 0
    lines.forEach((_, index) => {
      if (index < next) return
      const found = tableAt(page.number, lines, index)
      if (!found) return
      tables.push(found)
      const last = found.lines.at(-1)
      next = last ? lines.indexOf(last) + 1 : next
    })
    const taken = new Set(tables.flatMap(table => table.lines))
    const rest = lines.filter(line => !taken.has(line))
    const turned = turnedTables(page.number, rest)
    return [...tables, ...(turned.length > 0 ? turned : headlessTables(page.number, rest))]
  })
  return [...stacked, ...withSumsOverleaf(asOneOverPages(found), pages)].map(table => withFootnotesOfRows(table, pages))
}

/** A head may run over two lines: "Wohn-" above "fläche". */
function tableAt(page: number, lines: readonly Line[], index: number): PartTable | undefined {
  const line = lines[index]
  const below = lines[index + 1]
  if (!line || isBelowTiles(line, lines[index - 1])) return undefined
  const heads = headsOf(line.segments.flatMap(asTwoHeads))
  const single = isHead(heads) ? tableBelow(page, heads, [line], lines.slice(index + 1)) : undefined
  if (single || !below || line.segments.length < 2) return single
  const both = headsOf(joined(line.segments, below.segments))
  return isHead(both) ? tableBelow(page, both, [line, below], lines.slice(index + 2)) : undefined
}

/** "m² Mieter seit": a head set flush right and the next one, flush left, with no gap between. */
function asTwoHeads({ words, text, box }: Segment): Pick<Segment, 'text' | 'box'>[] {
  const [first, ...rest] = words
  const behind = rest.map(word => word.text).join(' ')
  return first &&
    /^(?:m²|qm|zi\.?|nr\.?)$/iu.test(first.text) &&
    /^(?:mieter|nutzer|miete|kaltmiete|lage|etage)(?!\p{L})/iu.test(behind)
    ? [first, { text: behind, box: union(rest.map(word => word.box)) }]
    : [{ text, box }]
}

function headsOf(segments: readonly Pick<Segment, 'text' | 'box'>[]): Head[] {
  const heads = segments.map(({ text, box }) => ({ text, box, column: columnOf(text.trim()) }))
  const [first, ...others] = heads
  // "Fläche | Nutzer | Größe": of a hall the first is what its areas are called.
  return first?.column === 'area' && others.some(({ column }) => column === 'area') ? [{ ...first, column: 'label' }, ...others] : heads // prettier-ignore
}

function joined(upper: readonly Segment[], lower: readonly Segment[]): Pick<Segment, 'text' | 'box'>[] {
  const rest = lower.filter(cell => !upper.some(head => overlap(head, cell) > 0))
  const heads = upper.map(head => {
    const below = lower.filter(cell => overlap(head, cell) > 0)
    const text = [head, ...below]
      .map(cell => cell.text)
      .join(' ')
      .replace(/(?<=\p{L})-\s(?=\p{Ll})/gu, '')
    return { text, box: head.box }
  })
  return [...heads, ...rest].sort((a, b) => a.box[0] - b.box[0])
}

/** The land register's own list (Bestandsverzeichnis): its rows are the plots of one sheet, sold as one, unless each has its value. */
function isOneSheet(heads: readonly Head[]): boolean {
  return heads.some(({ text }) => /wirtschaftsart/iu.test(text)) && !heads.some(({ column }) => column === 'price')
}

/** "Altsubstanz 10 %" tells what share of the price is in the column, "Kaufpreis Stand 20.11.2026" since when it holds. */
const NO_VALUE_OF_A_HEAD =
  /(?<=\p{L}\s)\d{1,2}(?:,\d+)?\s?%$|(?<=\p{L}\s\(?(?:(?:stand|ab|per|seit|zum|am|im)[:\s]\s?)?)(?:\d{1,2}[./]){0,2}20\d{2}(?=\)?$|\s\p{L})/iu

function isHead(heads: readonly Head[]): boolean {
  const holdsValue = (text: string) =>
    /\d{2,}|[€]\s?\d|\d\s?[€]/u.test(withoutAside(text).replace(NO_VALUE_OF_A_HEAD, ''))
  if (heads.length < 3 || heads.some(({ text }) => holdsValue(text) || text.length > 40)) return false
  if (OTHER_LIST.test(heads[0]?.text ?? '') || isOneSheet(heads)) return false
  const named = new Set(heads.map(({ column }) => column))
  const figures = FIGURES.filter(column => named.has(column)).length
  return (
    NAMES_ROW.some(column => named.has(column)) &&
    (figures >= 2 ||
      (figures === 1 && BESIDE_FIGURE.some(column => named.has(column))) ||
      (named.has('area') && named.has('label')))
  )
}

/** "Übertrag (Ist) | 1.090,32 €" at the end of a page and at the head of the next: neither unit nor sum. */
const CARRIED_OVER = /^(?:übertrag|vortrag)(?!\p{L})/iu

function tableBelow(
  page: number,
  heads: readonly Head[],
  head: readonly Line[],
  lines: readonly Line[],
): PartTable | undefined {
  const rows: Row[] = []
  const taken = [...head]
  let misses = 0
  let group: Segment | null = null
  let columns = heads
  for (const [index, line] of lines.entries()) {
    if (CARRIED_OVER.test(line.segments[0]?.text ?? '')) {
      taken.push(line)
      continue
    }
    const cells = cellsOf(columns, line)
    const last = rows.at(-1)
    const isSum = isCalledSum(line, cells) || addsUp(cells, rows) || (line.segments.length > 1 && isYearOf(cells, last))
    // "Gesamt Wohnen" above "Gesamt": a sum of sums may follow, but no further unit.
    if ((last?.isSum === true && !isSum) || (rows.length === 1 && isFurtherHead(line))) break
    const [only] = line.segments
    if ((hasFigure(cells) || paysNothing(cells)) && (isSum || line.segments.length > 1)) {
      rows.push({ page, line, cells, isSum, group })
      taken.push(line)
      columns = widened(columns, line)
      misses = 0
    } else if (last && !last.isSum && goesOnBelow(line, last.line, lines[index + 1])) {
      rows.splice(-1, 1, continued(last, line))
      taken.push(line)
    } else if (only && line.segments.length === 1 && FLOOR_GROUP.test(only.text.trim())) group = only
    else if (++misses >= MAX_MISSES) break
  }
  if (!areUnits(rows)) return undefined
  const rentHead = heads.find(({ column }) => column === 'rent' || column === 'yearRent')?.text ?? ''
  const named = new Set(heads.map(({ column }) => column))
  if (!isColumnOfRents(heads, rows)) return { page, rows, columns: named, rentHead, head, lines: taken }
  const asRent = (column: Column): Column => (column === 'price' ? 'rent' : column)
  return {
    page,
    rows: rows.map(row => ({ ...row, cells: new Map([...row.cells].map(([column, cell]) => [asRent(column), cell])) })),
    columns: new Set([...named].map(asRent)),
    rentHead,
    head,
    lines: taken,
  }
}

const MIN_CARDS = 4

/** Names alone below the first row: the head of the next cards of key facts. */
function isFurtherHead({ segments }: Line): boolean {
  return segments.length >= MIN_CARDS && segments.every(({ text }) => /\p{L}{3}/u.test(text) && !/\d/u.test(text))
}

function isCalledSum({ segments }: Line, cells: ReadonlyMap<Column, Segment>): boolean {
  const told = segments.map(cell => (cell === cells.get('remark') ? '' : cell.text.trim()))
  const [name = ''] = told
  const isUnit = UNIT_NAME.test(name) && !SUM.test(name)
  return told.some(text => SUM.test(text) && !(isUnit && (ONLY_ASKED.test(text) || isAskedAmount(text))))
}

const ADDED: readonly Column[] = ['rent', 'yearRent', 'area']
/** Of what the rows before it come to, in €, or m². */
const ROUNDED = 0.06

/** "vereinnahmt", "zurzeit vereinbart": what is no unit by its name and holds what those above come to is a row of sums. */
function addsUp(cells: ReadonlyMap<Column, Segment>, rows: readonly Row[]): boolean {
  const units = rows.filter(row => !row.isSum)
  const name = cells.get('label')?.text ?? cells.get('floor')?.text ?? ''
  if (units.length < MIN_ROWS) return false
  const added = ADDED.filter(column => {
    const told = figureIn(cells.get(column))
    const amounts = units.flatMap(row => figureIn(row.cells.get(column)) ?? [])
    return told !== null && amounts.length >= MIN_ROWS && Math.abs(told - sumOf(amounts)) < ROUNDED
  })
  // What is called a unit and holds both the areas and the rents of all above it is none.
  return added.length > (UNIT_NAME.test(name) ? 1 : 0)
}

/** "Monat | 1.725 €" above "Jahr | 20.700 €": the same sum for a year. */
function isYearOf(cells: ReadonlyMap<Column, Segment>, last: Row | undefined): boolean {
  const [month, year] = [figureIn(last?.cells.get('rent')), figureIn(cells.get('rent'))]
  return last?.isSum === true && month !== null && year !== null && Math.abs(year - 12 * month) < 1
}

/** null: none, or one in brackets, which nobody pays. */
function figureIn(cell: Segment | undefined): number | null {
  return cell && !/^\(/u.test(cell.text) ? (amountFrom(cell.text)?.value ?? areaFrom(cell.text) ?? null) : null
}

function continued(row: Row, line: Line): Row {
  const rest = new Map(line.segments.map(cell => [cellAbove(cell, row.line), cell]))
  const whole = (cell: Segment) => {
    const more = rest.get(cell)
    return more ? asOneCell([cell, more]) : cell
  }
  const segments = row.line.segments.map(whole)
  return {
    ...row,
    line: { segments, box: union(segments.map(({ box }) => box)) },
    cells: new Map([...row.cells].map(([column, cell]) => [column, whole(cell)])),
  }
}

/** No unit is sold for less. */
const MIN_PRICE = 5_000

/** A column that is headed "EUR" alone holds rents where no amount in it is a price. */
function isColumnOfRents(heads: readonly Head[], rows: readonly Row[]): boolean {
  const column = heads.find(one => one.column === 'price')
  if (!column || /preis|wert|kp|price/iu.test(column.text) || heads.some(one => one.column === 'rent')) return false
  const amounts = rows.flatMap(({ cells }) => amountFrom(cells.get('price')?.text ?? '')?.value ?? [])
  return amounts.length >= MIN_ROWS && amounts.every(amount => amount < MIN_PRICE)
}

/** Cards of key facts are in rows, too, some with their labels above: their cells name no units. */
function areUnits(rows: readonly Row[]): boolean {
  const names = rows.filter(row => !row.isSum).map(row => nameOf(row) ?? '')
  const units = names.filter(name => UNIT_NAME.test(name) && !MEASURE.test(name) && !/^(?:19|20)\d{2}$/.test(name))
  return units.length >= MIN_ROWS && 2 * units.length >= names.length && new Set(names).size > 1
}

function hasFigure(cells: ReadonlyMap<Column, Segment>): boolean {
  return FIGURES.some(column => /\d/.test(cells.get(column)?.text ?? ''))
}

/** A dash where others have their rent, behind the name of a floor or flat. */
export function paysNothing(cells: ReadonlyMap<Column, Segment>): boolean {
  const name = cells.get('label') ?? cells.get('floor')
  return name !== undefined && UNIT_NAME.test(name.text) && /^[–—-]$/u.test(cells.get('rent')?.text.trim() ?? '')
}

/** What a row calls its unit; null: it names none. */
export function nameOf({ cells, group }: Row): string | null {
  const [label, floor, use, tenant] = (['label', 'floor', 'use', 'tenant'] as const).map(column => cells.get(column)?.text.trim() ?? '') as [string, string, string, string] // prettier-ignore
  // "1", "2" say nothing without the floor beside them.
  const name = /\p{L}/u.test(label) ? [label] : [label, floor || use || group?.text.trim() || '']
  const text = name.filter(Boolean).join(' ') || floor || use || tenant
  return text === '' || text.length > 60 || SUM.test(text) ? null : text
}

/** The pages without the lists, so that no row is mistaken for a statement on the whole. */
export function withoutTables(pages: readonly Page[], tables: readonly Pick<PartTable, 'lines'>[]): Page[] {
  const gone = new Set(tables.flatMap(table => table.lines))
  return pages.map(page => {
    const blocks = page.blocks.map(block => ({ ...block, lines: block.lines.filter(line => !gone.has(line)) }))
    return { ...page, blocks: blocks.filter(block => block.lines.length > 0) }
  })
}
