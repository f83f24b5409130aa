import { type Cell, neighbour } from './cells.ts'
import { labelName } from './labelName.ts'

/** One pair of known names beside each other may be chance; a grid has more. */
const MIN_KNOWN = 2

/** Cells of one column begin at the same place, in points. */
const FLUSH = 2

/** So much nearer must the values on one side stand than those on the other. */
const NEARER = 0.8

/**
 * Cards side by side: a row of labels, and right below or above it the row of their values. Read cell by cell, "Haustyp |
 * Erbbaugrundstück" over "Reihenmittelhaus | 214 m²" looks like label and value in one row.
 */
export interface CardGrid {
  /** The value of each label of a grid, and on which side it stands; null: nothing stands there. */
  readonly values: ReadonlyMap<Cell, CardValue | null>
  /** Cells that are values, and so no labels of anything. */
  readonly isValue: (cell: Cell) => boolean
}

interface CardValue {
  readonly how: 'below' | 'above'
  readonly cell: Cell
}

/** @param isKnown whether a label of that name is one of ours */
export function cardGridOf(cells: readonly Cell[], isKnown: (name: string) => boolean): CardGrid {
  const values = new Map<Cell, CardValue | null>()
  const taken = new Set<Cell>()
  const rows = [...new Set(cells.map(cell => cell.row))]
    .map(row => row.filter(cell => cells.includes(cell)))
    .filter(heads => !heads.some(isNoLabel) && knownIn(heads, isKnown) >= MIN_KNOWN)
  const tell = (heads: readonly Cell[]) => {
    const sides = (['below', 'above'] as const)
      .flatMap(how => sideOf(heads, how, cells, isKnown) ?? [])
      .filter(side => !side.cells.some(cell => cell && taken.has(cell)))
      .sort((a, b) => a.distance - b.distance)
    const [nearest, other] = sides
    // The rows of a page take turns: which way they are meant, the cards around them tell.
    if (!nearest || (other && nearest.distance > NEARER * other.distance)) return false
    heads.forEach((cell, index) => {
      const value = nearest.cells[index]
      values.set(cell, value ? { how: nearest.how, cell: value } : null)
      if (value) taken.add(value)
    })
    return true
  }
  let open = rows
  for (let left = Infinity; open.length < left;) {
    left = open.length
    open = open.filter(heads => !tell(heads))
  }
  return { values, isValue: cell => taken.has(cell) }
}

interface Side {
  readonly how: 'below' | 'above'
  /** For each label. */
  readonly cells: readonly (Cell | undefined)[]
  /** Points between labels and values. */
  readonly distance: number
}

/** The row of values on one side of a row of labels; null: none. */
function sideOf(
  heads: readonly Cell[],
  how: Side['how'],
  cells: readonly Cell[],
  isKnown: (name: string) => boolean,
): Side | null {
  const near = heads.map(cell => neighbour(cell, cells, how))
  const first = near.find(cell => cell !== undefined)
  // The last value may stand so far to the right that it is a line of its own.
  const row = first && [...new Set(cells.filter(cell => isBeside(cell, first)).flatMap(cell => cell.row))]
  // Cells of one line beside cells of two stand at the height of their middle, and so further from each other.
  const found = heads.map((cell, at) => near[at] ?? (isLone(cell, heads) ? row?.find(isUnder(cell)) : undefined))
  const full = found.filter(cell => cell !== undefined)
  if (!row || full.length < MIN_KNOWN || full.some(cell => !row.includes(cell)) || !full.some(isAnswer)) return null
  // One of many values may be called as a label is: "provisionsfrei", "Einzelgarage" under "Stellplatz".
  const known = knownIn(row, isKnown)
  const underKnown = row.filter(cell => isKnown(labelName((heads[found.indexOf(cell)] ?? cell).segment.text)))
  if (2 * known >= full.length || knownIn(underKnown, isKnown) < known) return null
  if (known > 0 && isOfPairs(heads, isKnown)) return null
  const [label, value] = [(heads[0] as Cell).segment.box, (full[0] as Cell).segment.box]
  return { how, cells: found, distance: Math.max(0, how === 'below' ? value[1] - label[3] : label[1] - value[3]) }
}

/** "Effizienzklasse | E | Energieträger | Erdgas": each second cell is the value of the label before it. */
function isOfPairs(row: readonly Cell[], isKnown: (name: string) => boolean): boolean {
  return (
    row.length > 2 &&
    row.length % 2 === 0 &&
    row.every(({ segment }, at) => isKnown(labelName(segment.text)) === (at % 2 === 0))
  )
}

/** At one height. */
function isBeside({ segment: { box: a } }: Cell, { segment: { box: b } }: Cell): boolean {
  return Math.abs(a[1] + a[3] - b[1] - b[3]) < Math.min(a[3] - a[1], b[3] - b[1])
}

/** Flush left. */
const isUnder = (head: Cell) => (cell: Cell) => Math.abs(cell.segment.box[0] - head.segment.box[0]) <= FLUSH

/** Lower than another cell of its row. */
function isLone(head: Cell, heads: readonly Cell[]): boolean {
  const height = ({ segment: { box } }: Cell) => box[3] - box[1]
  return heads.some(other => height(other) > 1.5 * height(head))
}

function knownIn(cells: readonly Cell[], isKnown: (name: string) => boolean): number {
  return cells.filter(cell => !holdsFigure(cell) && isKnown(labelName(cell.segment.text))).length
}

function isAnswer(cell: Cell): boolean {
  return holdsFigure(cell) || /^(?:ja|nein|[–—-]|vorhanden|nicht vorhanden)$/iu.test(cell.segment.text)
}

/** A figure, or label and value in one cell: "Stellplatz: TG". */
function isNoLabel(cell: Cell): boolean {
  return holdsFigure(cell) || /[:：]\s*\S/u.test(cell.segment.text)
}

/** "Wohnfläche lt. Berechnung 2019", "Miete (Stand 2025)": the year is that of the source, and no value. */
const YEAR_OF_SOURCE =
  /(?<=^\p{L}[\p{L}.\/ -]{3,40}) \(?(?:lt\.|laut|gem\.|gemäß|nach|Stand|Berechnung|Aufmaß|WoFlV)(?!\p{L})[^\d:€%]{0,24}(?:19|20)\d\d\)?$/iu

/** "m²" is no figure. */
function holdsFigure({ segment }: Cell): boolean {
  return /\d/u.test(segment.text.replace(/[mM][²2]/gu, '').replace(YEAR_OF_SOURCE, ''))
}
