import { union } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { RANK, type Candidate, type FactKey, type FactValue } from './facts.ts'
import { amountFrom } from './numbers.ts'
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

function rentColumn(line: Line): Segment | undefined {
  const [first] = line.segments
  if (line.segments.length < 3 || !first || !UNIT_HEAD.test(first.text)) return undefined
  const column = line.segments.find(segment => RENT_HEAD.test(segment.text) && !/soll|markt|m²|qm/iu.test(segment.text))
  return column && !/\d{3}/.test(column.text) ? column : undefined
}

function readRows(page: number, column: Segment, lines: readonly Line[], gone: Set<Line>): Candidate[] {
  const rows: { line: Line; rent: Segment }[] = []
  for (const line of lines) {
    const rent = line.segments.find(segment => overlaps(segment, column) && amountFrom(segment.text) !== undefined)
    const empty = line.segments.find(segment => overlaps(segment, column) && /^[0,.\s€–-]+$/.test(segment.text))
    if (!rent && !empty) break
    rows.push({ line, rent: (rent ?? empty) as Segment })
  }
  if (rows.length < LEAST_ROWS) return []
  for (const { line } of rows) gone.add(line)
  return [...sumOf(page, column, rows), ...partlyLet(page, rows)]
}

function sumOf(page: number, column: Segment, rows: readonly { line: Line; rent: Segment }[]): Candidate[] {
  const sum = rows.find(({ line }) => SUM.test(line.segments[0]?.text ?? ''))
  const amount = sum && amountFrom(sum.rent.text)
  if (!sum || !amount) return []
  const yearly = /jahr|p\.?\s?a/iu.test(column.text)
  const key = yearly ? 'jahresnettokaltmiete' : 'kaltmieteMonat'
  return [candidate(key, amount.value, page, sum.rent, yearly ? '€/Jahr' : '€/Monat')]
}

function partlyLet(page: number, rows: readonly { line: Line; rent: Segment }[]): Candidate[] {
  const flats = rows.filter(({ line }) => !SUM.test(line.segments[0]?.text ?? ''))
  const empty = flats.flatMap(({ line }) => line.segments.find(segment => /^(?:leer|frei|leerstand|leerstehend|unvermietet)/iu.test(segment.text)) ?? [])
  const [first] = empty
  if (!first || empty.length === flats.length) return []
  return [candidate('vermietet', 'teilweise', page, first)]
}

function candidate(key: FactKey, value: FactValue, page: number, segment: Segment, unit?: string): Candidate {
  const evidence = { page, quote: segment.text, box: union(segment.words.map(word => word.box)) }
  const sureness = Math.min(...segment.words.map(word => word.confidence))
  return { key, value, ...(unit ? { unit } : {}), evidence, rank: RANK.table, sureness }
}

function overlaps(a: Segment, b: Segment): boolean {
  return Math.min(a.box[2], b.box[2]) - Math.max(a.box[0], b.box[0]) > 0
}
