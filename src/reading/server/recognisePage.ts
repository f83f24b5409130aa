import type { Ocr, RecognisedWord } from '#platform/ocr/ocrPort.ts'
import type { Bitmap } from '#platform/pdf/pdfPort.ts'
import type { GrayPicture, Pictures } from '#platform/picture/picturePort.ts'
import { inkOf } from '#reading/domain/ink.ts'
import { layout } from '#reading/domain/layout.ts'
import { DOUBTFUL_BELOW, isNoise, letters, LETTERS_TO_JUDGE, meanConfidence } from '#reading/domain/ocrQuality.ts'
import { repairOcr } from '#reading/domain/ocrRepair.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { grayOf, isBlank } from '#reading/domain/paper.ts'
import { skewOf } from '#reading/domain/skew.ts'
import { turnedBack } from '#reading/domain/straightened.ts'

const POINTS_PER_INCH = 72

/** Text that is turned right gains several times as much; noise is as noisy every way up. */
const CLEARLY = 0.1

interface Recognition {
  degrees: number
  words: Word[]
  picture: GrayPicture
}

export interface Scan {
  readonly bitmap: Bitmap
  /** Of the page, counted from 1. */
  readonly number: number
  /** Doubtful text may be tried another way up. */
  readonly mayTurn: boolean
}

/** Recognises the text of a drawn page, however it lay on the scanner. */
export async function recognisePage(ocr: Ocr, pictures: Pictures, scan: Scan): Promise<Page> {
  const { bitmap, number, mayTurn } = scan
  const { width, height, scale } = bitmap
  const page = { number, width: width / scale, height: height / scale, source: 'ocr' as const }
  const gray = grayOf(bitmap.data)
  if (isBlank(gray)) return { ...page, confidence: 0, blocks: [] }

  const { degrees, picture, words } = await recogniseUpright(
    ocr,
    pictures,
    { width, height, data: gray },
    scale,
    mayTurn,
  )
  const turned = { width: picture.width / scale, height: picture.height / scale }
  const blocks = turnedBack(layout(repairOcr(words)), { degrees, page, turned })
  return { ...page, confidence: meanConfidence(words), blocks }
}

async function recogniseUpright(
  ocr: Ocr,
  pictures: Pictures,
  gray: GrayPicture,
  scale: number,
  mayTurn: boolean,
): Promise<Recognition> {
  const recognise = async (from: GrayPicture, degrees: number, scale: number): Promise<Recognition> => {
    const picture = degrees === 0 ? from : await pictures.turn(from, degrees)
    const recognised = await ocr.recognise(picture, scale * POINTS_PER_INCH)
    return { degrees, picture, words: recognised.map(word => toWord(word, scale)).filter(word => !isNoise(word)) }
  }
  const skew = skewOf(inkOf(gray.data, gray.width, gray.height))
  const upright = (skew.sideways ? 90 : 0) - skew.degrees
  const first = await recognise(gray, upright, scale)
  if (!mayTurn || meanConfidence(first.words) >= DOUBTFUL_BELOW || letters(first.words) < LETTERS_TO_JUDGE) return first

  // A quarter of the pixels shows which way is up, in a quarter of the time.
  const small = await pictures.halve(gray)
  let best = await recognise(small, upright, scale / 2)
  for (const turn of [180, 90, 270]) {
    const other = await recognise(small, upright + turn, scale / 2)
    if (meanConfidence(other.words) > meanConfidence(best.words)) best = other
    if (meanConfidence(best.words) >= DOUBTFUL_BELOW) break
  }
  const isBetter = meanConfidence(best.words) > meanConfidence(first.words) + CLEARLY
  return best.degrees === upright || !isBetter ? first : recognise(gray, best.degrees, scale)
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
