import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Reader } from '#reading/server/index.ts'
import { scanPdf, type Scan } from '../samples/nasty/pdf.ts'

const DPI = 200
/** Gray levels that the grain of a scanner strays at most. */
const GRAIN = 24

/** Prints out and scans, as it were: gray pages with slight noise, as a PDF for us and as pictures for the command. */
export async function scanPages(folder: string, reader: Reader, bytes: Uint8Array, pages: number) {
  const scans: Scan[] = []
  const files: string[] = []
  for (let page = 1; page <= pages; page++) {
    const drawn = await reader.drawPage(bytes, page, { dpi: DPI, format: 'png' })
    if (!drawn.ok) throw new Error(drawn.failure.code)
    const gray = sharp(drawn.value).toColourspace('b-w').raw()
    const { data, info } = await gray.toBuffer({ resolveWithObject: true })
    const { width, height } = info
    const picture = sharp(grainy(data), { raw: { width, height, channels: 1 } }).toColourspace('b-w')
    const jpeg = await picture.jpeg({ quality: 75 }).toBuffer()
    scans.push({ jpeg, width, height, dpi: DPI, gray: true })
    files.push(join(folder, `page-${page}.jpg`))
    await writeFile(files.at(-1) as string, jpeg)
  }
  return { pdf: scanPdf(scans), files }
}

/** The same grain in every run: a linear congruential generator (Numerical Recipes) instead of chance. */
function grainy(gray: Uint8Array): Uint8Array {
  let state = 1
  return gray.map(level => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    const grain = (state / 2 ** 32 - 0.5) * GRAIN
    return Math.max(0, Math.min(255, Math.round(level * 0.9 + 12 + grain)))
  })
}
