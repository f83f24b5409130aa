import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { calendarDate } from '#kernel/calendarDate.ts'
import { type AnalysedFile, analyse } from '#analysis/analyse.ts'
import { deliver } from '#main/deliver.ts'
import { fullReport } from '#analysis/fullReport.ts'
import { startReader } from '#analysis/reader.ts'
import { startTypesetter } from '#analysis/typesetter.ts'
import { typst } from '#platform/typesetting/typst.ts'
import { screenJson } from '#reports/domain/screen/screenJson.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'

// npm run demo: draws the fictional exposé, its report, the pictures of the report's pages for the start page, and the example to try.
const here = import.meta.dirname
const out = join(here, 'report')
const pictures = join(here, 'pages')
const example = join(here, 'example')
/** A day of its own, so that the demo stays as it is until the rules change. */
const DAY = calendarDate('2026-11-22')
const PAGES = 31
const MAX_BYTES = 90_000
/** A phone shows a page about 800 pixels wide. */
const DPI = 96
/** In pixels: of the head of a report, with two for one. */
const PHOTO_WIDTH = 880
/** From the best down: the first at which a page is small enough for a phone. */
const QUALITIES = [80, 70, 60, 50, 40]

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/source-sans-3/package.json'))
const FACES = ['400Regular', '600SemiBold', '700Bold', '400Regular_Italic']

const typesetting = typst({
  folder: here,
  main: 'expose.typ',
  fonts: FACES.map(face => join(fonts, face, `SourceSans3_${face}.ttf`)),
  standard: 'ua-1',
})

/** Where the house is drawn on the first page. As shares of the page, from expose.typ. */
const FRONT = { left: 22 / 210, top: 0.1366, width: 166 / 210, height: 92 / 297 }

const reader = await startReader()
/** With the house as a photo, which is first drawn by itself. */
const expose = typeset({ front: 'front.png' }, new Map([['front.png', await drawFront(typeset({ front: null }))]]))
writeFileSync(join(here, 'expose.pdf'), expose)
const typesetter = startTypesetter()
try {
  const judging = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: null }
  const analysis = await analyse(reader, 'Expose-Hildesheim.pdf', expose, judging, () => {})
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  console.log(await deliver(analysis, expose, { path: join(out, 'KI-Report_Expose-Hildesheim'), reader, typesetter }))
  const report = readFileSync(join(out, readdirSync(out).find(name => name.endsWith('.pdf')) ?? ''))
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures)
  for (let page = 1; await drawPicture(report, page, join(pictures, `${String(page).padStart(2, '0')}.jpeg`)); page++);
  const count = readdirSync(pictures).length
  if (count !== PAGES) throw new Error(`the demo report has ${count} pages, the start page shows ${PAGES}`)
  await makeExample(analysis, expose)
} finally {
  await Promise.all([reader.close(), typesetter.close()])
}

/** What /beispiel shows: the answer of the call for a report, and the pages of the exposé. */
async function makeExample(analysis: AnalysedFile, document: Uint8Array): Promise<void> {
  const { json, judgement, pages } = analysis
  if (!judgement) throw new Error('the demo exposé was refused')
  const screen = screenJson(fullReport(analysis, judgement).report, pages, judgement.assessment, json, 0)
  const report = {
    unlocked: true,
    privateDocumentId: 'beispiel',
    originalFilename: json.document.file,
    pagesUntil: `${DAY}T12:00:00.000Z`,
    screen,
    analysis: json,
  }
  rmSync(example, { recursive: true, force: true })
  mkdirSync(join(example, 'expose'), { recursive: true })
  writeFileSync(join(example, 'beispiel.json'), JSON.stringify(report))
  const photo = await reader.drawPhoto(document, PHOTO_WIDTH)
  if (!photo.ok || !photo.value) throw new Error('the demo exposé has no photo')
  writeFileSync(join(example, 'bild.jpeg'), photo.value)
  for (const [index] of pages.entries()) {
    await drawPicture(document, index + 1, join(example, 'expose', `${index + 1}.jpeg`))
  }
}

function typeset(
  data: { readonly front: string | null },
  photos: ReadonlyMap<string, Uint8Array> = new Map(),
): Uint8Array {
  const drawn = typesetting.typeset({ data, pictures: photos })
  if (!drawn.ok) throw new Error(drawn.failure)
  return drawn.value.pdf
}

async function drawFront(document: Uint8Array): Promise<Uint8Array> {
  const drawing = await reader.drawPage(document, 1, { dpi: 2 * DPI, format: 'png' })
  if (!drawing.ok) throw new Error('the demo exposé has no first page')
  const page = sharp(drawing.value)
  const { width, height } = await page.metadata()
  const region = {
    left: Math.round(FRONT.left * width),
    top: Math.round(FRONT.top * height),
    width: Math.round(FRONT.width * width),
    height: Math.round(FRONT.height * height),
  }
  return page.extract(region).png().toBuffer()
}

/** @returns false behind the last page */
async function drawPicture(document: Uint8Array, page: number, target: string): Promise<boolean> {
  const drawing = await reader.drawPage(document, page, { dpi: DPI, format: 'png' })
  if (!drawing.ok) return false
  for (const quality of QUALITIES) {
    const picture = await sharp(drawing.value).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (picture.length > MAX_BYTES) continue
    writeFileSync(target, picture)
    return true
  }
  throw new Error(`page ${page} is larger than ${MAX_BYTES} bytes at quality ${QUALITIES.at(-1) ?? 0}`)
}
