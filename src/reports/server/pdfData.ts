import type { CalendarDate } from '#kernel/calendarDate.ts'
import { type Evidence, wholeQuote, withBehind } from '#kernel/evidence.ts'
import { chartDrawing, chartWords } from '#reports/domain/drawing/chartSvg.ts'
import { CROP_DPI, cropKey, PHOTO_KEY } from '#reports/domain/drawing/cropKey.ts'
import { INK } from '#reports/domain/drawing/ink.ts'
import { shortened } from '#reports/domain/drawing/svgText.ts'
import { chapterNumbers } from '#reports/domain/chapterNumber.ts'
import type { Block, Chapter, Crop, DecisivePoint, KeyFigure, Report, TableBlock } from '#reports/domain/report.ts'
import { columnShares } from './columnShares.ts'
import { pictureSize } from '#reports/domain/drawing/pictureSize.ts'

/** A4 less the margins, in points: as wide as text, charts and crops may be. */
const TEXT_WIDTH = 481.8
const CROP_HEIGHT = 300
/** Beside what decides a crop only shows where to look. */
const PAIRED = 214
const PAIRED_FROM = 340
/** Beside light and verdict, which stay as wide as their sentence needs. */
const PHOTO = { width: 168, height: 126 }
const POINT_CROP = { width: 400, height: 96 }
const COLOUR = /^#[0-9a-f]{6}$/i
/** A block with more characters may be torn apart between two pages; else half-empty pages would follow. */
const LONG = 1100

type Pictures = ReadonlyMap<string, Uint8Array>

interface Beside {
  /** Crops by `cropKey`. */
  readonly pictures: Pictures
  readonly day: CalendarDate
  /** In ems, never less than the text will take. */
  readonly textWidth: (text: string) => number
}

/** What the template reads, and the pictures it asks for by file name. Its strings must be drawable already. */
export function pdfData(report: Report, { pictures, day, textWidth }: Beside) {
  const files = new Map<string, Uint8Array>()
  const { brand, cover } = report
  const logo = brand.logo && `logo.${brand.logo.format}`
  if (brand.logo && logo) files.set(logo, brand.logo.bytes)
  const labels = new Map(report.chapters.map(({ id }, index) => [id, `chapter-${index + 1}`]))
  const numbers = chapterNumbers(report.chapters)
  const data = {
    title: report.title,
    object: report.object,
    day: day.split('-').map(Number),
    brand: { name: brand.name, colour: COLOUR.test(brand.colour) ? brand.colour : INK.red, logo },
    head: {
      brand: shortened(brand.name, 8, 110),
      object: shortened(report.object, 8, brand.logo ? 150 : 170),
      title: shortened(report.title, 8, 380),
      'cover-brand': shortened(brand.name, 15, 280),
      'cover-title': shortened(report.title, 10, 180),
    },
    cover: {
      light: cover.light,
      score: cover.score === null ? null : String(cover.score),
      headline: cover.headline,
      // Where there is no headline, as in a preview, the one sentence stands alone.
      reason: cover.headline === null ? cover.verdict : (cover.reason ?? ''),
      bought: cover.bought,
      figures: cover.figures.map(figureData),
      photo: photoData(pictures, files),
      notes: cover.notes,
    },
    chapters: report.chapters.map(({ title, light, locked, blocks, opens, annex }: Chapter, index) => ({
      number: numbers[index] ?? '',
      label: `chapter-${index + 1}`,
      title,
      head: shortened(title, 8, 205),
      light,
      locked,
      opens: opens ?? false,
      annex: annex ?? false,
      blocks: locked ? [] : blocks.map(block => blockData(block, { labels, pictures, files, textWidth })),
    })),
  }
  return { data, files }
}

interface Surroundings {
  /** Label in the template by the chapter's id. */
  readonly labels: ReadonlyMap<string, string>
  readonly pictures: Pictures
  /** Filled with the pictures that the blocks use. */
  readonly files: Map<string, Uint8Array>
  readonly textWidth: Beside['textWidth']
}

