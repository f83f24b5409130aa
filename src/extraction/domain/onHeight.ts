import { asOneCell, type Cell } from './cells.ts'
import { middleOf, sizeOf } from './placed.ts'

/** Label and value of one row stand at most this many em apart. */
const MAX_TABLE_GAP = 22
const MAX_VALUE_WORDS = 6
/** A value that begins with its figure may go on: "EUR 389,50 p. M., davon nicht umlagefähig EUR 121,30". */
const MAX_TOLD_WORDS = 20
const SAYS_A_VALUE =
  /^(?:ca\.\s|rd\.\s|rund\s)?(?:(?:EUR|€)\s?)?\d[\d.,]*(?:\s?(?:€|EUR|%|m²|qm|kWh|Stellpl|Zimmer)|$)|^(?:EUR|€)\s\d|^(?:Verbrauch|Bedarf)/u
/** A value beside a label of two lines stands at their middle, in points. */
const OFF_MIDDLE = 3

/** The cell at the same height further right, where the layout took label and value for two columns. */
export function nextOnHeight(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  const [, top, right, bottom] = cell.segment.box
  const size = sizeOf(cell.segment)
  if (cell.row.length > 1) return undefined
  return cells
    .filter(({ segment: { box, words } }) => {
      if (
        words.length > MAX_VALUE_WORDS &&
        !(words.length <= MAX_TOLD_WORDS && SAYS_A_VALUE.test(words.map(word => word.text).join(' ')))
      )
        return false
      const overlap = Math.min(bottom, box[3]) - Math.max(top, box[1])
      return (
        box[0] > right &&
        box[0] - right < MAX_TABLE_GAP * size &&
        overlap > 0.5 * Math.min(bottom - top, box[3] - box[1])
      )
    })
    .sort((a, b) => a.segment.box[0] - b.segment.box[0])[0]
}

/** "Instandhaltungsrücklage Haus" over "(31.12.2025)", and between the two lines, further right, "148.900 €". */
export function besideMiddle(above: Cell, cell: Cell, cells: readonly Cell[]): Cell | undefined {
  if (above.row.length > 1 || cell.row.length > 1) return undefined
  const whole: Cell = { segment: asOneCell([above.segment, cell.segment]), row: [], runsOn: false, led: false }
  const value = nextOnHeight(whole, cells)
  return value && Math.abs(middleOf(value.segment) - middleOf(whole.segment)) < OFF_MIDDLE ? value : undefined
}
