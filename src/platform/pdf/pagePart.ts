import type { Box } from '#kernel/evidence.ts'
import type { Bitmap } from './pdfPort.ts'

/** A part of a drawn page, in pixels from the page's top left. */
export interface PagePart {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<PagePart, 'width' | 'height'>

/** What of a box is on the page, at least one pixel. @param scale pixels per point */
export function partOf([x0, y0, x1, y1]: Box, scale: number, page: Size): PagePart {
  const [left, right] = within(x0 * scale, x1 * scale, page.width)
  const [top, bottom] = within(y0 * scale, y1 * scale, page.height)
  return { left, top, width: right - left, height: bottom - top }
}

function within(from: number, to: number, length: number): [number, number] {
  const start = Math.min(Math.max(0, Math.round(from)), length - 1)
  return [start, Math.min(Math.max(start + 1, Math.round(to)), length)]
}

const BYTES_PER_PIXEL = 4

/** A part out of a larger one that was drawn. */
export function cutOut({ data, scale }: Bitmap, drawn: PagePart, { left, top, width, height }: PagePart): Bitmap {
  const stride = width * BYTES_PER_PIXEL
  const cut = new Uint8Array(stride * height)
  for (let row = 0; row < height; row++) {
    const from = ((top - drawn.top + row) * drawn.width + left - drawn.left) * BYTES_PER_PIXEL
    cut.set(data.subarray(from, from + stride), row * stride)
  }
  return { width, height, scale, data: cut }
}
