import type { Box } from '#kernel/evidence.ts'
import type { Ocr, PrintGround, RecognisedWord } from '#platform/ocr/ocrPort.ts'
import type { Bitmap } from '#platform/pdf/pdfPort.ts'
import type { GrayPicture, Pictures } from '#platform/picture/picturePort.ts'
import { inkOf, isClean } from '#reading/domain/ink.ts'
import { layout } from '#reading/domain/layout.ts'
import { darkenLightText } from '#reading/domain/lightText.ts'
import { believable, DOUBTFUL_BELOW, letters, LETTERS_TO_JUDGE, meanConfidence } from '#reading/domain/ocrQuality.ts'
import { repairOcr } from '#reading/domain/ocrRepair.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { cutGray, grayOf, isBlank, isPhoto } from '#reading/domain/paper.ts'
import { additions } from '#reading/domain/pictures.ts'
import { type Skew, skewOf } from '#reading/domain/skew.ts'
import { type Straightening, turnedBack, wordTurnedBack } from '#reading/domain/straightened.ts'
import type { ToRecognise } from './readingMethods.ts'

const POINTS_PER_INCH = 72

/** Text that is turned right gains several times as much; noise is as noisy every way up. */
const CLEARLY = 0.1

interface Recognition {
  degrees: number
  words: Word[]
  picture: GrayPicture
}

interface Way {
  ocr: Ocr
  pictures: Pictures
  /** Pixels per point. */
  scale: number
  ground: PrintGround
}

/**
 * Recognises the text of a drawn page, however it lay on the scanner. Where the page has text of its own, that stays as
 * it is, and only words from where it has none are added.
 */
export async function recognisePage(
  ocr: Ocr,
  pictures: Pictures,
  bitmap: Bitmap,
  { text, region, isPaper, mayTurn }: ToRecognise,
): Promise<Page | 'unread'> {
  const { scale } = bitmap
  const whole = { width: bitmap.width, height: bitmap.height, data: grayOf(bitmap.data) }
  const own = wordsOn(text)
  if (own.length === 0) return recogniseWhole({ ocr, pictures, scale }, whole, { text, isPaper, mayTurn })

  const part = cutGray(whole, region ?? [0, 0, text.width, text.height], scale)
  if (isBlank(part.data)) return text
  const { ground, ...gray } = darkened(part)
  // The page's own words say which way is up.
  const skew = skewOf(inkOf(gray.data, gray.width, gray.height))
  const { words, ...turned } = await recogniseTurned(
    { ocr, pictures, scale, ground },
    gray,
    skew.sideways ? 0 : -skew.degrees,
  )
  const straightening = straighteningOf(turned, gray, scale)
  const placed = words.map(word => moved(wordTurnedBack(word, straightening), part.left / scale, part.top / scale))
  const all = [...own, ...additions(repairOcr(placed), own)]
  const source = all.length > 2 * own.length ? 'ocr' : 'text'
  return { ...text, source, confidence: meanConfidence(all), blocks: layout(all) }
}

async function recogniseWhole(
  parts: Omit<Way, 'ground'>,
  whole: GrayPicture,
  { text, isPaper, mayTurn }: Omit<ToRecognise, 'region'>,
): Promise<Page | 'unread'> {
  const page = { ...text, source: 'ocr' as const, confidence: 0 }
  if (isBlank(whole.data)) return page
  const { ground, ...gray } = darkened(whole)
  const ink = inkOf(gray.data, gray.width, gray.height)
  const { words, ...turned } = await recogniseUpright({ ...parts, ground }, gray, skewOf(ink), mayTurn)
  if (words.length === 0) return !isPaper || isClean(ink) || isPhoto(whole.data) ? page : 'unread'
  const blocks = turnedBack(layout(repairOcr(words)), straighteningOf(turned, gray, parts.scale))
  return { ...page, confidence: meanConfidence(words), blocks }
}

function darkened({ width, height, data: gray }: GrayPicture): GrayPicture & { ground: PrintGround } {
  const { data, hasDarkGround } = darkenLightText(gray, width, height)
  return { width, height, data, ground: hasDarkGround ? 'uneven' : 'even' }
}

async function recogniseUpright(way: Way, gray: GrayPicture, skew: Skew, mayTurn: boolean): Promise<Recognition> {
  const upright = (skew.sideways ? 90 : 0) - skew.degrees
  const first = await recogniseTurned(way, gray, upright)
  if (!mayTurn || meanConfidence(first.words) >= DOUBTFUL_BELOW || letters(first.words) < LETTERS_TO_JUDGE) return first

  // A quarter of the pixels shows which way is up, in a quarter of the time.
  const small = await way.pictures.halve(gray)
  const quick = { ...way, scale: way.scale / 2 }
  let best = await recogniseTurned(quick, small, upright)
  for (const turn of [180, 90, 270]) {
    const other = await recogniseTurned(quick, small, upright + turn)
    if (meanConfidence(other.words) > meanConfidence(best.words)) best = other
    if (meanConfidence(best.words) >= DOUBTFUL_BELOW) break
  }
  const isBetter = meanConfidence(best.words) > meanConfidence(first.words) + CLEARLY
  return best.degrees === upright || !isBetter ? first : recogniseTurned(way, gray, best.degrees)
}

async function recogniseTurned(
  { ocr, pictures, scale, ground }: Way,
  from: GrayPicture,
  degrees: number,
): Promise<Recognition> {
  const picture = degrees === 0 ? from : await pictures.turn(from, degrees)
  const recognised = await ocr.recognise(picture, scale * POINTS_PER_INCH, ground)
  return { degrees, picture, words: linesOf(recognised, scale).flatMap(believable) }
}

function straighteningOf(
  { degrees, picture }: Pick<Recognition, 'degrees' | 'picture'>,
  gray: GrayPicture,
  scale: number,
): Straightening {
  const sizeOf = ({ width, height }: GrayPicture) => ({ width: width / scale, height: height / scale })
  return { degrees, page: sizeOf(gray), turned: sizeOf(picture) }
}

function wordsOn({ blocks }: Page): Word[] {
  return blocks.flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words)))
}

function moved(word: Word, x: number, y: number): Word {
  const [x0, y0, x1, y1] = word.box
  return { ...word, box: [x0 + x, y0 + y, x1 + x, y1 + y] satisfies Box }
}

function linesOf(recognised: readonly RecognisedWord[], scale: number): Word[][] {
  const lines: Word[][] = [[]]
  for (const word of recognised) {
    lines.at(-1)?.push(toWord(word, scale))
    if (word.endsLine) lines.push([])
  }
  return lines
}

function toWord({ text, box, lineHeight, endsLine, confidence }: RecognisedWord, scale: number): Word {
  const [x0, y0, x1, y1] = box
  return {
    text,
    box: [x0 / scale, y0 / scale, x1 / scale, y1 / scale],
    size: lineHeight / scale,
    bold: false,
    confidence,
    hyphenated: endsLine && /\p{L}[-\u00ad]$/u.test(text),
  }
}
