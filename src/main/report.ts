import type { CalendarDate } from '#kernel/calendarDate.ts'
import type { Evidence } from '#kernel/evidence.ts'
import type { Reader } from '#reading/server/index.ts'
import { CROP_DPI, cropKey } from '#reports/domain/drawing/cropKey.ts'
import { mobileHtml } from '#reports/domain/mobileHtml.ts'
import type { Report } from '#reports/domain/report.ts'
import type { Typesetter } from '#reports/server/index.ts'

export interface DrawnReport {
  readonly pdf: Uint8Array
  readonly pages: number
  /** One self-contained file for phones. */
  readonly html: string
}

/** Draws a report with the spots of the exposé that it quotes. @throws Error with a German sentence when it cannot be drawn */
export async function drawReport(
  { reader, typesetter }: { reader: Pick<Reader, 'drawSpots'>; typesetter: Typesetter },
  report: Report,
  exposé: Uint8Array,
  day: CalendarDate,
): Promise<DrawnReport> {
  const pictures = await cropsOf(reader, report, exposé)
  const outcome = await typesetter.renderPdf(report, pictures, day)
  if (!outcome.ok) throw new Error(outcome.failure.message, { cause: outcome.failure.cause })
  return { ...outcome.value, html: mobileHtml(report, pictures) }
}

/** A spot that cannot be drawn is left out: its quote stands in the report all the same. */
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
  const pictures = new Map<string, Uint8Array>()
  for (const [page, onPage] of Map.groupBy(spots, (spot: Evidence) => spot.page)) {
    const boxes = onPage.map(({ box }) => box)
    const drawn = await reader.drawSpots(exposé, page, boxes, CROP_DPI)
    if (drawn.ok) onPage.forEach((spot, index) => pictures.set(cropKey(spot), drawn.value[index] as Uint8Array))
  }
  return pictures
}
