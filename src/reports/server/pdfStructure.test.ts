import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDFDict, PDFName, type PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { startTypesetter } from '#analysis/typesetter.ts'
import { extremeReport } from '#reports/domain/extremeReport.fixture.ts'
import { sampleReport } from '#reports/domain/report.fixture.ts'
import type { Report } from '#reports/domain/report.ts'
import { allTags, bookmarksOf, everyString, openPdf, structureOf, textOf, type Tag } from './pdfInspection.fixture.ts'
import type { Typesetter } from './typesetter.ts'

const DAY = calendarDate('2026-11-21')
const A4 = { width: 595.3, height: 841.9 }
const POINTS_PER_MM = 72 / 25.4

let typesetter: Typesetter
let pdf: Uint8Array
let pages: number
let document: PDFDocument
let tags: Tag[]

async function render(report: Report): Promise<{ pdf: Uint8Array; pages: number }> {
  const outcome = await typesetter.renderPdf(report, new Map(), DAY)
  if (!outcome.ok) throw new Error(outcome.failure.cause)
  return outcome.value
}

beforeAll(async () => {
  typesetter = startTypesetter()
  ;({ pdf, pages } = await render(sampleReport()))
  document = await openPdf(pdf)
  tags = allTags(structureOf(document))
})
afterAll(() => typesetter.close())

const textsOnPages = async (bytes: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const open = await task.promise
  const found = []
  for (let number = 1; number <= open.numPages; number++) {
    const { items } = await (await open.getPage(number)).getTextContent()
    found.push(items.flatMap(item => ('str' in item && item.str.trim() !== '' ? [item] : [])))
  }
  await task.destroy()
  return found
}

test('the file says that it is tagged, German, titled and PDF/UA-1', () => {
  const { catalog } = document
  expect(catalog.lookup(PDFName.of('MarkInfo'), PDFDict).get(PDFName.of('Marked'))?.toString()).toBe('true')
  expect(textOf(catalog.lookup(PDFName.of('Lang')))).toBe('de-DE')
  const viewer = catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
  expect(viewer.get(PDFName.of('DisplayDocTitle'))?.toString()).toBe('true')
  const metadata = everyString(document, pdf).find(text => text.includes('<x:xmpmeta')) ?? ''
  expect(metadata).toMatch(/pdfuaid:part(="1"|>1<)/)
  expect(document.getTitle()).toBe('KI-Report: 3-Zimmer-Wohnung, 31134 Hildesheim')
  expect(document.getAuthor()).toBe('ExposéAmpel')
  expect(document.getCreationDate()?.toISOString().slice(0, 10)).toBe('2026-11-21')
})

test('every kind of part is tagged as what it is', () => {
  const types = new Set(tags.map(({ type }) => type))
  const needed = [
    'Document',
    'H1',
    'H2',
    'H3',
    'P',
    'Table',
    'TR',
    'TH',
    'TD',
    'Figure',
    'L',
    'LI',
    'LBody',
    'BlockQuote',
    'TOC',
    'TOCI',
    'Link',
  ]
  expect(needed.filter(type => !types.has(type))).toEqual([])
})

test('every figure says in words what it shows, every table has heads', () => {
  const figures = tags.filter(({ type }) => type === 'Figure')
  expect(figures.length).toBeGreaterThanOrEqual(3)
  for (const { alt } of figures) expect(alt?.length).toBeGreaterThan(20)
  expect(figures.some(({ alt }) => alt?.includes('Angebotspreis: 249.000 €'))).toBe(true)

  const tables = tags.filter(({ type }) => type === 'Table')
  expect(tables.length).toBeGreaterThan(8)
  for (const table of tables) expect(allTags(table.children).filter(({ type }) => type === 'TH')).toHaveLength(3)
})

test('headings skip no level', () => {
  const levels = tags.flatMap(({ type }) => (/^H[1-6]$/.test(type) ? [Number(type[1])] : []))
  expect(levels[0]).toBe(1)
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1))
})

