import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { calendarDate } from '#kernel/calendarDate.ts'
import { startTypesetter } from '#analysis/typesetter.ts'
import { loadPdfium } from '#platform/pdf/pdfium.ts'
import { sharpPictures } from '#platform/picture/sharpPictures.ts'
import { SandboxFailure } from '#platform/sandbox/sandboxPort.ts'
import { cropKey, PHOTO_KEY } from '#reports/domain/drawing/cropKey.ts'
import { previewOf } from '#reports/domain/preview.ts'
import { extremeReport } from '#reports/domain/extremeReport.fixture.ts'
import { markedReport, sampleReport } from '#reports/domain/report.fixture.ts'
import type { Report } from '#reports/domain/report.ts'
import { allTags, everyString, openPdf, structureOf } from './pdfInspection.fixture.ts'
import { createTypesetter, type Typesetter } from './typesetter.ts'

const DAY = calendarDate('2026-11-21')
const crops = new Map<string, Uint8Array>()
let typesetter: Typesetter

beforeAll(async () => {
  typesetter = startTypesetter()
  const picture = { width: 600, height: 90, data: new Uint8Array(600 * 90 * 4).fill(200) }
  for (const page of [1, 2, 3]) {
    const format = page === 1 ? 'jpeg' : 'png'
    const key = cropKey({ page, quote: '', box: [60, 100 + page, 400, 130 + page] })
    crops.set(key, await sharpPictures.encode(picture, format))
  }
})
afterAll(() => typesetter.close())

async function render(report: Report, pictures: ReadonlyMap<string, Uint8Array> = new Map()): Promise<Uint8Array> {
  const outcome = await typesetter.renderPdf(report, pictures, DAY)
  if (!outcome.ok) throw new Error(outcome.failure.cause)
  return outcome.value.pdf
}

/** The words as two independent readers find them, without what breaking lines puts between. */
async function wordsIn(pdf: Uint8Array): Promise<string> {
  const open = (await loadPdfium()).open(pdf)
  if (typeof open === 'string') throw new Error(open)
  let words = ''
  for (let index = 0; index < open.pageCount; index++) {
    const page = open.glyphs(index, 1e6)
    if (typeof page === 'object') words += page.glyphs.map(({ text }) => text).join('')
  }
  open.close()
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    words += items.map(item => ('str' in item ? item.str : '')).join('')
  }
  await task.destroy()
  return bare(words)
}

function bare(text: string): string {
  return text.replaceAll(/[\s\u00ad\u200b\u2010\ufffe-]/g, '')
}

async function picturesIn(pdf: Uint8Array): Promise<number> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 })
  const document = await task.promise
  let pictures = 0
  for (let number = 1; number <= document.numPages; number++) {
    const { fnArray } = await (await document.getPage(number)).getOperatorList()
    pictures += fnArray.filter(operation => operation === OPS.paintImageXObject).length
  }
  await task.destroy()
  return pictures
}

function marksIn(text: string): string[] {
  return [...new Set([...bare(text).matchAll(/Merkmal(\w+?)x/g)].map(([mark]) => mark))].toSorted()
}

test('no byte stream, string, name or page of a preview holds what is hidden', async () => {
  const full = await render(markedReport(), crops)
  const preview = await render(previewOf(markedReport(), 'kapitel-3'), crops)
  const [fullStrings, previewStrings] = await Promise.all(
    [full, preview].map(async pdf => everyString(await openPdf(pdf), pdf).join('\n')),
  )
  // The same search finds every mark of the full report, on the pages; and those of alternative texts in the file.
  expect(marksIn(await wordsIn(full))).toHaveLength(20)
  expect(marksIn(fullStrings ?? '').length).toBeGreaterThanOrEqual(3)
  expect(await picturesIn(full)).toBe(4)

  expect(marksIn(await wordsIn(preview))).toEqual(['Merkmal2x'])
  expect(marksIn(previewStrings ?? '')).toEqual(['Merkmal2x'])
  expect(await picturesIn(preview)).toBe(0)
  for (const text of [await wordsIn(preview), bare(previewStrings ?? '')]) {
    expect(text).not.toContain('287.651')
    expect(text).not.toContain('47Punkte')
  }
  expect(await wordsIn(full)).toContain('287.651€')
  expect(await wordsIn(preview)).toContain('DieseSeiteistinderVorschaunichtenthalten.')
})

