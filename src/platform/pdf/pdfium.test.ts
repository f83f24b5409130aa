import { expect, test } from 'vitest'
import type { Box } from '#kernel/evidence.ts'
import { FONT, page, pdf, textCommands } from '../../../samples/nasty/pdf.ts'
import { loadPdfium } from './pdfium.ts'
import type { OpenPdf } from './pdfPort.ts'

const library = await loadPdfium()

function opened(entries: string, commands = textCommands(['Kaufpreis'])): OpenPdf {
  const data = Buffer.from(commands, 'latin1')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Count 1 /Kids [4 0 R] >>',
    FONT,
    page(entries),
  ]
  const document = library.open(pdf({ objects: [...objects, { dictionary: '', data }] }))
  if (typeof document === 'string') throw new Error(document)
  return document
}

function firstGlyph(document: OpenPdf) {
  const read = document.glyphs(0, 100)
  if (!read || read === 'too-many-characters') throw new Error(String(read))
  const glyph = read.glyphs[0]
  if (!glyph) throw new Error('no glyphs')
  return {
    width: read.width,
    height: read.height,
    ...glyph,
    box: glyph.box.map(Math.round),
    text: read.glyphs.map(({ text }) => text).join(''),
  }
}

test('gives characters with their place, from the top left', () => {
  const glyph = firstGlyph(opened('/Contents 5 0 R'))
  expect(glyph).toMatchObject({ width: 595, height: 842, text: 'Kaufpreis', size: 11, turn: 0, mapped: true })
  // Written at (60, 780) from the bottom left.
  expect(glyph.baseline).toBeCloseTo(842 - 780, 1)
  expect(glyph.box[0]).toBe(60)
})

test('follows /Rotate and /CropBox', () => {
  const rotated = firstGlyph(opened('/Contents 5 0 R /Rotate 90'))
  expect(rotated).toMatchObject({ width: 842, height: 595, turn: 90 })
  expect(rotated.baseline).toBeCloseTo(780, 1)
  expect(rotated.box[1]).toBe(60)
  const cropped = firstGlyph(opened('/Contents 5 0 R /CropBox [50 700 300 800]'))
  expect(cropped).toMatchObject({ width: 250, height: 100 })
  expect(cropped.box[0]).toBe(10)
  expect(cropped.baseline).toBeCloseTo(20, 1)
})

test('a negative font size with a matrix that turns it back stands upright, and alone upside down', () => {
  const drawn = (matrix: string) =>
    firstGlyph(opened('/Contents 5 0 R', `BT /F1 -11 Tf ${matrix} 60 780 Tm (Kaufpreis) Tj ET`))
  const upright = drawn('-1 0 0 -1')
  expect(upright).toMatchObject({ text: 'Kaufpreis', size: 11, turn: 0 })
  expect(upright.baseline).toBeCloseTo(842 - 780, 1)
  expect(drawn('1 0 0 1')).toMatchObject({ size: 11, turn: 180 })
})

test('refuses a page with too many characters, and stays within the pixels', () => {
  const document = opened('/Contents 5 0 R')
  expect(document.glyphs(0, 5)).toBe('too-many-characters')
  const bitmap = document.render(0, { dpi: 1200, maxPixels: 100_000 })
  expect((bitmap?.width ?? 0) * (bitmap?.height ?? 0)).toBeLessThanOrEqual(101_000)
  expect(bitmap?.scale).toBeCloseTo(Math.sqrt(100_000 / (595 * 842)), 2)
})

test('parts of a page are pixel by pixel what the whole page shows there, inside the page', () => {
  const document = opened('/Contents 5 0 R', 'BT /F1 11 Tf 60 780 Td (Kaufpreis) Tj 300 -90 Td (Preis) Tj ET')
  const options = { dpi: 150, maxPixels: 5_000_000 }
  const whole = document.render(0, options)
  if (!whole) throw new Error('the page was not drawn')
  const boxes: Box[] = [
    [50, 50, 130, 70],
    [350, 130, 420.4, 160.3],
    [-20, 830, 700, 900],
  ]
  const parts = document.renderParts(0, boxes, options) ?? []
  expect(parts.map(({ width, height }) => [width, height])).toEqual([
    [167, 42],
    [147, 63],
    [whole.width, 25],
  ])
  const corners = [
    [104, 104],
    [729, 271],
    [0, 1729],
  ] as const
  parts.forEach(({ width, height, data }, index) => {
    const [left, top] = corners[index] ?? [0, 0]
    const there = Array.from({ length: height }, (_, row) => {
      const from = ((top + row) * whole.width + left) * 4
      return whole.data.subarray(from, from + width * 4)
    })
    expect(Buffer.concat(there).equals(Buffer.from(data)), `part ${index}`).toBe(true)
  })
  // The words are in the first two.
  for (const { data } of parts.slice(0, 2)) expect(data.some(value => value < 128)).toBe(true)
})
