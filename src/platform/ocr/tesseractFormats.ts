import type { GrayPicture } from '#platform/picture/picturePort.ts'
import type { PrintGround, RecognisedWord } from './ocrPort.ts'

/** Portable graymap: the one format that needs no compression and that Tesseract reads in every build. */
export function toPgm({ width, height, data }: GrayPicture): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

/**
 * On uneven ground which points are ink is told by their neighbourhood (Sauvola and Pietikäinen 2000), not by one level for
 * the page (Otsu): beside a photo or a dark bar whole columns of text were passed over. The factor is lower than Tesseract's
 * 0.34, which loses pale small print; below 0.2 the texture of paper and photos becomes letters (20 scans, November 2026).
 * On even ground both read the same, and it takes 6 % longer.
 */
export const THRESHOLDING: Record<PrintGround, Record<string, string>> = {
  even: { thresholding_method: '0' },
  uneven: { thresholding_method: '2', thresholding_kfactor: '0.25' },
}

// Levels of Tesseract's TSV output: 1 page, 2 block, 3 paragraph, 4 line, 5 word.
const LINE = '4'
const WORD = '5'
/** Words below this sureness are often specks, which must not stretch their line. */
const SURE = 0.5

interface Word {
  text: string
  box: readonly [number, number, number, number]
  confidence: number
}

/**
 * Reads Tesseract's TSV: level page block par line word left top width height conf text. Tesseract's boxes hug the ink, so
 * old style figures and words without ascenders have low ones; all words of a line get the height of the line instead.
 */
export function wordsOfTsv(tsv: string): RecognisedWord[] {
  const lines: Word[][] = []
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ]
    if (cells[0] === LINE) lines.push([])
    const text = (cells[11] ?? '').trim()
    if (cells[0] !== WORD || !text) continue
    lines.at(-1)?.push({ text, box: [left, top, left + width, top + height], confidence: confidence / 100 })
  }
  return lines.flatMap(levelled)
}

function levelled(line: readonly Word[]): RecognisedWord[] {
  const sure = line.filter(word => word.confidence >= SURE)
  const measured = sure.length > 0 ? sure : line
  const top = Math.min(...measured.map(word => word.box[1]))
  const bottom = Math.max(...measured.map(word => word.box[3]))
  return line.map(({ text, box, confidence }, index) => ({
    text,
    box: [box[0], top, box[2], bottom],
    lineHeight: bottom - top,
    endsLine: index === line.length - 1,
    confidence,
  }))
}
