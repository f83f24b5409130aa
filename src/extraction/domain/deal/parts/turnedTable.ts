import { union } from '#kernel/evidence.ts'
import type { Line, Segment } from '#reading/domain/page.ts'
import { type Column, columnOf } from './columns.ts'
import type { PartTable, Row } from './partTable.ts'
import { overlap } from '../../placed.ts'
import { SUM, VALUE_OR_REMARK } from './unitWords.ts'

const MIN_LINES = 3
const MIN_CELLS = 3
/** Names are no further above the figures. */
const MAX_UP = 4
/** A right-aligned figure stands no further beside its left-aligned name, points. */
const MAX_ASIDE = 60
/** "1908 / 1996", "08525 Plauen": what a house has, not how it is called. */
const YEAR_OR_CODE = /^(?:um )?\d{4}(?!\d)|^\d{5}\s\p{Lu}/u
/** "laut Teilungserklärung, Balkon zu 1/2" is what is remarked on the value beside it, not that of another unit. */
const VALUE = /^(?:ca\.\s?|rd\.\s?|rund\s|je\s|ab\s|€\s?|EUR\s?|[–-]\s?)*\d|\d\s?(?:m²|m2|qm|€|EUR)/u
const FIGURES: readonly Column[] = ['area', 'price', 'rent', 'yearRent']

/** Lists of units with a column for each unit: what other lists say in their head is in the first cell of each line. */
export function turnedTables(page: number, lines: readonly Line[]): PartTable[] {
  const tables: PartTable[] = []
  for (let start = 0; start < lines.length; start++) {
    const width = lines[start]?.segments.length ?? 0
    if (width < MIN_CELLS) continue
    // What has no sum may be a cell short.
    const after = lines.findIndex(
      ({ segments }, at) => at > start && segments.length !== width && segments.length !== width - 1,
    )
    const block = lines.slice(start, after < 0 ? undefined : after)
    const table =
      block.length >= MIN_LINES ? turned(page, block, lines.slice(Math.max(0, start - MAX_UP), start)) : undefined
    if (!table) continue
    tables.push(table)
    start += block.length - 1
  }
  return tables
}

function turned(page: number, block: readonly Line[], before: readonly Line[]): PartTable | undefined {
  const [first] = block
  if (!first) return undefined
  const above = namesAbove(before, first)
  const below = above ? block : block.slice(1)
  const labels = below.map(({ segments }) => ({ column: columnOf(segments[0]?.text.trim() ?? ''), segments }))
  const said = FIGURES.filter(column =>
    labels.some(
      ({ column: own, segments }) => own === column && segments.slice(1).every(({ text }) => VALUE.test(text.trim())),
    ),
  )
  if (said.length < 2 || !said.includes('area')) return undefined
  const heads = above ? above.segments : first.segments.slice(1)
  if (heads.some(cell => isFigure(cell) || VALUE_OR_REMARK.test(cell.text.trim()))) return undefined
  const rows = heads.flatMap((name, index): Row[] => {
    const cells = new Map<Column, Segment>([['label', name]])
    for (const { column, segments } of labels) {
      const cell = segments[index + 1]
      if (cell && column !== 'label' && !cells.has(column)) cells.set(column, cell)
    }
    const segments = [...cells.values()]
    const line = { segments, box: union(segments.map(({ box }) => box)) }
    return [{ page, line, cells, isSum: SUM.test(name.text.trim()), group: null }]
  })
  // Labels with one value each below the words of a plan ("Abst. 1,90 ¦ Diele 6,00"): one column is one object.
  if (rows.filter(({ isSum, cells }) => !isSum && cells.size > 1).length < 2) return undefined
  const rent = labels.find(({ column }) => column === 'rent' || column === 'yearRent')
  return {
    page,
    lines: above ? [above, ...block] : block,
    rows,
    columns: new Set<Column>(['label', ...labels.map(({ column }) => column)]),
    rentHead: rent?.segments[0]?.text ?? '',
    head: [],
  }
}

/** The names may appear in a line that has no first cell; rows without a sum and the second lines of cells may lie between. */
function namesAbove(before: readonly Line[], { segments: [label, ...cells] }: Line): Line | undefined {
  if (!label) return undefined
  const between = before.findLastIndex(({ segments }) => segments.length < MIN_CELLS - 1)
  return before
    .slice(between + 1)
    .findLast(
      ({ segments }) =>
        segments.length === cells.length &&
        segments.every((name, at) => overlap(name, label) <= 0 && overlap(name, cells[at] ?? label) > -MAX_ASIDE) &&
        !segments.some(cell => isFigure(cell) || YEAR_OR_CODE.test(cell.text)),
    )
}

function isFigure({ text }: Segment): boolean {
  return /€|m²|^\d+[.,]\d|^\d{1,3}$/u.test(text)
}
