import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import type { CalendarDate } from '#kernel/calendarDate.ts'
import { success } from '#kernel/outcome.ts'
import type { Reader } from '#reading/server/index.ts'
import { CROP_DPI, cropKey, PHOTO_KEY } from '#reports/domain/drawing/cropKey.ts'
import { type EmbeddedFont, mobileHtml } from '#reports/domain/mobileHtml.ts'
import type { Report } from '#reports/domain/report.ts'
import type { Typesetter } from '#reports/server/index.ts'

export interface DrawnReport {
  readonly pdf: Uint8Array
  readonly pages: number
  /** One self-contained file for phones. */
  readonly html: string
}

/** Of the exposé's picture, in pixels: of a card on a screen with two pixels for one. */
const PHOTO_WIDTH = 720

/** The picture by which the offer is recognised, as JPEG; null when there is none. */
export async function drawPhoto(reader: Pick<Reader, 'drawPhoto'>, exposé: Uint8Array): Promise<Uint8Array | null> {
  const photo = await reader.drawPhoto(exposé, PHOTO_WIDTH)
  return photo.ok ? photo.value : null
}

/**
 * Draws a report with the spots of the exposé that it quotes.
 * @param photo of `drawPhoto`; it may still be on its way
 * @throws Error with a German sentence when it cannot be drawn
 */
export async function drawReport(
  { reader, typesetter }: { reader: Pick<Reader, 'drawSpots'>; typesetter: Typesetter },
  report: Report,
  exposé: Uint8Array,
  photo: Promise<Uint8Array | null>,
  day: CalendarDate,
): Promise<DrawnReport> {
  const [crops, picture] = await Promise.all([cropsOf(reader, report, exposé), photo])
  const pictures = picture ? new Map([...crops, [PHOTO_KEY, picture]]) : crops
  const [outcome, html] = await Promise.all([typesetter.renderPdf(report, pictures, day), htmlOf(report, pictures)])
  if (!outcome.ok) throw new Error(outcome.failure.message, { cause: outcome.failure.cause })
  return { ...outcome.value, html }
}

/** Written while the process that draws the PDF is at work, which has been told to by then. */
async function htmlOf(report: Report, pictures: ReadonlyMap<string, Uint8Array>): Promise<string> {
  await setImmediate()
  return mobileHtml(report, pictures, mobileFont())
}

/** A spot that cannot be drawn is left out: its quote is in the report all the same. */
async function cropsOf(
  reader: Pick<Reader, 'drawSpots'>,
  { chapters }: Report,
  exposé: Uint8Array,
): Promise<Map<string, Uint8Array>> {
  const spots = chapters.flatMap(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'crops' || block.kind === 'points' ? block.items.flatMap(({ evidence }) => evidence ?? []) : [],
    ),
  )
  const drawn = spots.length > 0 ? await reader.drawSpots(exposé, spots, CROP_DPI) : success([])
  const pictures = drawn.ok ? drawn.value : []
  return new Map(spots.flatMap((spot, index) => (pictures[index] ? [[cropKey(spot), pictures[index]] as const] : [])))
}

const FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'
let made: EmbeddedFont | null = null

/** The product's font for the page for phones, 38 KB: read when the first report is drawn. */
function mobileFont(): EmbeddedFont {
  made ??= embedded(readFileSync(new URL(import.meta.resolve(FILE))))
  return made
}

function embedded(bytes: Buffer): EmbeddedFont {
  const source = `url("data:font/woff2;base64,${bytes.toString('base64')}") format("woff2")`
  const style = `@font-face{font-family:"Source Sans 3";font-weight:200 900;src:${source}}`
  return { style, hash: `sha256-${createHash('sha256').update(style).digest('base64')}` }
}