test('the bookmarks are the chapters; the contents and other links lead to where they begin', async () => {
  const titles = sampleReport().chapters.map(({ title }) => title)
  const marks = bookmarksOf(document)
  expect(marks.map(({ title }) => title.replace(/^\d+\s*/, ''))).toEqual(titles)

  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const open = await task.promise
  const reached: number[] = []
  for (let number = 1; number <= open.numPages; number++) {
    for (const { dest } of (await (await open.getPage(number)).getAnnotations()) as { dest: string | null }[]) {
      const destination = dest === null ? null : await open.getDestination(dest)
      reached.push(destination ? (await open.getPageIndex(destination[0] as never)) + 1 : 0)
    }
  }
  await task.destroy()
  // Only a chapter's own heading is set so large.
  const large = (await textsOnPages(pdf)).map(items => items.filter(({ height }) => height > 15).map(({ str }) => str))
  const starts = titles.map(title => large.findIndex(texts => texts.includes(title)) + 1)
  expect(reached).toEqual([...starts, ...[3, 9, 7].map(chapter => starts[chapter - 1])])
  expect(starts).toEqual([...starts].sort((a, b) => a - b))
})

test('an annex begins a sheet of its own, headed so, with what it holds', async () => {
  const report = sampleReport()
  const chapters = report.chapters.map((chapter, index) =>
    index < 14 ? chapter : { ...chapter, annex: true as const },
  )
  const drawn = await render({ ...report, chapters })
  const texts = (await textsOnPages(drawn.pdf)).map(items =>
    items.filter(({ height }) => height > 14).map(({ str }) => str),
  )
  const sheet = texts.findIndex(words => words.includes('Anhang'))
  expect(texts[sheet]?.[0]).toBe('Anhang')
  expect(texts.findIndex(words => words.includes(chapters[14]?.title ?? ''))).toBe(sheet)
  expect(texts.findLastIndex(words => words.includes(chapters[13]?.title ?? ''))).toBeLessThan(sheet)
})

test('each page after the cover says which it is of how many', async () => {
  const texts = await textsOnPages(pdf)
  expect(texts).toHaveLength(pages)
  texts.slice(1).forEach((items, index) => {
    expect(
      items
        .map(({ str }) => str)
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    ).toContain(`Seite ${index + 2} von ${pages}`)
  })
})

test.each([
  ['an ordinary report', sampleReport()],
  ['one of extremes', extremeReport()],
])('%s: no text leaves the margins', async (_, report) => {
  const drawn = await render(report)
  const texts = await textsOnPages(drawn.pdf)
  const outside = texts.flatMap((items, page) =>
    items.flatMap(({ str, transform, width }) => {
      const [x, y] = [Number(transform[4]), Number(transform[5])]
      const inside = x >= 18 * POINTS_PER_MM && x + width <= A4.width - 18 * POINTS_PER_MM
      const between = y >= 10 * POINTS_PER_MM && y <= A4.height - 10 * POINTS_PER_MM
      return inside && between
        ? []
        : [`${page + 1}: ${str.slice(0, 40)} at ${Math.round(x)},${Math.round(y)} wide ${Math.round(width)}`]
    }),
  )
  expect(outside.slice(0, 12)).toEqual([])
  expect(texts.flat().length).toBeGreaterThan(400)
})

test('the same report gives the same bytes, also from another process; another day gives others', async () => {
  const again = await render(sampleReport())
  expect(Buffer.from(again.pdf).equals(pdf)).toBe(true)
  const other = startTypesetter()
  const elsewhere = await other.renderPdf(sampleReport(), new Map(), DAY)
  const later = await other.renderPdf(sampleReport(), new Map(), calendarDate('2026-11-22'))
  await other.close()
  expect(elsewhere.ok && Buffer.from(elsewhere.value.pdf).equals(pdf)).toBe(true)
  expect(later.ok && Buffer.from(later.value.pdf).equals(pdf)).toBe(false)
})
