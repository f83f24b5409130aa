import type { Block } from './page.ts'

/** Lines of running text have at least so many characters. */
const RUNNING_LINE = 25
/** A word of a sentence that goes on; "www.…", "ca. 60 m²" and "inkl. Küche" begin an entry. */
const BEGINS_WITHIN = /^(?!www|ca\.|inkl\.|zzgl\.|rd\.|https?|\S+@)[a-zäöüß]+ (?:[\p{L}\d,.;:–-]+ ){2}/u
const UNFINISHED = /[\p{L}\d,%)][\s]*$/u
/** Of running text; two lines may be a row of a table or an entry of a list. */
const MIN_LINES = 3
/** Lines of one column begin at the same place, in points. */
const FLUSH = 5

/**
 * Beside a picture a column has nothing to be told apart by, and its top is read before the column that it follows: "eingetragen und wird
 * vom Käufer übernommen" before "… ist im Grundbuch in Abteilung II". What begins within a sentence stands behind the one block at its left
 * that breaks off at the foot of its column.
 */
export function withColumnTops(blocks: readonly Block[]): Block[] {
  const found = [...blocks]
  for (const top of blocks) {
    const at = found.indexOf(top)
    const before = found[at - 1]
    if (!before || !BEGINS_WITHIN.test(textOf(top, 0)) || Math.abs(before.box[0] - top.box[0]) <= FLUSH) continue
    const foot = found.slice(at + 1).filter(block => block.box[2] <= top.box[0] && isFoot(block, found))
    const [only, ...others] = foot.filter(breaksOff)
    if (!only || others.length > 0 || breaksOff(before)) continue
    found.splice(at, 1)
    found.splice(found.indexOf(only) + 1, 0, top)
  }
  return found
}

/** Nothing stands below it in its column but what goes over its edge, as a page's foot does. */
function isFoot(block: Block, blocks: readonly Block[]): boolean {
  return blocks.every(
    other => other.box[1] < block.box[3] || other.box[0] >= block.box[2] || other.box[2] > block.box[2] + FLUSH,
  )
}

function breaksOff(block: Block): boolean {
  const last = textOf(block, block.lines.length - 1)
  return block.lines.length >= MIN_LINES && last.length >= RUNNING_LINE && UNFINISHED.test(last)
}

function textOf({ lines }: Block, at: number): string {
  return lines[at]?.segments.map(({ text }) => text).join(' ') ?? ''
}
