import { type Box, isMiddleIn } from '#kernel/evidence.ts'
import type { Glyph, GlyphPage } from './glyph.ts'
import type { Word } from './page.ts'
import { wordsOf } from './words.ts'

/** A drawn page: 4 bytes a pixel, rows from the top. */
export interface Drawn {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
  /** Pixels per point. */
  readonly scale: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** From here on a colour is close to that of paper, of 255 in each channel. */
const LIGHT = 200
/** Colours that differ by less in each channel are one to the eye, of 255. */
const SAME = 12
/** Ink of a scan, of 255: more than the noise of its paper. */
const INK = 24
/** Recognised text is placed beside the letters of its scan, in parts of its size. */
const BESIDE = 0.5

/** Smaller letters are no more than a dot, in points; fonts lie about their size, not about the place they take. */
const MIN_SIZE = 2

export function isDot({ size, box }: Glyph): boolean {
  return size < MIN_SIZE && box[3] - box[1] < 2 * MIN_SIZE
}

/** Characters that a reader may not see: drawn in no colour, in that of paper or of a shape, over a picture, or below a shape. Most pages have none. */
export function mayBeUnseen({ glyphs, fills, images }: GlyphPage): Glyph[] {
  const grounds = fills.map(colourOf)
  const doubtful = new Map<number, boolean>()
  const isOfGround = (code: number): boolean => {
    const known = doubtful.get(code)
    if (known !== undefined) return known
    const colour = colourOf(code)
    const found = colour.every(level => level >= LIGHT) || grounds.some(ground => isSame(ground, colour))
    doubtful.set(code, found)
    return found
  }
  return glyphs.filter(
    ({ colour, box, covered }) =>
      covered === true || colour === null || isOfGround(colour) || images.some(image => isMiddleIn(box, image)),
  )
}

/**
 * Words of which the drawn page shows nothing: the picture tells, whatever hides them. Text that a scanner lays over its picture is
 * seen in the picture.
 * @param doubtful of `mayBeUnseen`
 */
export function unseenAmong(doubtful: readonly Glyph[], drawn: Drawn): Word[] {
  return [...Map.groupBy(doubtful, ({ colour }) => colour)].flatMap(([code, glyphs]) => {
    const colour = code === null ? null : colourOf(code)
    return wordsOf(glyphs).filter(word => !isSeen(word, colour, drawn))
  })
}

/** The page's characters without those of the words. */
export function without(glyphs: readonly Glyph[], doubtful: readonly Glyph[], unseen: readonly Word[]): Glyph[] {
  const gone = new Set(doubtful.filter(({ box }) => unseen.some(word => isMiddleIn(box, word.box))))
  return glyphs.filter(glyph => !gone.has(glyph))
}

function isSeen({ box, size }: Word, colour: Colour | null, drawn: Drawn): boolean {
  const around = BESIDE * size
  const place: Box = colour === null ? [box[0] - around, box[1] - around, box[2] + around, box[3] + around] : box
  const pixels = pixelsIn(place, drawn)
  if (pixels.length === 0) return false
  const ground = groundOf(pixels)
  if (!ground) return true
  if (colour === null) return pixels.some(pixel => from(ground, pixel).some(level => Math.abs(level) > INK))
  if (isSame(ground, colour)) return false
  // Thin or see-through letters are paler than their colour, but on the way to it.
  const way = from(ground, colour)
  return pixels.some(pixel => !isSame(ground, pixel) && dot(way, from(ground, pixel)) > 0)
}

/** The colour of most of it: between and around letters more of the ground is seen than of them; null: it has many, as a photo has. */
function groundOf(pixels: readonly Colour[]): Colour | null {
  const alike = Map.groupBy(pixels, ([red, green, blue]) => ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4))
  const [first, ...others] = alike.values()
  if (!first) return null
  const most = others.reduce((largest, one) => (one.length > largest.length ? one : largest), first)
  if (2 * most.length <= pixels.length) return null
  const mean = (at: 0 | 1 | 2) => most.reduce((sum, pixel) => sum + pixel[at], 0) / most.length
  return [mean(0), mean(1), mean(2)]
}

function pixelsIn([x0, y0, x1, y1]: Box, { width, height, data, scale }: Drawn): Colour[] {
  const [left, top] = [Math.max(0, Math.floor(x0 * scale)), Math.max(0, Math.floor(y0 * scale))]
  const [right, bottom] = [Math.min(width, Math.ceil(x1 * scale)), Math.min(height, Math.ceil(y1 * scale))]
  const pixels: Colour[] = []
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4
      pixels.push([data[at] as number, data[at + 1] as number, data[at + 2] as number])
    }
  return pixels
}

function colourOf(code: number): Colour {
  return [code >> 16, (code >> 8) & 255, code & 255]
}

function isSame(one: Colour, other: Colour): boolean {
  return one.every((level, at) => Math.abs(level - (other[at] as number)) <= SAME)
}

function from(ground: Colour, colour: Colour): Colour {
  return [colour[0] - ground[0], colour[1] - ground[1], colour[2] - ground[2]]
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] as number), 0)
}
