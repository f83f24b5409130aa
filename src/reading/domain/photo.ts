import { areaOf, type Box } from '#kernel/evidence.ts'
import type { Word } from './page.ts'
import type { Gray } from './paper.ts'
import { coverage, joined } from './pictures.ts'

/** Smaller ones are logos and portraits, as a share of the page. */
const MIN_SHARE = 0.06
/** Width by height: outside of it are letterheads, dividing lines and columns of thumbnails. */
const [NARROWEST, WIDEST] = [0.55, 3]
/** A title may be printed on a photo; what is covered more is the background of a text, or a scan with its recognised text. */
const MAX_COVERED = 0.15

interface PicturedPage {
  /** Where raster images stand. */
  readonly images: readonly Box[]
  readonly words: readonly Word[]
  /** In points. */
  readonly width: number
  readonly height: number
}

/** The places of a page that may show the offer, by place and shape, the largest first; what they show must be looked at. */
export function photosOf({ images, words, width, height }: PicturedPage): Box[] {
  return joined(images)
    .filter(box => areaOf(box) >= MIN_SHARE * width * height && isPictureShaped(box))
    .filter(box => coverage(box, words) <= MAX_COVERED)
    .sort((one, other) => areaOf(other) - areaOf(one))
}

/** Brighter is the paper beside a photo, and no sky. */
const PAPER = 250
const PAPER_SHARE = 0.6
/** What loses more than this is a plan or a drawing on white. */
const MIN_LEFT = 0.3

/**
 * A photo that was cut to its frame says in the file how large it was: what it would cover beside its frame is paper, with the
 * text of the page. @param picture at `scale` pixels a point, of the box alone
 */
export function withoutPaper(picture: Gray, box: Box, scale: number): Box {
  const { width, height } = picture
  const [top, bottom] = longestRun(lines(height, y => isPaper(width, x => picture.data[y * width + x] as number)))
  const columns = lines(width, x => isPaper(bottom - top, y => picture.data[(top + y) * width + x] as number))
  const [left, right] = withoutEdges(columns)
  const cut: Box = [box[0] + left / scale, box[1] + top / scale, box[0] + right / scale, box[1] + bottom / scale]
  return areaOf(cut) >= MIN_LEFT * areaOf(box) ? cut : box
}

/** @returns of each line whether it is paper */
function lines(count: number, isPaperAt: (line: number) => boolean): boolean[] {
  return Array.from({ length: count }, (_, line) => isPaperAt(line))
}

/** Above and below there is text, and between its lines there is always some paper. */
function longestRun(isPaperAt: readonly boolean[]): [number, number] {
  let longest: [number, number] = [0, 0]
  let from = 0
  for (let line = 0; line <= isPaperAt.length; line++) {
    if (isPaperAt[line] === false) continue
    if (line - from > longest[1] - longest[0]) longest = [from, line]
    from = line + 1
  }
  return inside(longest, isPaperAt.length)
}

/** At the sides the paper is empty; a white wall is a part of the photo. */
function withoutEdges(isPaperAt: readonly boolean[]): [number, number] {
  const from = isPaperAt.indexOf(false)
  return from < 0 ? [0, 0] : inside([from, isPaperAt.lastIndexOf(false) + 1], isPaperAt.length)
}

/** The line at a cut is half paper. */
function inside([from, end]: readonly [number, number], count: number): [number, number] {
  return [from === 0 ? 0 : from + 1, end === count ? count : end - 1]
}

function isPaper(count: number, at: (place: number) => number): boolean {
  let paper = 0
  for (let place = 0; place < count; place++) if (at(place) >= PAPER) paper++
  return paper >= PAPER_SHARE * count
}

function isPictureShaped([x0, y0, x1, y1]: Box): boolean {
  const shape = (x1 - x0) / (y1 - y0)
  return shape >= NARROWEST && shape <= WIDEST
}