test('hostile texts are drawn as they stand', async () => {
  const words = await wordsIn(await render(extremeReport()))
  for (const text of [
    '#import"x":*',
    '$1/0$',
    '@label',
    '\\u{41}',
    '*fett*',
    '</script><ahref="x"onclick="alert(1)">k</a>',
    '#panic()',
    '[…]',
  ]) {
    expect(words).toContain(text)
  }
})

test("the exposé's picture stands on the cover, which stays one page", async () => {
  const [picture = new Uint8Array()] = crops.values()
  const bare = await render(sampleReport())
  const pictured = await render(sampleReport(), new Map([[PHOTO_KEY, picture]]))
  const pages = async (pdf: Uint8Array) => (await openPdf(pdf)).getPageCount()
  expect(await pages(pictured)).toBe(await pages(bare))
  const alts = async (pdf: Uint8Array) => allTags(structureOf(await openPdf(pdf))).map(({ alt }) => alt)
  expect(await alts(pictured)).toContain('Bild aus dem Exposé')
  expect(await alts(bare)).not.toContain('Bild aus dem Exposé')
})

test('crops are pictures with their quote as words; one that is no picture becomes its quote', async () => {
  const tags = async (pictures: Map<string, Uint8Array>) =>
    allTags(structureOf(await openPdf(await render(sampleReport(), pictures)))).filter(({ alt }) =>
      alt?.includes('Ausschnitt'),
    )
  expect((await tags(crops)).map(({ alt }) => alt)).toEqual([
    'Ausschnitt aus dem Exposé, Seite 2: Keller feucht ',
    'Ausschnitt aus dem Exposé, Seite 1: Etagenheizung 1',
    'Ausschnitt aus dem Exposé, Seite 2: Etagenheizung 2',
    'Ausschnitt aus dem Exposé, Seite 3: Etagenheizung 3',
  ])
  const broken = new Map([...crops].map(([key]) => [key, new Uint8Array([1, 2, 3])]))
  expect(await tags(broken)).toEqual([])
})

test('a report may carry a name, colour and logo of its own, and then nowhere ours', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20" fill="#004488"/></svg>'
  const png = await sharpPictures.encode({ width: 40, height: 10, data: new Uint8Array(1600).fill(90) }, 'png')
  for (const logo of [
    { format: 'svg' as const, bytes: new TextEncoder().encode(svg) },
    { format: 'png' as const, bytes: png },
    null,
  ]) {
    const pdf = await render({ ...sampleReport(), brand: { name: 'Gutachterbüro Ö & Co', colour: '#004488', logo } })
    expect((await openPdf(pdf)).getAuthor()).toBe('Gutachterbüro Ö & Co')
    expect(everyString(await openPdf(pdf), pdf).join('\n') + (await wordsIn(pdf))).not.toContain('ExposéAmpel')
  }
})

test('a logo that cannot be drawn is a failure with a name, and the next report is drawn', async () => {
  const logo = { format: 'svg' as const, bytes: new TextEncoder().encode('<svg') }
  const report = sampleReport()
  const outcome = await typesetter.renderPdf({ ...report, brand: { ...report.brand, logo } }, new Map(), DAY)
  expect(outcome).toMatchObject({ ok: false, failure: { reason: 'template' } })
  expect((await render(report)).length).toBeGreaterThan(10_000)
})

test('what happens to the process is a failure with a name', async () => {
  for (const reason of ['time', 'memory', 'crash'] as const) {
    let released = 0
    const call = () => Promise.reject(new SandboxFailure(reason, 'gone'))
    const lease = {
      call,
      release: () => {
        released++
      },
    }
    const sandbox = {
      lease: () => Promise.resolve(lease),
      leaseFree: () => lease,
      waiting: 0,
      close: () => Promise.resolve(),
    }
    const outcome = await createTypesetter(sandbox).renderPdf(sampleReport(), new Map(), DAY)
    expect(outcome).toMatchObject({ ok: false, failure: { reason, cause: 'gone' } })
    expect(released).toBe(1)
  }
})
