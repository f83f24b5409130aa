import { union } from '#kernel/evidence.ts'
import type { Line, Segment } from '#reading/domain/page.ts'
import { areasIn } from '../numbers.ts'
import { columnOf, fills, isFigure, isSum, type Column, type List, type Total } from './list.ts'
import { overlap } from '../placed.ts'

interface Head {
  readonly column: Column | null
  readonly cell: Segment
  /** As wide as its head and the cells of its full rows: a sum stands below the figures, not below the head. */
  readonly span: Segment
}

const MIN_ROWS = 2
const MIN_KNOWN = 2
const MAX_HEAD_LENGTH = 40

/** One unit a row below a head of labels, with a row of sums or without; undefined: no list begins here. */
export function headedListAt(page: number, lines: readonly Line[], index: number): List | undefined {
  const line = lines[index]
  let heads = line && headsOf(line)
  if (!heads) return undefined
  const rows: Line[] = []
  let sum: Line | undefined
  for (const below of lines.slice(index + 1)) {
    if (below.segments.length === 1 && rows.length > 0 && isShort(below) && !isSum(below.segments[0] as Segment)) {
      // "Obergeschoss" between two rows names those below it.
      if (isRow(heads, lines[lines.indexOf(below) + 1])) continue
      break
    }
    const [first] = below.segments
    if (first && isSum(first) && rows.length >= MIN_ROWS) {
      sum = below
      break
    }
    if (!isRow(heads, below)) break
    rows.push(below)
    heads = widened(heads, below)
  }
  if (rows.length < MIN_ROWS || !differ(rows)) return undefined
  const all = [line as Line, ...rows, ...(sum ? [sum] : [])]
  return { page, cells: all.flatMap(({ segments }) => segments), totals: sum ? totalsOf(page, heads, sum) : [] }
}

function headsOf({ segments }: Line): Head[] | undefined {
  if (segments.length < 3 || segments.some(({ text }) => /\d{2,}|\d ?€/u.test(text) || text.length > MAX_HEAD_LENGTH))
    return undefined
  const heads = segments.map(cell => ({ cell, span: cell, column: columnOf(cell) }))
  const known = new Set(heads.flatMap(({ column }) => (column === 'target' ? [] : (column ?? []))))
  return known.size >= MIN_KNOWN || (known.size === 1 && known.has('area') && isLand(heads)) ? heads : undefined
}

/** Fields and plots have an area each and nothing else. */
function isLand(heads: readonly Head[]): boolean {
  return (
    heads.some(({ cell }) => /flur|gemarkung|nutzung|parzelle|lage/iu.test(cell.text)) &&
    // A rent roll has uses and places, too.
    !heads.some(
      ({ column, cell }) =>
        column === 'kaltmieteMonat' ||
        column === 'jahresnettokaltmiete' ||
        column === 'target' ||
        /monat|miet|geschoss|etage/iu.test(cell.text),
    )
  )
}

function isRow(heads: readonly Head[], line: Line | undefined): boolean {
  const [name] = line?.segments ?? []
  // A label at the left: the list has a column a unit.
  if (!line || !name || line.segments.length < 3 || columnOf(name) !== null) return false
  const cells = figuresOf(heads, line)
  const known = heads.filter(({ column }) => column !== null).length
  const filled = cells.filter(({ cell }) => fills(cell)).length
  // Two figures that stand near each other may have become one cell.
  return filled >= Math.min(known, MIN_KNOWN) && filled >= cells.length - 1 && cells.some(({ cell }) => isFigure(cell))
}

function figuresOf(heads: readonly Head[], { segments }: Line): { head: Head; cell: Segment }[] {
  const counted = segments.length === heads.length
  return segments.flatMap((cell, index) => {
    const head = counted
      ? heads[index]
      : [...heads].sort((a, b) => overlap(b.span, cellOf(cell)) - overlap(a.span, cellOf(cell)))[0]
    return head && head.column !== null ? [{ head, cell: cellOf(cell) }] : []
  })
}

/** "– 15.000": the dash is in the column before. */
function cellOf(cell: Segment): Segment {
  const start = cell.words.findIndex(({ text }) => !/^[–—-]$/u.test(text))
  if (start < 1) return cell
  const words = cell.words.slice(start)
  return { words, text: words.map(({ text }) => text).join(' '), box: union(words.map(({ box }) => box)) }
}

function widened(heads: readonly Head[], { segments }: Line): Head[] {
  if (segments.length !== heads.length) return [...heads]
  return heads.map((head, index) => {
    const cell = segments[index] as Segment
    return { ...head, span: { ...head.span, box: union([head.span.box, cell.box]) } }
  })
}

function isShort({ segments }: Line): boolean {
  return (segments[0]?.text.length ?? 0) <= MAX_HEAD_LENGTH
}

/** The same row twice is a page's repetition. */
function differ(rows: readonly Line[]): boolean {
  return new Set(rows.map(({ segments }) => segments.map(({ text }) => text).join('¦'))).size > 1
}

/** "Summe (davon Wald 14,6020 ha)": what it comes to is in the column. */
const TELLS_A_PART = /(?<!\p{L})(?:davon|darunter|darin|hiervon|ohne|zzgl\.)(?!\p{L})/iu

/** "Ist-Miete p. a.: 35.436,00 €", in the column of remarks: what all of it brings in a year. */
const YEAR_OF_ALL =
  /^(?=.*(?:p\.\s?a|jahr|jährlich))(?!.*(?:soll|möglich|erziel|potenzial|markt))(?:ist|jahres|netto|kalt|miet|p\.\s?a|im jahr|jährlich)[^\d€]{0,30}\d[\d.]*(?:,\d\d)?\s?(?:€|EUR|Euro)$/iu

function totalsOf(page: number, heads: readonly Head[], sum: Line): Total[] {
  const isLet = heads.some(({ column }) => column === 'kaltmieteMonat')
  const land = isLand(heads) && !isLet && !heads.some(({ column }) => column === 'rooms')
  const flats = heads.some(({ column, cell }) => column === 'rooms' || /wohnung|whg|^we$/iu.test(cell.text))
  const [name, ...cells] = sum.segments
  const ofArea = heads.find(({ column }) => column === 'area' || column === 'wohnflaeche')
  // "vier Wohnungen, 214,10 m²" stands left of its column.
  const inName =
    name && ofArea && areasIn(name.text).length === 1 && !TELLS_A_PART.test(name.text)
      ? [{ head: ofArea, cell: name }]
      : []
  const ofYear = isLet
    ? cells
        .filter(({ text }) => YEAR_OF_ALL.test(text))
        .map((cell): Total => ({ page, column: 'jahresnettokaltmiete', head: cell, cell }))
    : []
  const figures = [...inName, ...figuresOf(heads, { ...sum, segments: cells })].flatMap(({ head, cell }): Total[] => {
    const column = head.column === 'area' ? (flats ? 'wohnflaeche' : land ? 'grundstuecksflaeche' : null) : head.column
    return column ? [{ page, column, head: head.cell, cell }] : []
  })
  return [...figures, ...ofYear]
}
