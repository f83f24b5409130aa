import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { RANK, type Candidate, type FactKey, type FactValue } from './facts.ts'
import { amountFrom } from './numbers.ts'
import { PLAIN } from './scope/scope.ts'
import { withoutLines } from './units.ts'

const UNIT_HEAD = /^(?:wohnung|whg\.?|we|einheit|wohneinheit|nr\.?|lage|mieter|mieteinheit)/iu
const RENT_HEAD = /(?:kalt)?miete|nkm|netto/iu
const SUM = /^(?:summe|gesamt|total|insgesamt)/iu
const LEAST_ROWS = 2

/**
 * The list of tenants of an apartment house: one row a flat, a column with the rent, a sum below. The sum is the rent of
 * the whole; flats that stand empty among let ones make the house partly let. The rest is the pages without those rows.
 */
export function readRentRoll(pages: readonly Page[]): { candidates: Candidate[]; rest: Page[] } {
  const gone = new Set<Line>()
  const candidates = pages.flatMap(page => {
    const lines = page.blocks.flatMap(block => block.lines)
    return lines.flatMap((line, index) => {
      const rent = rentColumn(line)
      return rent ? readRows(page.number, rent, lines.slice(index + 1), gone) : []
    })
  })
  return { candidates, rest: withoutLines(pages, gone) }
}

interface RentColumn {
  index: number
  cells: number
  head: string
}

function rentColumn(line: Line): RentColumn | undefined {
  const [first] = line.segments
  if (line.segments.length < 3 || !first || !UNIT_HEAD.test(first.text)) return undefined
  const index = line.segments.findIndex(({ text }) => RENT_HEAD.test(text) && !/soll|markt|m²|qm/iu.test(text))
  const head = line.segments[index]?.text ?? ''
  return index > 0 && !/\d{3}/.test(head) ? { index, cells: line.segments.length, head } : undefined
}

function readRows(page: number, column: RentColumn, lines: readonly Line[], gone: Set<Line>): Candidate[] {
  const rows: { line: Line; rent: Segment }[] = []
  for (const line of lines) {
    const rent = rentCell(column, line, rows.at(-1)?.rent)
    if (!rent) break
    rows.push({ line, rent })
  }
  if (rows.length < LEAST_ROWS) return []
  for (const { line } of rows) gone.add(line)
  return [...sumOf(page, column, rows), ...partlyLet(page, rows)]
}

/** Full rows are counted off; a sum has fewer cells, and its rent stands below the rents above it. */
function rentCell(column: RentColumn, line: Line, above: Segment | undefined): Segment | undefined {
  const cell =
    line.segments.length === column.cells
      ? line.segments[column.index]
      : above && line.segments.find(segment => overlaps(segment, above))
  return cell && /^[\d.,\s€–-]+(?:EUR|Euro)?$/u.test(cell.text) ? cell : undefined
}

function sumOf(page: number, column: RentColumn, rows: readonly { line: Line; rent: Segment }[]): Candidate[] {
  const sum = rows.find(({ line }) => SUM.test(line.segments[0]?.text ?? ''))
  const amount = sum && amountFrom(sum.rent.text)
  if (!sum || !amount) return []
  const yearly = /jahr|p\.?\s?a/iu.test(column.head)
  const key = yearly ? 'jahresnettokaltmiete' : 'kaltmieteMonat'
  return [candidate(key, amount.value, page, sum.rent, yearly ? '€/Jahr' : '€/Monat')]
}

function partlyLet(page: number, rows: readonly { line: Line; rent: Segment }[]): Candidate[] {
  const flats = rows.filter(({ line }) => !SUM.test(line.segments[0]?.text ?? ''))
  const empty = flats.flatMap(
    ({ line }) =>
      line.segments.find(segment => /^(?:leer|frei|leerstand|leerstehend|unvermietet)/iu.test(segment.text)) ?? [],
  )
  const [first] = empty
  if (!first || empty.length === flats.length) return []
  return [candidate('vermietet', 'teilweise', page, first)]
}

function candidate(key: FactKey, value: FactValue, page: number, segment: Segment, unit?: string): Candidate {
  const evidence = { page, quote: segment.text, box: union(segment.words.map(word => word.box)) }
  const sureness = Math.min(...segment.words.map(word => word.confidence))
  return { key, value, ...(unit ? { unit } : {}), evidence, rank: RANK.table, sureness, scope: PLAIN }
}

function overlaps(a: Segment, b: Segment): boolean {
  return Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 0
}
