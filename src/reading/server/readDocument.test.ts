import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasNativeTesseract } from '#platform/ocr/nativeTesseract.ts'
import type { ReadingProgress } from '#reading/domain/document.ts'
import type { Page } from '#reading/domain/page.ts'
import { startReader } from '#analysis/reader.ts'
import { scanPdf, textPdf, type Scan } from '../../../samples/nasty/pdf.ts'
import type { Reader } from './index.ts'

const LINES = [
  'Exposé: Helle Eigentumswohnung in ruhiger Lage',
  'Kaufpreis 249.000 EUR, Hausgeld monatlich 280 EUR',
  'Baujahr 1988, Wohnfläche ca. 71 qm, drei Zimmer',
  'Die Heizung wurde im Jahr 2005 erneuert und gewartet.',
  'Zur Wohnung gehört ein Stellplatz in der Tiefgarage.',
]
const DPI = 200

let reader: Reader
let sheet: Buffer
beforeAll(async () => {
  reader = await startReader({ processes: 2, engine: 'embedded' })
  const picture = await reader.drawPage(textPdf([LINES]), 1, { dpi: DPI, format: 'png' })
  if (!picture.ok) throw new Error(picture.failure.code)
  // The upper part of the page: enough text to judge, a fraction of the time.
  sheet = await sharp(picture.value).extract({ left: 0, top: 0, width: 1100, height: 420 }).png().toBuffer()
})
afterAll(() => reader.close())

async function scan(degrees: number): Promise<Scan> {
  const picture = sharp(sheet).rotate(degrees, { background: '#ffffff' }).toColourspace('b-w').jpeg({ quality: 80 })
  const { data, info } = await picture.toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height, dpi: DPI, gray: true }
}

async function read(bytes: Uint8Array, using = reader): Promise<Page[]> {
  const outcome = await using.readDocument(bytes)
  if (!outcome.ok) throw new Error(outcome.failure.code)
  return outcome.value.pages
}

const textOf = (page: Page | undefined) =>
  (page?.blocks ?? [])
    .flatMap(block => block.lines.map(line => line.segments.map(segment => segment.text).join(' ')))
    .join('\n')

const boxOf = (page: Page | undefined, text: string) =>
  page?.blocks
    .flatMap(block => block.lines.flatMap(line => line.segments.flatMap(segment => segment.words)))
    .find(word => word.text.includes(text))

test('reads text pages with their own words, and reports every step', async () => {
  const seen: ReadingProgress[] = []
  const outcome = await reader.readDocument(textPdf([LINES, LINES]), { onProgress: progress => seen.push(progress) })
  expect(outcome.ok && outcome.value.pages.map(page => [page.number, page.source, page.confidence])).toEqual([
    [1, 'text', 1],
    [2, 'text', 1],
  ])
  expect(outcome.ok && textOf(outcome.value.pages[1])).toBe(LINES.join('\n'))
  expect(seen).toEqual([
    { step: 'open', page: 0, pages: 0 },
    { step: 'text', page: 1, pages: 2 },
    { step: 'text', page: 2, pages: 2 },
  ])
})

test('recognises scans among text pages, on several processes, and says so', async () => {
  const seen: ReadingProgress[] = []
  const bytes = scanPdf([await scan(0), await scan(0), await scan(0)])
  const outcome = await reader.readDocument(bytes, { onProgress: progress => seen.push(progress) })
  if (!outcome.ok) throw new Error(outcome.failure.code)
  for (const page of outcome.value.pages) {
    expect(page.source).toBe('ocr')
    expect(page.confidence).toBeGreaterThan(0.8)
    expect(textOf(page)).toContain('249.000')
  }
  expect(seen.filter(({ step }) => step === 'ocr').map(({ page }) => page)).toEqual([1, 2, 3])
})

describe.each([0, 2.5, 90, 180, 268])('a scan turned by %s degrees', degrees => {
  test('is read, and its words stand where they are on the page', async () => {
    const [page] = await read(scanPdf([await scan(degrees)]))
    expect(textOf(page)).toContain('Hausgeld')
    expect(textOf(page)).toContain('Baujahr 1988')

    const [upright] = await read(scanPdf([await scan(0)]))
    const [word, straight] = [boxOf(page, '249.000'), boxOf(upright, '249.000')]
    if (!word || !straight || !page || !upright) throw new Error('the price was not recognised')
    const [x, y] = turned(middle(straight.box), upright, page, degrees)
    expect(Math.abs(middle(word.box)[0] - x)).toBeLessThan(3)
    expect(Math.abs(middle(word.box)[1] - y)).toBeLessThan(3)
    expect(word.turn).toBe(degrees < 45 ? undefined : Math.round(degrees / 90) * 90)
  })
})

const middle = ([x0, y0, x1, y1]: readonly [number, number, number, number]): [number, number] => [
  (x0 + x1) / 2,
  (y0 + y1) / 2,
]

/** Where a point goes when the page is turned clockwise about its middle. */
function turned([x, y]: [number, number], from: Page, to: Page, degrees: number): [number, number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [dx, dy] = [x - from.width / 2, y - from.height / 2]
  return [dx * cos - dy * sin + to.width / 2, dx * sin + dy * cos + to.height / 2]
}

test('the installed Tesseract reads the same as the embedded one', async () => {
  if (!(await hasNativeTesseract())) {
    process.stderr.write('NOT TESTED: native recognition, because the tesseract command is not installed.\n')
    return
  }
  const native = await startReader({ processes: 1, engine: 'native' })
  const bytes = scanPdf([await scan(0)])
  const [installed] = await read(bytes, native)
  const [embedded] = await read(bytes)
  await native.close()
  expect(textOf(installed)).toBe(textOf(embedded))
})

test('a file without any text says so', async () => {
  const white = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  const outcome = await reader.readDocument(scanPdf([{ jpeg: white, width: 400, height: 400, dpi: 100, gray: false }]))
  expect(!outcome.ok && outcome.failure.code).toBe('unlesbar')
})

test('draws pages as PNG or JPEG, and names what it cannot draw', async () => {
  const bytes = textPdf([LINES])
  const drawn = await reader.drawPage(bytes, 1, { dpi: 72, format: 'jpeg' })
  const { format, width, height } = await sharp(drawn.ok ? drawn.value : undefined).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 595, height: 842 })
  expect(await reader.drawPage(bytes, 2, { dpi: 72, format: 'png' })).toMatchObject({
    failure: { code: 'beschaedigt' },
  })
})

test('draws spots of several pages with a margin, inside the page, and does without a page that is not there', async () => {
  const bytes = textPdf([LINES, LINES])
  const drawn = await reader.drawSpots(
    bytes,
    [
      { page: 1, box: [100, 100, 200, 120] },
      { page: 9, box: [0, 0, 10, 10] },
      { page: 2, box: [-5, -5, 40, 30] },
    ],
    72,
  )
  const pictures = drawn.ok ? drawn.value : []
  const sizes = await Promise.all(
    pictures.map(async picture => {
      if (!picture) return null
      const { format, width, height } = await sharp(picture).metadata()
      return [format, width, height]
    }),
  )
  expect(sizes).toEqual([['png', 148, 28], null, ['png', 64, 34]])
})

test('reads the same bytes to the same result', async () => {
  const bytes = scanPdf([await scan(1)])
  expect(JSON.stringify(await read(bytes))).toBe(JSON.stringify(await read(bytes)))
})
