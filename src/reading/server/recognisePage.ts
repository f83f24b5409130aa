import type { Ocr, RecognisedWord } from '#platform/ocr/ocrPort.ts'
import type { Bitmap } from '#platform/pdf/pdfPort.ts'
import { layout } from '#reading/domain/layout.ts'
import { repairOcr } from '#reading/domain/ocrRepair.ts'
import type { Page, Word } from '#reading/domain/page.ts'
import { grayOf, isBlank } from '#reading/domain/paper.ts'

const POINTS_PER_INCH = 72

/** Recognises the text of a drawn page. */
export async function recognisePage(ocr: Ocr, bitmap: Bitmap, number: number): Promise<Page> {
  const { width, height, scale } = bitmap
  const gray = grayOf(bitmap.data)
  const recognised = isBlank(gray) ? [] : await ocr.recognise({ width, height, data: gray }, scale * POINTS_PER_INCH)
  const words = repairOcr(recognised.map(word => toWord(word, scale)))
  return {
    number,
    width: width / scale,
    height: height / scale,
    source: 'ocr',
    confidence: meanConfidence(words),
    blocks: layout(words),
  }
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

/** Mean sureness, weighted by the words' length; 0 for a page without words. */
function meanConfidence(words: readonly Word[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}
