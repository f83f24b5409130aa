import { join, resolve } from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'

const PAGES = resolve('samples/demo/pages')
/** What social networks and messengers show of a link: 1.91 to 1. */
const SHARED = { width: 1200, height: 630 }
const SHEET = { width: 470, height: 665 }
const PAPER = '#F7F7F5'
const RED = '#D32F2F'
const LINE = '#D5D7DB'

/**
 * Pictures of the public pages: `demo/teilen.jpeg`, for links that are shared (og:image), shows the demo report.
 * @param outDir the built site's folder
 */
export async function makePictures(outDir: string): Promise<void> {
  const band = await sharp({ create: { ...SHARED, height: 12, channels: 3, background: RED } })
    .png()
    .toBuffer()
  const sheets = await Promise.all([sheet('05', 690, 150), sheet('03', 365, 80), sheet('01', 40, 150)])
  await sharp({ create: { ...SHARED, channels: 3, background: PAPER } })
    .composite([...sheets, { input: band, left: 0, top: 0 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(join(outDir, 'demo', 'teilen.jpeg'))
}

/** A page of the demo, cut off at the lower edge of the picture. */
async function sheet(page: string, left: number, top: number): Promise<OverlayOptions> {
  const input = await sharp(join(PAGES, `${page}.jpeg`))
    .resize(SHEET)
    .extract({ left: 0, top: 0, width: SHEET.width, height: Math.min(SHEET.height, SHARED.height - top) })
    .extend({ top: 1, left: 1, right: 1, background: LINE })
    .extract({ left: 0, top: 0, width: SHEET.width, height: Math.min(SHEET.height, SHARED.height - top) })
    .png()
    .toBuffer()
  return { input, left, top }
}