function blockData(block: Block, { labels, pictures, files, textWidth }: Surroundings) {
  switch (block.kind) {
    case 'text':
      return { ...block, strong: block.strong ?? false }
    case 'figures':
      return { ...block, items: block.items.map(figureData) }
    case 'table':
      return tableData(block, textWidth)
    case 'findings':
      return {
        ...block,
        items: block.items.map(item => ({
          ...item,
          quotes: item.quotes.map(one => ({ ...quoteData(one), quote: withBehind(one) })),
          basis: item.basis ?? null,
          todo: item.todo ?? null,
          long: JSON.stringify(item).length > LONG,
        })),
      }
    case 'checklist':
      return {
        ...block,
        items: block.items.map(({ text, detail = null }) => {
          return { text, detail, long: text.length + (detail?.length ?? 0) > LONG }
        }),
      }
    case 'crops':
      return { ...block, items: block.items.map(crop => cropData(crop, pictures, files)) }
    case 'points':
      return { ...block, items: block.items.map(point => pointData(point, pictures, files)) }
    case 'links':
      return {
        ...block,
        items: block.items.map(({ chapter, ...item }) => ({ ...item, target: labels.get(chapter) ?? null })),
      }
    case 'chart': {
      const { title, source } = block.chart
      const { body, height } = chartDrawing(block.chart, { width: TEXT_WIDTH, textSize: 8.6 })
      const size = `viewBox="0 0 ${TEXT_WIDTH} ${height}" width="${TEXT_WIDTH}" height="${height}"`
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="Source Sans 3">${body}</svg>`
      return { kind: 'chart' as const, title, source, svg, alt: chartWords(block.chart) }
    }
    case 'heading':
    case 'list':
    case 'letter':
    case 'notice':
      return block
  }
}

function photoData(pictures: Pictures, files: Map<string, Uint8Array>) {
  const bytes = pictures.get(PHOTO_KEY)
  const size = bytes && pictureSize(bytes)
  if (!bytes || !size) return null
  const scale = Math.min(PHOTO.width / size.width, PHOTO.height / size.height)
  const file = `photo.${size.format}`
  files.set(file, bytes)
  return { file, width: size.width * scale, height: size.height * scale }
}

function figureData({ label, value, note }: KeyFigure) {
  return { label, value, note: note ?? null }
}

function quoteData(evidence: Evidence) {
  return { page: evidence.page, quote: wholeQuote(evidence) }
}

function tableData(
  { kind, caption, head, align, rows, asks, sum, sources = [] }: TableBlock,
  textWidth: Beside['textWidth'],
) {
  const filled = rows.map(row => head.map((_, column) => row[column] ?? ''))
  // What needs places to break is no number; set to the right, Typst lets such lines hang out by a letter.
  const isNumber = (column: number) => !filled.some(row => row[column]?.includes('\u200b'))
  const sides = head.map((_, column) => (align[column] === 'right' && isNumber(column) ? 'right' : 'left'))
  // A question and its answer run on in one paragraph.
  const inLines = filled.map(row => row.map((text, column) => (column === asks ? text.replaceAll('\n', ' ') : text)))
  // Long lists are looked things up in, not read through.
  const dense = filled.length > 12 || asks !== undefined
  const lit = head.includes('Ampel') ? head.indexOf('Ampel') : null
  return {
    kind,
    caption,
    head,
    align: sides,
    rows: filled,
    asks: asks ?? null,
    sum: (sum ?? false) && filled.length > 0,
    sources,
    dense,
    lit,
    ...columnShares({ head, rows: inLines, align: sides, dense, lit }, textWidth),
  }
}

function pointData({ evidence, ...point }: DecisivePoint, pictures: Pictures, files: Map<string, Uint8Array>) {
  return { ...point, crop: evidence && cropData({ evidence, label: '' }, pictures, files, POINT_CROP) }
}

function cropData(
  { evidence, label }: Crop,
  pictures: Pictures,
  files: Map<string, Uint8Array>,
  most = { width: TEXT_WIDTH - 10, height: CROP_HEIGHT },
) {
  const words = { label, ...quoteData(evidence) }
  const bytes = pictures.get(cropKey(evidence))
  const size = bytes && pictureSize(bytes)
  if (!bytes || !size) return { ...words, file: null, width: 0, height: 0 }
  const natural = Math.min(72 / CROP_DPI, most.width / size.width, most.height / size.height)
  // What is not much wider than half the sheet is made to fit beside another.
  const scale = size.width * natural <= PAIRED_FROM ? Math.min(natural, PAIRED / size.width) : natural
  const file = `crop-${files.size + 1}.${size.format}`
  files.set(file, bytes)
  return { ...words, file, width: size.width * scale, height: size.height * scale }
}
