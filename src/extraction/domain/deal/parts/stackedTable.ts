import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { asOneCell } from '../../cells.ts'
import { amountFrom } from '../../numbers.ts'
import { type Column, columnOf } from './columns.ts'
import type { PartTable, Row } from './partTable.ts'
import { linesOf, overlap } from '../../placed.ts'
import type { Head } from './rowCells.ts'
import { SUM } from './unitWords.ts'

/** A column in which the rent hoped for and the rent paid stand over each other. */
interface Stack {
  readonly heads: readonly Head[]
  readonly head: readonly Line[]
  readonly box: Segment['box']
  /** Which of the two is paid, by the order of the words in the head. */
  readonly paidIsSecond: boolean
}

const HOPED = /(?<!\p{L})soll/iu
const PAID = /(?<!\p{L})ist(?!\p{L})|(?<!\p{L})ist-?miete|tatsächlich/iu
const AREA = /^(?:ca\.\s)?\d{1,3}(?:[.,]\d{1,2})?\s?(?:m²|qm|m2)$/iu
const MIN_COLUMNS = 3
const MIN_UNITS = 2
/** € by which a sum may differ from its rows. */
const ROUNDED = 1
/** What follows further below than so many times the height of a line belongs to the list no more. */
const MAX_GAP = 3.5

/** Lists of tenants with "Soll" over "Ist" in one column: the amounts of a unit come in twos, and a unit ends where the next two begin. */
export function stackedTables(pages: readonly Page[]): PartTable[] {
  const lines = pages.flatMap(page => linesOf(page).map(line => ({ page: page.number, line })))
  return lines.flatMap(({ page }, at) => {
    const stack = stackAt(lines.slice(at, at + 2).map(one => one.line))
    return stack ? (tableBelow(page, stack, lines.slice(at + stack.head.length)) ?? []) : []
  })
}

function stackAt([line, below]: readonly Line[]): Stack | null {
  if (!line || line.segments.length < MIN_COLUMNS || line.segments.some(({ text }) => /\d{2}/u.test(text))) return null
  const heads = line.segments.map(({ text, box }) => ({ text, box, column: columnOf(text.trim()) }))
  for (const { text, box } of line.segments) {
    const [hoped, paid] = [text.search(HOPED), text.search(PAID)]
    if (hoped >= 0 && paid >= 0) return { heads, head: [line], box, paidIsSecond: paid > hoped }
    const under = below?.segments.length === 1 ? below.segments.find(cell => overlap(cell, { box }) > 0) : undefined
    if (!under || !below || (hoped < 0 && paid < 0)) continue
    if (hoped >= 0 ? PAID.test(under.text) : HOPED.test(under.text))
      return { heads, head: [line, below], box: union([box, under.box]), paidIsSecond: hoped >= 0 }
  }
  return null
}

interface Placed {
  readonly page: number
  readonly line: Line
}

interface Found {
  readonly amounts: Segment[]
  readonly lines: Placed[]
}

function tableBelow(page: number, stack: Stack, lines: readonly Placed[]): PartTable | null {
  const units: Found[] = []
  let last = stack.head.at(-1)
  let at = page
  for (const placed of lines) {
    const { line } = placed
    const size = line.box[3] - line.box[1]
    const isFar = placed.page === at && last !== undefined && line.box[1] - last.box[3] > MAX_GAP * size
    const amount = line.segments.find(
      cell => overlap(cell, stack) > 0 && amountFrom(cell.text) && /\d/u.test(cell.text),
    )
    const both = amount ? bothIn(amount) : null
    const open = units.at(-1)
    const isWide = line.segments.length === 1 && !amount && overlap(line, stack) > 0
    if (isFar || isWide) break
    if (both) units.push({ amounts: both, lines: [placed] })
    else if (amount && (!open || open.amounts.length === 2)) units.push({ amounts: [amount], lines: [placed] })
    else if (amount && open) {
      open.amounts.push(amount)
      open.lines.push(placed)
    } else open?.lines.push(placed)
    ;[last, at] = [line, placed.page]
  }
  const rows = units.flatMap(unit => rowOf(stack, unit) ?? [])
  if (rows.length < units.length || !isSound(rows)) return null
  return {
    page,
    rows,
    columns: new Set(rows.flatMap(({ cells }) => [...cells.keys()])),
    rentHead: 'Ist',
    head: stack.head,
    lines: [...stack.head, ...units.flatMap(unit => unit.lines.map(({ line }) => line))],
  }
}

/** "480 € 420 €", "480 / 420": both in one cell. */
function bothIn({ words }: Segment): [Segment, Segment] | null {
  const cut = words.findIndex(({ text }) => /€|^\/$|\/$/u.test(text)) + 1
  if (cut === 0 || cut === words.length) return null
  const [first, second] = [words.slice(0, cut), words.slice(cut)].map(some => ({
    words: some,
    text: some
      .map(({ text }) => text)
      .join(' ')
      .replace(/\s?\/$/u, ''),
    box: union(some.map(({ box }) => box)),
  })) as [Segment, Segment]
  const isAmount = ({ text }: Segment) => /\d/u.test(text) && amountFrom(text) !== undefined
  return isAmount(first) && isAmount(second) ? [first, second] : null
}

function rowOf({ heads, box, paidIsSecond }: Stack, { amounts, lines }: Found): Row | null {
  const [first, second] = amounts
  const [page] = lines.map(one => one.page)
  if (!first || !second || page === undefined) return null
  const cells = new Map<Column, Segment>([
    ['target', paidIsSecond ? first : second],
    ['rent', paidIsSecond ? second : first],
  ])
  const segments = lines.flatMap(({ line }) => line.segments)
  const isAmount = ({ words: [first] }: Segment) =>
    amounts.some(({ words }) => first !== undefined && words.includes(first))
  for (const segment of segments) {
    if (isAmount(segment)) continue
    const column = columnFor(heads, box, segment)
    const known = cells.get(column)
    cells.set(column, known ? asOneCell([known, segment]) : segment)
  }
  const [name] = lines[0]?.line.segments ?? []
  const isSum = name !== undefined && SUM.test(name.text.trim())
  return { page, line: { segments, box: union(segments.map(one => one.box)) }, cells, isSum, group: null }
}

/** What stands right of both rents without a head that we know is a remark. */
function columnFor(heads: readonly Head[], box: Segment['box'], segment: Segment): Column {
  if (AREA.test(segment.text.trim())) return 'area'
  const head = [...heads].toSorted((a, b) => overlap(b, segment) - overlap(a, segment))[0]
  if (head && (head.column === 'other' || head.column === 'target')) return segment.box[0] > box[0] ? 'remark' : 'other'
  return head?.column ?? 'other'
}

/** The rents paid come to their sum, or to less than those hoped for: else the twos were cut wrongly. */
function isSound(rows: readonly Row[]): boolean {
  const units = rows.filter(row => !row.isSum)
  const [paid, hoped] = (['rent', 'target'] as const).map(column => total(units, column)) as [number, number]
  const sum = rows.find(row => row.isSum)
  if (units.length < MIN_UNITS) return false
  return sum ? Math.abs(total([sum], 'rent') - paid) <= ROUNDED : paid <= hoped
}

function total(rows: readonly Row[], column: Column): number {
  return rows.reduce((all, { cells }) => all + (amountFrom(cells.get(column)?.text ?? '')?.value ?? 0), 0)
}
