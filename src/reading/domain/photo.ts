import type { Box } from '#kernel/evidence.ts'
import { joined } from './pictures.ts'

/** Smaller ones are logos and portraits, as a share of the page. */
const MIN_SHARE = 0.06
/** Width by height: outside of it are letterheads, dividing lines and columns of thumbnails. */
const [NARROWEST, WIDEST] = [0.55, 3]
/** Of a page that shows no picture by itself: what one sees of it first. */
const TOP = 2 / 3

export interface PicturedPage {
  /** Where raster images stand. */
  readonly images: readonly Box[]
  /** In points. */
  readonly width: number
  readonly height: number
}

/** By what one recognises an offer: the largest picture of the first page that has one, else the top of the first page. */
export function photoOf(pages: readonly PicturedPage[]): { readonly index: number; readonly box: Box } | null {
  const [first] = pages
  if (!first) return null
  for (const [index, { images, width, height }] of pages.entries()) {
    const [largest] = joined(images)
      .filter(box => area(box) >= MIN_SHARE * width * height && isPictureShaped(box))
      .sort((one, other) => area(other) - area(one))
    if (largest) return { index, box: largest }
  }
  return { index: 0, box: [0, 0, first.width, Math.min(first.height, first.width * TOP)] }
}

function isPictureShaped([x0, y0, x1, y1]: Box): boolean {
  const shape = (x1 - x0) / (y1 - y0)
  return shape >= NARROWEST && shape <= WIDEST
}

function area([x0, y0, x1, y1]: Box): number {
  return (x1 - x0) * (y1 - y0)
}
