import { areaOf, type Box, union } from '#kernel/evidence.ts'
import { layout } from './layout.ts'
import type { Word } from './page.ts'

/**
 * Smaller pictures are logos, portraits and small plans, as a share of the page: recognising those that looked printed
 * took 4 % of the time of all reading and added no word to 184 documents (November 2026).
 */
const MIN_PAGE_SHARE = 0.1
/** A picture of the whole page is a scan, maybe with a printed heading or foot. */
const SCAN_SHARE = 0.9
/** Strips and tiles of one picture are at most so many points apart. */
const SAME_PICTURE = 2
/** Words over a picture that cover more of it are its text already: a scan with recognised text below it. */
const MAX_COVERED = 0.06

/** Pictures large enough to hold text that the page's own words do not already give. */
export function barePictures(images: readonly Box[], words: readonly Word[], pageArea: number): Box[] {
  return joined(images).filter(
    picture => areaOf(picture) >= MIN_PAGE_SHARE * pageArea && coverage(picture, words) <= MAX_COVERED,
  )
}

/** Whether one picture fills the page, as a scanner writes it. */
export function isScanned(images: readonly Box[], pageArea: number): boolean {
  return joined(images).some(picture => fillsPage(picture, pageArea))
}

export function fillsPage(picture: Box, pageArea: number): boolean {
  return areaOf(picture) >= SCAN_SHARE * pageArea
}

/** Boxes that touch become one. */
export function joined(images: readonly Box[]): Box[] {
  const pictures: Box[] = []
  for (const image of images) {
    let box = image
    for (let index = pictures.length - 1; index >= 0; index--) {
      if (!touches(box, pictures[index] as Box)) continue
      box = union([box, ...pictures.splice(index, 1)])
      // The larger box may touch one that was passed already.
      index = pictures.length
    }
    pictures.push(box)
  }
  return pictures
}

function touches(a: Box, b: Box): boolean {
  return (
    a[0] - b[2] <= SAME_PICTURE &&
    b[0] - a[2] <= SAME_PICTURE &&
    a[1] - b[3] <= SAME_PICTURE &&
    b[1] - a[3] <= SAME_PICTURE
  )
}

/** Share of a box that is covered by words. */
export function coverage(box: Box, words: readonly Word[]): number {
  const covered = words.reduce((sum, word) => sum + overlap(box, word.box), 0)
  return covered / areaOf(box)
}

/** So many words one after the other are running text. */
const PROSE_WORDS = 5
const MIN_TEXT_SHARE = 0.5
/** A word read twice is never quite in the same place. */
const MIN_OVERLAP = 0.25

/**
 * Words that were recognised in pictures where the page's own text has none. Names on a map and rooms on a plan are no
 * text of the offer: where most words are alone, none is added.
 */
export function additions(recognised: readonly Word[], own: readonly Word[]): Word[] {
  const added = recognised.filter(({ box }) =>
    own.every(word => overlap(box, word.box) <= MIN_OVERLAP * Math.min(areaOf(box), areaOf(word.box))),
  )
  const segments = layout(added).flatMap(({ lines }) => lines.flatMap(({ segments }) => segments))
  // Of a table about half of the cells are figures.
  const inText = segments.filter(({ words, text }) => words.length >= PROSE_WORDS || /\d/.test(text))
  const count = inText.reduce((sum, { words }) => sum + words.length, 0)
  return count >= MIN_TEXT_SHARE * added.length ? added : []
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a[2], b[2]) - Math.max(a[0], b[0])
  const height = Math.min(a[3], b[3]) - Math.max(a[1], b[1])
  return width > 0 && height > 0 ? width * height : 0
}
