import { union, type Evidence } from '#kernel/evidence.ts'
import type { Line, Page, Segment } from '#reading/domain/page.ts'
import type { Fact, FactKey, FactValue, Unit } from './facts.ts'
import { amountFrom, areasIn, areaFrom } from './numbers.ts'
import { floorName } from './rules/floors.ts'

type Column = 'label' | 'wohnflaeche' | 'zimmer' | 'kaufpreis' | 'etage' | 'other'

const HEADS: [Column, RegExp][] = [
  ['other', /miete|rendite|hausgeld|€\s?\/\s?m²|status|zielgruppe|stellplatz/iu],
  ['kaufpreis', /preis|(?:^|\s)(?:€|eur)$/iu],
  ['wohnflaeche', /wohnfl|wfl|größe|fläche|^m²$|^qm$/iu],
  ['zimmer', /zimmer|^zi\.?$|aufteilung|räume/iu],
  ['etage', /etage|geschoss|^lage$|stockwerk/iu],
  [
    'label',
    /^(?:wohnung|whg\.?|we|einheit|nr\.?|wohneinheit|haus|top|objekt|whg\.?-?\s?nr\.?|we-?nr\.?|wohnung nr\.?|lfd\.? ?nr\.?|hausnr\.?|typ)$/iu,
  ],
]
const LEAST_UNITS = 2
const RENT_ROLL = /miete|mieter|nkm/iu

interface Table {
  columns: { column: Column; segment: Segment }[]
  lines: Line[]
}

/**
 * The price list of a project: a head row that names unit, area and rooms or price, and at least two rows below it.
 * Returns the units, and the pages without those rows, so that no row is mistaken for a fact of the whole.
 */
export function unitsOf(pages: readonly Page[]): { units: Unit[]; rest: Page[] } {
  const units = new Map<string, Unit>()
  const gone = new Set<Line>()
  for (const page of pages) {
    const lines = page.blocks.flatMap(block => block.lines)
    lines.forEach((line, index) => {
      const columns = columnsOf(line)
      if (!columns) return
      const table: Table = { columns, lines: lines.slice(index + 1) }
      const rows = rowsOf(table, page.number)
      if (rows.length < LEAST_UNITS) return
      gone.add(line)
      for (const { unit, line: own } of rows) {
        gone.add(own)
        const known = units.get(unit.label)
        units.set(unit.label, known ? { ...known, facts: { ...unit.facts, ...known.facts } } : unit)
      }
    })
  }
  return { units: withFreeOnes([...units.values()]), rest: withoutLines(pages, gone) }
}

/** A list that marks what is sold or reserved leaves the others free. */
function withFreeOnes(units: readonly Unit[]): Unit[] {
  const marked = units.some(({ status }) => status === 'verkauft' || status === 'reserviert')
  return units.map(unit => (marked && unit.status === null ? { ...unit, status: 'frei' } : unit))
}

/** The same pages without some lines. */
export function withoutLines(pages: readonly Page[], gone: ReadonlySet<Line>): Page[] {
  return pages.map(page => {
    const blocks = page.blocks.map(block => ({ ...block, lines: block.lines.filter(line => !gone.has(line)) }))
    return { ...page, blocks: blocks.filter(block => block.lines.length > 0) }
  })
}

/** The columns that a head row names, or undefined when it is none. */
function columnsOf(line: Line): Table['columns'] | undefined {
  if (line.segments.length < 3 || RENT_ROLL.test(line.segments.map(segment => segment.text).join(' '))) return undefined
  const columns = line.segments.map(segment => ({
    segment,
    column: HEADS.find(([, pattern]) => pattern.test(segment.text))?.[0] ?? 'other',
  }))
  const named = new Set(columns.map(({ column }) => column))
  const first = columns[0]?.column
  const isList =
    named.has('wohnflaeche') &&
    (named.has('kaufpreis') || named.has('zimmer')) &&
    (first === 'label' || named.has('label'))
  return isList && !line.segments.some(segment => /\d{2,}/.test(segment.text)) ? columns : undefined
}

function rowsOf(table: Table, page: number): { unit: Unit; line: Line }[] {
  const rows: { unit: Unit; line: Line }[] = []
  let misses = 0
  for (const line of table.lines) {
    const unit = unitFrom(table.columns, line, page)
    if (unit) {
      rows.push({ unit, line })
      misses = 0
    } else if (++misses > 2) break
  }
  return rows
}

function unitFrom(columns: Table['columns'], line: Line, page: number): Unit | undefined {
  const cells = new Map<Column, Segment>()
  line.segments.forEach((segment, index) => {
    // Right-aligned figures may stand nearer to the next head than to their own: full rows are counted off.
    const { column } =
      line.segments.length === columns.length ? (columns[index] as Table['columns'][number]) : nearest(columns, segment)
    if (!cells.has(column)) cells.set(column, segment)
  })
  const label = cells.get('label')?.text.trim()
  const area = cells.get('wohnflaeche')
  const value = area && (areasIn(area.text)[0]?.value ?? areaFrom(area.text))
  if (!label || !area || !value || label.length > 30 || /gesamt|summe|paket|total|^alle/iu.test(label)) return undefined
  const facts: Unit['facts'] = { wohnflaeche: factOf(value, area, page, 'm²') }
  const read = (key: FactKey & Column, from: (text: string) => FactValue | undefined, unit?: string): void => {
    const cell = cells.get(key)
    const found = cell && from(cell.text)
    if (cell && found !== undefined) facts[key] = factOf(found, cell, page, unit)
  }
  read('zimmer', text => number(/^(\d{1,2}(?:[.,]5)?)(?!\d)/.exec(text)?.[1]))
  read('kaufpreis', text => amountFrom(text)?.value, '€')
  read('etage', text => floorName(text))
  return { label, status: statusOf(line), facts }
}

function statusOf(line: Line): Unit['status'] {
  const text = line.segments.map(segment => segment.text).join(' ')
  if (/(?<!\p{L})verkauft(?!\p{L})/iu.test(text)) return 'verkauft'
  if (/(?<!\p{L})reserviert(?!\p{L})/iu.test(text)) return 'reserviert'
  return /(?<!\p{L})(?:frei|verfügbar)(?!\p{L})/iu.test(text) ? 'frei' : null
}

function number(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text.replace(',', '.'))
}

function nearest(columns: Table['columns'], segment: Segment): Table['columns'][number] {
  const distance = (other: Segment): number => {
    const overlap = Math.min(segment.box[2], other.box[2]) - Math.max(segment.box[0], other.box[0])
    return overlap > 0 ? -overlap : -overlap
  }
  return columns.reduce((best, column) => (distance(column.segment) < distance(best.segment) ? column : best))
}

function factOf(value: FactValue, segment: Segment, page: number, unit?: string): Fact {
  const evidence: Evidence = { page, quote: segment.text, box: union(segment.words.map(word => word.box)) }
  return { value, ...(unit ? { unit } : {}), mentions: 1, evidence: [evidence], confidence: 0.9 }
}
