import type { GrayImage, RecognisedWord } from './ocrPort.ts'

/** Portable graymap: the one format that needs no compression and that Tesseract reads in every build. */
export function toPgm({ width, height, data }: GrayImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), data])
}

// Levels of Tesseract's TSV output: 1 page, 2 block, 3 paragraph, 4 line, 5 word.
const LINE = '4'
const WORD = '5'

/** Reads Tesseract's TSV: level page block par line word left top width height conf text. */
export function wordsOfTsv(tsv: string): RecognisedWord[] {
  const words: RecognisedWord[] = []
  let lineHeight = 0
  for (const row of tsv.split('\n')) {
    const cells = row.split('\t')
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ]
    if (cells[0] === LINE) {
      lineHeight = height
      endLine(words)
    }
    const text = (cells[11] ?? '').trim()
    if (cells[0] !== WORD || !text) continue
    words.push({
      text,
      box: [left, top, left + width, top + height],
      lineHeight,
      endsLine: false,
      confidence: confidence / 100,
    })
  }
  endLine(words)
  return words
}

function endLine(words: RecognisedWord[]): void {
  const last = words.at(-1)
  if (last) last.endsLine = true
}
