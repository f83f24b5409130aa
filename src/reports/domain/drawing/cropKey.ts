import type { Evidence } from '#kernel/evidence.ts'

/** Pictures of crops are handed to whoever draws the report under this key, cut and drawn at `CROP_DPI`. */
export function cropKey({ page, box }: Evidence): string {
  return `${page}:${box.join(',')}`
}

/** The picture by which the offer is recognised is handed over under this key; it is beside the verdict. */
export const PHOTO_KEY = 'photo'

/** Sharp in print, and small enough to be sent. A picture is printed in its natural size at this resolution. */
export const CROP_DPI = 150
