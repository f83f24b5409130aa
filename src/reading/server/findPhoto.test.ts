import sharp from 'sharp'
import { expect, test } from 'vitest'
import { loadPdfium } from '#platform/pdf/pdfium.ts'
import { type Scan, scanPdf, textAndPicturePdf, textPdf } from '../../../samples/nasty/pdf.ts'
import { findPhoto } from './findPhoto.ts'

const LINES = Array.from(
  { length: 30 },
  (_, line) => `Zeile ${line}: Kaufpreis 249.000 EUR, Wohnfläche 71 qm, Baujahr 1988`,
)
const library = await loadPdfium()

function opened(bytes: Uint8Array) {
  const document = library.open(bytes)
  if (typeof document === 'string') throw new Error(document)
  return document
}

function found(bytes: Uint8Array) {
  const document = opened(bytes)
  const photo = findPhoto(document)
  document.close()
  return photo
}

/** A picture of a page, as a scanner makes it. @param share how much of its height is taken */
async function scanOf(bytes: Uint8Array, share: number, dpi: number): Promise<Scan> {
  const document = opened(bytes)
  const bitmap = document.render(0, { dpi: 100, maxPixels: 4_000_000 })
  document.close()
  if (!bitmap) throw new Error('not drawn')
  const { width, data } = bitmap
  const height = Math.round(bitmap.height * share)
  const raw = { width, height, channels: 4 } as const
  return {
    jpeg: await sharp(data.subarray(0, 4 * width * height), { raw })
      .flatten()
      .jpeg()
      .toBuffer(),
    width,
    height,
    dpi,
    gray: false,
  }
}

/** From bright to dark: no brightness fills most of it. */
async function photo(): Promise<Scan> {
  const [width, height] = [400, 300]
  const data = Uint8Array.from({ length: width * height }, (_, at) => 40 + Math.floor(at / width / 2) + (at % 60))
  const jpeg = await sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer()
  return { jpeg, width, height, dpi: 72, gray: true }
}

test('an exposé of text alone has no picture: better none than one of text', () => {
  expect(found(textPdf([LINES, LINES]))).toBeUndefined()
})

test('neither a scan of text nor a picture of text within a page is one', async () => {
  expect(found(scanPdf([await scanOf(textPdf([LINES]), 1, 100)]))).toBeUndefined()
  expect(found(textAndPicturePdf([], await scanOf(textPdf([LINES]), 0.5, 150), { x: 60, y: 200 }))).toBeUndefined()
})

test('a photo is, beside text and behind a page of text', async () => {
  const beside = found(textAndPicturePdf(LINES.slice(0, 2), await photo(), { x: 60, y: 200 }))
  expect(beside?.index).toBe(0)
  expect(beside?.box.map(Math.round)).toEqual([60, 200, 460, 500])
})
