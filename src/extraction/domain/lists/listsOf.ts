import type { Line, Page, Segment } from '#reading/domain/page.ts'
import { VALUE_OR_REMARK } from '../deal/parts/unitWords.ts'
import { bareLists, cardList } from './bareList.ts'
import { headedListAt } from './headedList.ts'
import { columnOf, fills, isFigure, isSum, type List, type Total, yearOfAll } from './list.ts'
import { linesOf, overlap } from '../placed.ts'

/** Every list of several objects: with a head over its columns, with a column a unit, without any head, or as cards. */
export function listsOf(pages: readonly Page[]): List[] {
  return pages.flatMap(page => {
    const headed = tablesOf(page)
    return headed.length > 0 ? headed : [...bareLists(page), ...cardList(page)]
  })
}

function tablesOf(page: Page): List[] {
  const { number } = page
  const lines = linesOf(page)
  const found: List[] = []
  const taken = new Set<Segment>()
  lines.forEach((line, index) => {
    if (line.segments.length < 2 || line.segments.some(cell => taken.has(cell))) return
    const list = headedListAt(number, lines, index) ?? turnedListAt(number, lines, index)
    if (!list) return
    found.push(list)
    for (const cell of list.cells) taken.add(cell)
  })
  return found
}

/** The pages without the lists, so that no unit's figure is mistaken for a statement on the whole. */
export function withoutLists(pages: readonly Page[], lists: readonly List[]): readonly Page[] {
  if (lists.length === 0) return pages
  const gone = new Set(lists.flatMap(({ cells }) => cells))
  return pages.map(page => {
    const blocks = page.blocks.map(block => ({
      ...block,
      lines: block.lines
        .map(line => ({ ...line, segments: line.segments.filter(segment => !gone.has(segment)) }))
        .filter(({ segments }) => segments.length > 0),
    }))
    return { ...page, blocks: blocks.filter(({ lines }) => lines.length > 0) }
  })
}

const MIN_ROWS = 2
const MIN_UNITS = 2
const MAX_NAME = 34
/** Two figures of one object, not of two. */
const OF_ONE =
  /^(?:(?:je|pro|im) (?:monat|jahr)|ist|soll|plan|vorher|nachher|aktuell|bisher|künftig|neu|alt|monat\p{L}*|mtl\.?|jahr\p{L}*|jährlich|p\. ?a\.?|netto|brutto|wert|betrag|€|eur|m²|%|anteil|(?:19|20)\d\d|von|bis|ca\.?|vergleich|durchschnitt|kosten|faktor)(?!\p{L})/iu

/** One unit a column: labels at the left, names of the units in the head; undefined: no such list begins here. */
function turnedListAt(page: number, lines: readonly Line[], index: number): List | undefined {
  const head = lines[index]
  const units = head?.segments.slice(1) ?? []
  const below = lines[index + 1]?.segments[0]
  // Where the corner is empty, the first name stands beside the labels; a row without a sum is a cell short.
  const isCornerEmpty = head?.segments[0] && below && overlap(head.segments[0], below) <= 0
  const names = isCornerEmpty ? head.segments : units
  if (!head || names.length < MIN_UNITS || names.some(({ text }) => isNoName(text.trim()))) return undefined
  if (names.some(name => columnOf(name) !== null && !isSum(name))) return undefined
  const rows: Line[] = []
  for (const line of lines.slice(index + 1)) {
    // "Gas-Etagen-" over "heizungen"
    if (rows.length > 0 && line.segments.every(cell => names.some(name => overlap(name, cell) > 0))) continue
    const isOne = line.segments.length >= MIN_UNITS + 1 && line.segments.length <= names.length + 1
    if (!isOne || !line.segments.slice(1).every(cell => names.some(name => overlap(name, cell) > -30))) break
    rows.push(line)
  }
  const figures = rows.filter(isRowOfFigures)
  if (figures.length < MIN_ROWS) return undefined
  const sum = names.find(isSum)
  const totals = figures.flatMap(({ segments: [label, ...cells] }): Total[] => {
    const column = label && columnOf(label)
    // Right-aligned figures may stand beside their head: full rows are counted off.
    const cell = sum && (cells.length === names.length ? cells[names.indexOf(sum)] : cells.find(each => overlap(sum, each) > 0)) // prettier-ignore
    return label && column && cell && column !== 'area' ? [{ page, column, head: label, cell }] : []
  })
  const built = rows.find(({ segments: [label] }) => label && columnOf(label) === 'year')?.segments ?? []
  const year = sum && built.length >= names.length ? yearOfAll(built.slice(1, names.length)) : undefined
  if (year && built[0]) totals.push({ page, column: 'year', head: built[0], cell: year })
  return { page, cells: [head, ...rows].flatMap(({ segments }) => segments), totals }
}

/** "Kaltmiete | 480,00 € | 5.760,00 €": sums of a month and of its year, not two units. */
const SUM_OF_MONEY = /^\d[\d.]*(?:,\d\d|,-+)?\s?(?:€|EUR|Euro)$/u

function isNoName(text: string): boolean {
  return SUM_OF_MONEY.test(text) || OF_ONE.test(text) || VALUE_OR_REMARK.test(text) || text.length > MAX_NAME
}

function isRowOfFigures({ segments: [label, ...cells] }: Line): boolean {
  if (!label || columnOf(label) === null || !cells.every(cell => fills(cell))) return false
  return cells.filter(isFigure).length >= MIN_UNITS
}
