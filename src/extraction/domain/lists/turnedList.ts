import type { Line } from '#reading/domain/page.ts'
import { columnOf, fills, isFigure, isSum, overlap, type List } from './list.ts'

const MIN_ROWS = 2
const MIN_UNITS = 2
/** Two figures of one object, not of two. */
const OF_ONE =
  /^(?:ist|soll|plan|vorher|nachher|aktuell|bisher|künftig|neu|alt|monat\p{L}*|mtl\.?|jahr\p{L}*|jährlich|p\. ?a\.?|netto|brutto|wert|betrag|€|eur|m²|%|anteil|(?:19|20)\d\d|von|bis|ca\.?|vergleich|durchschnitt|kosten|faktor)(?!\p{L})/iu

/** One unit a column: labels at the left, names of the units in the head; undefined: no such list begins here. */
export function turnedListAt(page: number, lines: readonly Line[], index: number): List | undefined {
  const head = lines[index]
  const units = head?.segments.slice(1) ?? []
  const width = lines[index + 1]?.segments.length ?? 0
  const names = head?.segments.length === width ? units : (head?.segments ?? [])
  if (!head || names.length < MIN_UNITS || names.some(({ text }) => OF_ONE.test(text.trim()) || text.length > 34))
    return undefined
  if (names.some(name => columnOf(name) !== null && !isSum(name))) return undefined
  const rows: Line[] = []
  for (const line of lines.slice(index + 1)) {
    const isOne = line.segments.length >= MIN_UNITS + 1 && line.segments.length <= names.length + 1
    if (!isOne || !line.segments.slice(1).every(cell => names.some(name => overlap(name, cell) > -30))) break
    rows.push(line)
  }
  const figures = rows.filter(isRowOfFigures)
  if (figures.length < MIN_ROWS) return undefined
  const sum = names.find(isSum)
  const totals = figures.flatMap(({ segments: [label, ...cells] }) => {
    const column = label && columnOf(label)
    const cell = sum && cells.find(each => overlap(sum, each) > 0)
    return label && column && cell && column !== 'area' ? [{ page, column, head: label, cell }] : []
  })
  return { page, cells: [head, ...rows].flatMap(({ segments }) => segments), totals }
}

function isRowOfFigures({ segments: [label, ...cells] }: Line): boolean {
  if (!label || columnOf(label) === null || !cells.every(cell => fills(cell))) return false
  return cells.filter(isFigure).length >= MIN_UNITS
}
