import { type Box, middleOf, union } from '#kernel/evidence.ts'
import type { Block, Word } from './page.ts'

/** How a page's picture was turned before its text was recognised. Sizes in points. */
export interface Straightening {
  /** Clockwise. */
  degrees: number
  /** The page as it is displayed. */
  page: { width: number; height: number }
  /** The turned picture, which shares its middle with the page. */
  turned: { width: number; height: number }
}

/** Puts what was found on the turned picture back to its place on the displayed page. */
export function turnedBack(blocks: readonly Block[], straightening: Straightening): Block[] {
  if (straightening.degrees === 0) return [...blocks]
  return blocks.map(block => {
    const lines = block.lines.map(line => {
      const segments = line.segments.map(segment => {
        const words = segment.words.map(word => wordTurnedBack(word, straightening))
        return { ...segment, words, box: union(words.map(word => word.box)) }
      })
      return { segments, box: union(segments.map(segment => segment.box)) }
    })
    return { lines, box: union(lines.map(line => line.box)) }
  })
}

export function wordTurnedBack(word: Word, straightening: Straightening): Word {
  if (straightening.degrees === 0) return word
  const turn = directionOf(straightening.degrees)
  const box = turnedBackBox(word.box, straightening)
  return turn === 0 ? { ...word, box } : { ...word, box, turn }
}

/** The direction of the words on the page: they were upright only after the page was turned. */
function directionOf(degrees: number): 0 | 90 | 180 | 270 {
  return ((((Math.round(-degrees / 90) * 90) % 360) + 360) % 360) as 0 | 90 | 180 | 270
}

function turnedBackBox(box: Box, { degrees, page, turned }: Straightening): Box {
  const [sin, cos] = [Math.sin((-degrees * Math.PI) / 180), Math.cos((-degrees * Math.PI) / 180)]
  const back = (x: number, y: number): readonly [number, number] => {
    const [dx, dy] = [x - turned.width / 2, y - turned.height / 2]
    return [dx * cos - dy * sin + page.width / 2, dx * sin + dy * cos + page.height / 2]
  }
  // The ends of the box's middle line and the middles of its long sides: corners would swell the box of a long word.
  const [middleX, middleY] = middleOf(box)
  const points = [back(box[0], middleY), back(box[2], middleY), back(middleX, box[1]), back(middleX, box[3])]
  const [xs, ys] = [points.map(point => point[0]), points.map(point => point[1])]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
