/** The part of PDFium's C interface that we call; pointers, handles and sizes are plain numbers. Source: fpdfview.h, fpdf_text.h, fpdf_edit.h. */
export interface Pdfium {
  memory: { readonly buffer: ArrayBuffer }
  malloc(bytes: number): number
  free(pointer: number): void
  FPDF_LoadMemDocument(data: number, size: number, password: number): number
  FPDF_GetLastError(): number
  FPDF_GetPageCount(document: number): number
  FPDF_GetSecurityHandlerRevision(document: number): number
  FPDF_CloseDocument(document: number): void
  FPDF_LoadPage(document: number, index: number): number
  FPDF_ClosePage(page: number): void
  FPDF_GetPageWidthF(page: number): number
  FPDF_GetPageHeightF(page: number): number
  FPDF_PageToDevice(
    ...args: [
      page: number,
      x: number,
      y: number,
      w: number,
      h: number,
      turn: number,
      px: number,
      py: number,
      outX: number,
      outY: number,
    ]
  ): number
  FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    w: number,
    h: number,
    turn: number,
    flags: number,
  ): void
  FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number
  FPDFBitmap_FillRect(bitmap: number, x: number, y: number, w: number, h: number, color: number): void
  FPDFBitmap_Destroy(bitmap: number): void
  FPDFPage_CountObjects(page: number): number
  FPDFPage_GetObject(page: number, index: number): number
  FPDFPageObj_GetType(object: number): number
  FPDFPageObj_GetFillColor(object: number, red: number, green: number, blue: number, alpha: number): number
  FPDFPath_GetDrawMode(path: number, fillMode: number, stroke: number): number
  FPDFPageObj_GetMatrix(object: number, matrix: number): number
  FPDFFormObj_CountObjects(form: number): number
  FPDFFormObj_GetObject(form: number, index: number): number
  FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  FPDFText_LoadPage(page: number): number
  FPDFText_ClosePage(text: number): void
  FPDFText_CountChars(text: number): number
  FPDFText_GetUnicode(text: number, index: number): number
  FPDFText_GetTextObject(text: number, index: number): number
  FPDFTextObj_GetFont(object: number): number
  FPDFTextObj_GetTextRenderMode(object: number): number
  FPDFText_IsGenerated(text: number, index: number): number
  FPDFText_IsHyphen(text: number, index: number): number
  FPDFText_HasUnicodeMapError(text: number, index: number): number
  FPDFText_GetFontSize(text: number, index: number): number
  FPDFText_GetFontWeight(text: number, index: number): number
  FPDFText_GetFontInfo(text: number, index: number, buffer: number, size: number, flags: number): number
  FPDFText_GetMatrix(text: number, index: number, matrix: number): number
  FPDFText_GetLooseCharBox(text: number, index: number, rectangle: number): number
  FPDFText_GetCharOrigin(text: number, index: number, x: number, y: number): number
}

/** A mapping of the plane as PDF writes it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** Reads four 32-bit floats that PDFium has written. */
export function readFloats(pdfium: Pdfium, pointer: number): [number, number, number, number] {
  const { float32 } = viewsOf(pdfium)
  const at = pointer >> 2
  return [float32[at], float32[at + 1], float32[at + 2], float32[at + 3]] as [number, number, number, number]
}

/** Reads an FS_MATRIX: six 32-bit floats. */
export function readMatrix(pdfium: Pdfium, pointer: number): Matrix {
  const { float32 } = viewsOf(pdfium)
  const at = pointer >> 2
  const [a, b, c, d] = readFloats(pdfium, pointer)
  return [a, b, c, d, float32[at + 4] as number, float32[at + 5] as number]
}

/** Reads a 64-bit float that PDFium has written. */
export function readDouble(pdfium: Pdfium, pointer: number): number {
  return viewsOf(pdfium).float64[pointer >> 3] as number
}

/** Reads a 32-bit whole number that PDFium has written. */
export function readInt(pdfium: Pdfium, pointer: number): number {
  return viewsOf(pdfium).int32[pointer >> 2] as number
}

interface Views {
  float32: Float32Array
  float64: Float64Array
  int32: Int32Array
}

let latest: { pdfium: Pdfium; views: Views } | undefined

/** Making views for every character is slow. When the memory grows, the buffer of the older ones is taken away: length 0. */
function viewsOf(pdfium: Pdfium): Views {
  if (latest?.pdfium === pdfium && latest.views.int32.length > 0) return latest.views
  const { buffer } = pdfium.memory
  const fresh = { float32: new Float32Array(buffer), float64: new Float64Array(buffer), int32: new Int32Array(buffer) }
  latest = { pdfium, views: fresh }
  return fresh
}

/** Lends `bytes` of WASM memory for the length of one call. */
export function scratch<Result>(pdfium: Pdfium, bytes: number, use: (pointer: number) => Result): Result {
  const pointer = pdfium.malloc(bytes)
  if (!pointer) throw new RangeError(`PDFium has no ${bytes} bytes left`)
  try {
    return use(pointer)
  } finally {
    pdfium.free(pointer)
  }
}
