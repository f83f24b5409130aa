import { embeddedTesseract } from '#platform/ocr/embeddedTesseract.ts'
import { nativeTesseract } from '#platform/ocr/nativeTesseract.ts'
import { loadPdfium } from '#platform/pdf/pdfium.ts'
import type { Bitmap, OpenPdf } from '#platform/pdf/pdfPort.ts'
import { sharpPictures } from '#platform/picture/sharpPictures.ts'
import { serve } from '#platform/sandbox/serve.ts'
import { LIMITS, OCR_DPI } from '#reading/domain/limits.ts'
import { findPhoto } from './findPhoto.ts'
import type { ReadingMethods } from './readingMethods.ts'
import { readTextPage } from './readTextPage.ts'
import { recognisePage } from './recognisePage.ts'

// The script of the sandboxed process. Parameters: OCR engine, folder of the unpacked language data.
const [engine, dataFolder] = process.argv.slice(2) as ['native' | 'embedded', string]
const ocr = engine === 'native' ? nativeTesseract(dataFolder) : embeddedTesseract(dataFolder)
const library = await loadPdfium()
let open: OpenPdf | undefined
let drawn: Bitmap | undefined

const methods: ReadingMethods = {
  open({ bytes }) {
    methods.close(null)
    const document = library.open(bytes)
    if (typeof document === 'string') return { refusal: document }
    open = document
    return { pages: pagesOf(document) }
  },
  readText({ index, maxCharacters }) {
    const before = process.cpuUsage()
    const document = opened()
    const glyphs = document.glyphs(index, maxCharacters)
    if (glyphs === 'too-many-characters') return glyphs
    const page = glyphs ? readTextPage(document, index, glyphs) : 'damaged'
    const { user, system } = process.cpuUsage(before)
    return { page, characters: glyphs?.glyphs.length ?? 0, cpuMs: (user + system) / 1000 }
  },
  drawForOcr({ index }) {
    drawn = opened().render(index, { dpi: OCR_DPI, maxPixels: LIMITS.pixels })
    return drawn !== undefined
  },
  async recognise(scan) {
    if (!drawn) throw new Error('no page has been drawn')
    const bitmap = drawn
    drawn = undefined
    return recognisePage(ocr, sharpPictures, bitmap, scan)
  },
  async drawPage({ bytes, index, dpi, format }) {
    const document = library.open(bytes)
    if (typeof document === 'string') return undefined
    try {
      const bitmap = document.render(index, { dpi, maxPixels: LIMITS.pixels })
      return bitmap && (await sharpPictures.encode(bitmap, format))
    } finally {
      document.close()
    }
  },
  async drawSpots({ index, dpi, boxes }) {
    const parts = opened().renderParts(index, boxes, { dpi, maxPixels: LIMITS.pixels })
    return parts && Promise.all(parts.map(part => sharpPictures.encode(part, 'png')))
  },
  async drawPhoto({ bytes, width }) {
    const document = library.open(bytes)
    if (typeof document === 'string') return undefined
    try {
      const photo = findPhoto(document)
      if (!photo) return undefined
      const dpi = (72 * width) / (photo.box[2] - photo.box[0])
      const [picture] = document.renderParts(photo.index, [photo.box], { dpi, maxPixels: LIMITS.pixels }) ?? []
      return picture && (await sharpPictures.encode(picture, 'jpeg'))
    } finally {
      document.close()
    }
  },
  close() {
    open?.close()
    open = undefined
    drawn = undefined
  },
}

/** A count beyond the limit may be untrue; then the pages that are there count. */
function pagesOf(document: OpenPdf): number {
  if (document.pageCount <= LIMITS.pages || document.hasPage(LIMITS.pages)) return document.pageCount
  let last = LIMITS.pages - 1
  while (last >= 0 && !document.hasPage(last)) last--
  return last + 1
}

function opened(): OpenPdf {
  if (!open) throw new Error('no document is open')
  return open
}

serve(methods)
