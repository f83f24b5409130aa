import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init } from '@embedpdf/pdfium'
import { type Box, union } from '#kernel/evidence.ts'
import type { Bitmap, OpenPdf, PdfLibrary, PdfRefusal } from './pdfPort.ts'
import { readGlyphs } from './pdfiumGlyphs.ts'
import { type Pdfium, scratch } from './pdfiumMemory.ts'

// fpdfview.h: FPDF_ERR_PASSWORD, FPDF_ERR_SECURITY
const ENCRYPTED = new Set([4, 5])
// fpdfview.h: FPDF_GetSecurityHandlerRevision of a file without encryption
const NOT_ENCRYPTED = -1
// fpdfview.h: FPDFBitmap_BGRA, FPDF_ANNOT, FPDF_REVERSE_BYTE_ORDER. (FPDFBitmap_Gray traps on some files.)
const BGRA = 4
const BYTES_PER_PIXEL = 4
const DRAW_ANNOTATIONS = 0x01
const RED_BEFORE_BLUE = 0x10
const WHITE = 0xffffffff

/**
 * PDFium as WebAssembly. One instance serves one process; after an abort of the WASM code a fresh process is needed.
 * Out of memory, every call of the library throws a RangeError.
 */
export async function loadPdfium(): Promise<PdfLibrary> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  let starved = false
  const module = await init({
    wasmBinary: new Uint8Array(wasm).buffer,
    print: () => {},
    // Emscripten tells only here that memory ran out; the abort that follows looks like any other.
    printErr: (text: string) => (starved ||= text.includes('not enough memory')),
  })
  module.PDFiumExt_Init()
  const pdfium = module.pdfium.wasmExports as unknown as Pdfium
  const guarded = <Result>(use: () => Result): Result => {
    try {
      return use()
    } catch (error) {
      throw starved ? new RangeError('PDFium ran out of memory') : error
    }
  }
  return {
    open: bytes => {
      const document = guarded(() => open(pdfium, bytes))
      if (typeof document === 'string') return document
      return {
        pageCount: document.pageCount,
        hasPage: index => guarded(() => document.hasPage(index)),
        glyphs: (index, maxGlyphs) => guarded(() => document.glyphs(index, maxGlyphs)),
        render: (index, options) => guarded(() => document.render(index, options)),
        renderParts: (index, boxes, options) => guarded(() => document.renderParts(index, boxes, options)),
        close: () => guarded(() => document.close()),
      }
    },
  }
}

function open(pdfium: Pdfium, bytes: Uint8Array): OpenPdf | PdfRefusal {
  // ISO 32000-2, 7.5.2: the header is at the start; readers accept it within the first 1024 bytes.
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'not-a-pdf'
  const data = pdfium.malloc(bytes.length)
  new Uint8Array(pdfium.memory.buffer).set(bytes, data)
  const document = pdfium.FPDF_LoadMemDocument(data, bytes.length, 0)
  if (!document) {
    const encrypted = ENCRYPTED.has(pdfium.FPDF_GetLastError())
    pdfium.free(data)
    return encrypted ? 'encrypted' : 'damaged'
  }
  const close = () => {
    pdfium.FPDF_CloseDocument(document)
    pdfium.free(data)
  }
  const pageCount = pdfium.FPDF_GetPageCount(document)
  // Encrypted in a way that is not known opens all the same, but none of its objects can be read.
  if (pageCount === 0 && pdfium.FPDF_GetSecurityHandlerRevision(document) !== NOT_ENCRYPTED) {
    close()
    return 'encrypted'
  }
  const withPage = <Result>(index: number, use: (page: number) => Result): Result | undefined => {
    const page = pdfium.FPDF_LoadPage(document, index)
    if (!page) return undefined
    try {
      return use(page)
    } finally {
      pdfium.FPDF_ClosePage(page)
    }
  }
  return {
    pageCount,
    hasPage: index => withPage(index, () => true) ?? false,
    glyphs: (index, maxGlyphs) => withPage(index, page => readGlyphs(pdfium, page, maxGlyphs)),
    render: (index, options) => withPage(index, page => renderWhole(pdfium, page, options)),
    renderParts: (index, boxes, options) => withPage(index, page => renderParts(pdfium, page, boxes, options)),
    close,
  }
}

type Drawing = Parameters<OpenPdf['render']>[1]

function renderWhole(pdfium: Pdfium, page: number, options: Drawing): Bitmap {
  const size = sizeOf(pdfium, page, options)
  return render(pdfium, page, size, { left: 0, top: 0, ...size })
}

/** A whole page takes several times as long as the strip that a quote needs. */
function renderParts(pdfium: Pdfium, page: number, boxes: readonly Box[], options: Drawing): Bitmap[] {
  if (boxes.length === 0) return []
  const size = sizeOf(pdfium, page, options)
  const all = partOf(union(boxes), size.scale, size)
  const drawn = render(pdfium, page, size, all)
  return boxes.map(box => cutOut(drawn, all, partOf(box, size.scale, size)))
}

interface PageSize {
  readonly width: number
  readonly height: number
  readonly scale: number
}

function sizeOf(pdfium: Pdfium, page: number, { dpi, maxPixels }: Drawing): PageSize {
  const points = [pdfium.FPDF_GetPageWidthF(page), pdfium.FPDF_GetPageHeightF(page)] as const
  const scale = Math.min(dpi / 72, Math.sqrt(maxPixels / (points[0] * points[1])))
  const [width, height] = points.map(length => Math.max(1, Math.round(length * scale))) as [number, number]
  return { width, height, scale }
}

function render(pdfium: Pdfium, page: number, size: PageSize, { left, top, width, height }: PagePart): Bitmap {
  const stride = width * BYTES_PER_PIXEL
  return scratch(pdfium, stride * height, pixels => {
    const bitmap = pdfium.FPDFBitmap_CreateEx(width, height, BGRA, pixels, stride)
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE)
    const flags = DRAW_ANNOTATIONS | RED_BEFORE_BLUE
    pdfium.FPDF_RenderPageBitmap(bitmap, page, -left, -top, size.width, size.height, 0, flags)
    pdfium.FPDFBitmap_Destroy(bitmap)
    const data = new Uint8Array(pdfium.memory.buffer, pixels, stride * height).slice()
    return { width, height, scale: size.scale, data }
  })
}

/** A part of a drawn page, in pixels from the page's top left. */
interface PagePart {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<PagePart, 'width' | 'height'>

/** What of a box is on the page, at least one pixel. @param scale pixels per point */
function partOf([x0, y0, x1, y1]: Box, scale: number, page: Size): PagePart {
  const [left, right] = within(x0 * scale, x1 * scale, page.width)
  const [top, bottom] = within(y0 * scale, y1 * scale, page.height)
  return { left, top, width: right - left, height: bottom - top }
}

function within(from: number, to: number, length: number): [number, number] {
  const start = Math.min(Math.max(0, Math.round(from)), length - 1)
  return [start, Math.min(Math.max(start + 1, Math.round(to)), length)]
}

/** A part out of a larger one that was drawn. */
function cutOut({ data, scale }: Bitmap, drawn: PagePart, { left, top, width, height }: PagePart): Bitmap {
  const stride = width * BYTES_PER_PIXEL
  const cut = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const from = ((top - drawn.top + row) * drawn.width + left - drawn.left) * BYTES_PER_PIXEL
    cut.set(data.subarray(from, from + stride), row * stride)
  }
  return { width, height, scale, data: cut }
}
