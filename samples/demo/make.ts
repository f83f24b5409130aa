import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { calendarDate } from '#kernel/calendarDate.ts'
import { analyse } from '#main/analyse.ts'
import { deliver } from '#main/deliver.ts'
import { startReader } from '#main/reader.ts'
import { startTypesetter } from '#main/typesetter.ts'
import { typst } from '#platform/typesetting/typst.ts'
import { NO_OPERATOR_TABLES } from '#valuation/domain/operatorTables.ts'

// npm run demo: draws the fictional exposé, its report, and the pictures of the report's pages for the start page.
const here = import.meta.dirname
const out = join(here, 'report')
const pictures = join(here, 'pages')
/** A day of its own, so that the demo stays as it is until the rules change. */
const DAY = calendarDate('2026-11-22')
const PAGES = 31
const MOST_BYTES = 90_000
/** A phone shows a page about 800 pixels wide. */
const DPI = 96
/** From the best down: the first at which a page is small enough for a phone. */
const QUALITIES = [80, 70, 60, 50, 40]

const fonts = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/source-sans-3/package.json'))
const FACES = ['400Regular', '600SemiBold', '700Bold', '400Regular_Italic']

const drawn = typst({
  folder: here,
  main: 'expose.typ',
  fonts: FACES.map(face => join(fonts, face, `SourceSans3_${face}.ttf`)),
  standard: 'ua-1',
}).typeset({ data: {}, pictures: new Map() })
if (!drawn.ok) throw new Error(drawn.failure)
writeFileSync(join(here, 'expose.pdf'), drawn.value.pdf)

const reader = await startReader()
const typesetter = startTypesetter()
try {
  const judging = { day: DAY, tables: NO_OPERATOR_TABLES, lens: null, model: null }
  const analysis = await analyse(reader, 'Expose-Hildesheim.pdf', drawn.value.pdf, judging, () => {})
  rmSync(out, { recursive: true, force: true })
  mkdirSync(out)
  console.log(await deliver(analysis, drawn.value.pdf, { out, taken: new Set(), reader, typesetter }))
  const report = readFileSync(join(out, readdirSync(out).find(name => name.endsWith('.pdf')) ?? ''))
  rmSync(pictures, { recursive: true, force: true })
  mkdirSync(pictures)
  for (let page = 1; await drawPicture(report, page); page++);
  const count = readdirSync(pictures).length
  if (count !== PAGES) throw new Error(`the demo report has ${count} pages, the start page shows ${PAGES}`)
} finally {
  await Promise.all([reader.close(), typesetter.close()])
}

/** @returns false behind the last page */
async function drawPicture(report: Uint8Array, page: number): Promise<boolean> {
  const drawing = await reader.drawPage(report, page, { dpi: DPI, format: 'png' })
  if (!drawing.ok) return false
  for (const quality of QUALITIES) {
    const picture = await sharp(drawing.value).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (picture.length > MOST_BYTES) continue
    writeFileSync(join(pictures, `${String(page).padStart(2, '0')}.jpeg`), picture)
    return true
  }
  throw new Error(`page ${page} is larger than ${MOST_BYTES} bytes at quality ${QUALITIES.at(-1) ?? 0}`)
}
