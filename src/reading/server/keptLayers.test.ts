import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page, Word } from '#reading/domain/page.ts'
import { startReader } from '#analysis/reader.ts'
import { scanPdf, type Scan, textAndPicturePdf, textPdf } from '../../../samples/nasty/pdf.ts'
import type { Reader } from './index.ts'

const OWN = ['Eigentumswohnung in ruhiger Lage', 'Kaufpreis 249.000 EUR']
const IN_PICTURE = [
  'Hausgeld monatlich 280 EUR, davon 45 EUR Zuschlag',
  'Baujahr 1988, Wohnfläche ca. 71 qm, drei Zimmer',
  'Die Heizung wurde im Jahr 2005 erneuert und gewartet.',
]
const DPI = 200

let reader: Reader
let sheet: Buffer
beforeAll(async () => {
  reader = await startReader({ processes: 2, engine: 'embedded' })
  const picture = await reader.drawPage(textPdf([IN_PICTURE]), 1, { dpi: DPI, format: 'png' })
  if (!picture.ok) throw new Error(picture.failure.code)
  sheet = await sharp(picture.value).extract({ left: 0, top: 0, width: 1200, height: 400 }).png().toBuffer()
})
afterAll(() => reader.close())

async function scanOf(picture: Sharp): Promise<Scan> {
  const { data, info } = await picture.toColourspace('b-w').jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height, dpi: DPI, gray: true }
}

async function read(bytes: Uint8Array): Promise<{ pages: Page[]; lostPages: number[] }> {
  const outcome = await reader.readDocument(bytes)
  if (!outcome.ok) throw new Error(outcome.failure.code)
  return outcome.value
}

const wordsOf = (page: Page | undefined): Word[] =>
  (page?.blocks ?? []).flatMap(({ lines }) => lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words)))
const textOf = (page: Page | undefined) =>
  wordsOf(page)
    .map(({ text }) => text)
    .join(' ')

test('own text stays, and text in a picture below it is added where it stands', async () => {
  const { pages, lostPages } = await read(textAndPicturePdf(OWN, await scanOf(sharp(sheet)), { x: 50, y: 300 }))
  const words = wordsOf(pages[0])
  const own = words.filter(({ confidence }) => confidence === 1).map(({ text }) => text)
  expect(own.join(' ')).toBe(OWN.join(' '))
  expect(textOf(pages[0])).toContain('Hausgeld monatlich 280')
  // Drawn at (60, 780) from the bottom left of a page whose top left now stands at (50, 300) from the top.
  const [x0, , , y1] = words.find(({ text }) => text === 'Hausgeld')?.box ?? [0, 0, 0, 0]
  expect(Math.abs(x0 - (50 + 60))).toBeLessThan(3)
  expect(Math.abs(y1 - (300 + 842 - 780))).toBeLessThan(5)
  expect(lostPages).toEqual([])
})

test('own text over the picture that says the same is neither replaced nor doubled', async () => {
  const lines = ['Hausgeld monatlich 999 EUR, davon 45 EUR Zuschlag']
  const { pages } = await read(textAndPicturePdf(lines, await scanOf(sharp(sheet)), { x: 0, y: 0 }))
  expect(textOf(pages[0])).toContain('monatlich 999 EUR')
  expect(textOf(pages[0])).not.toContain('280')
  expect(textOf(pages[0])).toContain('Baujahr')
})

test.each([
  { what: 'white on a dark colour', ground: 45, ink: 250 },
  { what: 'white on a middle colour', ground: 150, ink: 250 },
  { what: 'white on a pale colour', ground: 205, ink: 255 },
])('a bar in a scan, $what, is read as the text around it', async ({ ground, ink }) => {
  const bar = await sharp(sheet)
    .removeAlpha()
    .linear((ground - ink) / 255, ink)
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#101010' } })
    .png()
    .toBuffer()
  const page = sharp({ create: { width: 1300, height: 1250, channels: 3, background: '#ffffff' } }).composite([
    { input: bar, left: 50, top: 0 },
    { input: sheet, left: 50, top: 400 },
    { input: photo, left: 50, top: 800 },
  ])
  const { pages } = await read(scanPdf([await scanOf(sharp(await page.png().toBuffer()))]))
  expect(textOf(pages[0]).match(/Hausgeld monatlich 280/g)).toHaveLength(2)
})

test('a page of which nothing came is named, a white page and a photo without text are not', async () => {
  const size = { width: 800, height: 1100 }
  const illegible = sharp(sheet)
    .resize({ ...size, fit: 'fill' })
    .blur(9)
  const white = sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
  const sky = Uint8Array.from({ length: 8 * 11 }, (_, index) => (index * 97) % 256)
  const photo = sharp(sky, { raw: { width: 8, height: 11, channels: 1 } }).resize({ ...size, fit: 'fill' })
  const scans = [sharp(sheet), illegible, white, photo].map(scanOf)
  const { pages, lostPages } = await read(scanPdf(await Promise.all(scans)))
  expect(pages.map(page => page.blocks.length > 0)).toEqual([true, false, false, false])
  expect(lostPages).toEqual([2])
})
