import sharp from 'sharp'
import { dice } from './dice.ts'
import { placedWords, rasterise, type PlacedWord } from './rasterise.ts'
import { rawPdf, type RawPage, type RawPicture } from './rawPdf.ts'
import { helveticaWidth, winAnsi } from './winAnsi.ts'

export interface Scanner {
  readonly dpi: number
  /** Degrees by which the sheet lay askew. */
  readonly skew?: number
  /** The sheet lay turned on the glass; the picture shows it so. */
  readonly turned?: 90 | 180 | 270
  /** Strength of the grain, in gray levels. */
  readonly noise?: number
  readonly blur?: number
  /** A photograph by hand: darker to one side, desk at the edges. */
  readonly shadow?: boolean
  /** Black and white only, as office copiers do. */
  readonly bits?: boolean
  /** Like scanner software that adds its text recognition as invisible text, with the given slips. */
  readonly hiddenText?: (word: string) => string
  readonly seed: number
}

const A4 = { width: 595, height: 842 }
const MAX_BYTES = 145_000

/** The PDF as an office scanner would give it back: pictures only. */
export async function scanned(pdf: Uint8Array, scanner: Scanner): Promise<Uint8Array> {
  return rawPdf(await scannedPages(pdf, scanner), scanner.bits ? 'CopyStar MF 3060' : 'ScanWorks 4.2')
}

async function scannedPages(pdf: Uint8Array, scanner: Scanner): Promise<RawPage[]> {
  const words = scanner.hiddenText ? placedWords(pdf) : []
  const pages: RawPage[] = []
  for (const [index, png] of rasterise(pdf, scanner.dpi).entries()) {
    const picture = await onGlass(png, { ...scanner, seed: scanner.seed + index })
    const lying = picture.width > picture.height
    const [width, height] = lying ? [A4.height, A4.width] : [A4.width, A4.height]
    const hidden = hiddenText(words[index] ?? [], scanner.hiddenText)
    pages.push({ width, height, picture, content: `q ${width} 0 0 ${height} 0 0 cm /Im Do Q\n${hidden}` })
  }
  return pages
}

async function onGlass(png: Buffer, scanner: Scanner): Promise<RawPicture> {
  const { width, height } = await sharp(png).metadata()
  const desk = scanner.shadow ? '#6f6a63' : '#f4f4f4'
  let image = sharp(png).grayscale()
  if (scanner.shadow)
    image = sharp(await image.extend({ top: 40, bottom: 55, left: 35, right: 60, background: desk }).png().toBuffer())
  const askew = await image
    .rotate(scanner.skew ?? 0, { background: desk })
    .png()
    .toBuffer()
  const size = await sharp(askew).metadata()
  const [w, h] = scanner.shadow ? [size.width, size.height] : [width, height]
  const cut = sharp(askew).extract({
    left: Math.round((size.width - w) / 2),
    top: Math.round((size.height - h) / 2),
    width: w,
    height: h,
  })
  const lit = scanner.shadow ? cut.composite([{ input: shadow(w, h), blend: 'multiply' }]) : cut
  const flat = await lit.grayscale().png().toBuffer()
  const turned = await sharp(flat)
    .rotate(scanner.turned ?? 0)
    .blur(scanner.blur ?? 0.5)
    .grayscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  grain(turned.data, scanner)
  const measure = { width: turned.info.width, height: turned.info.height }
  if (scanner.bits) return { ...measure, data: bits(turned.data, measure), form: 'bits' }
  return { ...measure, data: await smallJpeg(turned.data, measure), form: 'jpeg' }
}

/** Light that falls off towards the lower right, with the edge of a hand. */
function shadow(width: number, height: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf8f2"/><stop offset=".55" stop-color="#e4e0d8"/>
    <stop offset="1" stop-color="#9b968e"/></linearGradient>
    <radialGradient id="b" cx=".95" cy=".9" r=".5"><stop offset="0" stop-color="#6d6861"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    </defs><rect width="100%" height="100%" fill="url(#a)"/><rect width="100%" height="100%" fill="url(#b)" opacity=".6"/></svg>`,
  )
}

function grain(pixels: Buffer, { noise = 0, seed }: Scanner): void {
  if (noise === 0) return
  const next = dice(seed)
  for (let i = 0; i < pixels.length; i++) {
    const spread = (next() + next() + next() - 1.5) * noise
    const speck = next() < 0.00004 * noise ? -110 : 0
    pixels[i] = Math.max(0, Math.min(255, (pixels[i] ?? 0) + spread + speck))
  }
}

function bits(pixels: Buffer, { width, height }: { width: number; height: number }): Uint8Array {
  const rowBytes = Math.ceil(width / 8)
  const out = new Uint8Array(rowBytes * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const white = (pixels[y * width + x] ?? 255) > 150
      const at = y * rowBytes + (x >> 3)
      if (white) out[at] = (out[at] ?? 0) | (0x80 >> (x & 7))
    }
  }
  return out
}

async function smallJpeg(pixels: Buffer, measure: { width: number; height: number }): Promise<Buffer> {
  const raw = { ...measure, channels: 1 as const }
  for (let quality = 62; ; quality -= 6) {
    const jpeg = await sharp(pixels, { raw }).toColourspace('b-w').jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= MAX_BYTES || quality <= 14) return jpeg
  }
}

function hiddenText(words: readonly PlacedWord[], slip: ((word: string) => string) | undefined): string {
  if (!slip || words.length === 0) return ''
  const shown = words.map(({ text, x0, y0, x1, y1 }) => {
    const size = Math.max(4, (y1 - y0) * 0.86)
    const word = slip(text)
    const stretch = ((x1 - x0) / Math.max(1, helveticaWidth(word, size))) * 100
    return `/F1 ${size.toFixed(1)} Tf ${stretch.toFixed(1)} Tz 1 0 0 1 ${x0.toFixed(2)} ${(A4.height - y1 + size * 0.2).toFixed(2)} Tm ${winAnsi(`${word} `)} Tj`
  })
  return `BT 3 Tr\n${shown.join('\n')}\nET`
}
