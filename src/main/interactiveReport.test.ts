import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { listDownloads } from '#contract/archive.ts'
import { upload } from '#contract/intake.ts'
import { drawExposePage, exportReport, readReport } from '#contract/interactiveReport.ts'
import { euro } from '#kernel/money.ts'
import { askedPrice } from '#reports/domain/askedPrice.ts'
import { AnalysisJson } from '#reports/domain/analysisJson.ts'
import { moneyJson } from '#reports/domain/moneyJson.ts'
import { recalculated } from '#reports/domain/screen/whatIfJson.ts'
import type { Facts } from '#extraction/domain/facts.ts'
import {
  buyMini,
  newUser,
  type ProductFolder,
  productFolder,
  type RunningProduct,
  uploadForm,
} from './product.fixture.ts'

let folder: ProductFolder
let product: RunningProduct
beforeAll(async () => {
  folder = await productFolder()
  product = await folder.start()
})
afterAll(() => folder.remove())

async function answerOf(path: string, token: string): Promise<string> {
  return (await fetch(product.baseUrl + path, { headers: { authorization: `Bearer ${token}` } })).text()
}

test('[6.1] [7.13] a locked report gives the browser the preview only, a paid one all of it, pages and exports', async () => {
  const { client, token } = await newUser(product)
  const bytes = new Uint8Array(await readFile('samples/demo/expose.pdf'))
  await client.call(upload, { body: uploadForm([{ name: 'Haus am See.pdf', bytes }]) })
  await expect.poll(() => client.call(listDownloads), { timeout: 300_000, interval: 1_000 }).toHaveLength(1)
  const downloadToken = async () => (await client.call(listDownloads))[0]?.downloadToken ?? ''

  const locked = await downloadToken()
  const preview = await client.call(readReport, { params: { downloadToken: locked } })
  expect(preview).toMatchObject({ unlocked: false, originalFilename: 'Haus am See.pdf' })
  const paths = [`/api/report/${locked}`, `/api/report/${locked}/page/1`, `/api/report/${locked}/export/json`]
  const open = (await Promise.all(paths.map(path => answerOf(path, token)))).join('\n')
  expect(open.match(/report\.locked/g)).toHaveLength(2)
  const { client: stranger } = await newUser(product)
  for (const ask of [
    () => stranger.call(readReport, { params: { downloadToken: locked } }),
    () => stranger.call(drawExposePage, { params: { downloadToken: locked, page: '1' } }),
    () => stranger.call(exportReport, { params: { downloadToken: locked, format: 'xlsx' } }),
  ])
    await expect(ask()).rejects.toMatchObject({ status: 404 })

  await buyMini(product, client)
  const params = { downloadToken: await downloadToken() }
  const report = await client.call(readReport, { params })
  if (!report.unlocked || preview.unlocked) throw new Error('not unlocked as it should be')
  const { analysis, screen } = report

  // Whatever the full report alone says must not have been in any answer before. Open are one chapter and one answer as a sample.
  const { chapters, inside } = preview.preview
  const shown = JSON.stringify([chapters.find(({ id }) => id === 'eckdaten'), inside?.sample])
  const secrets = [
    screen.verdict,
    ...analysis.answers.flatMap(({ question, formula = '', source = '' }) => [question, formula, source]),
    ...analysis.answers.flatMap(({ reason = '', evidence = [] }) => [reason, ...evidence.map(({ quote }) => quote)]),
    ...analysis.redFlags.flatMap(({ title, finding, reason }) => [title, finding, reason]),
    ...analysis.todos.flatMap(({ asks, why }) => [...asks, why]),
  ].filter(text => text.length > 24 && !shown.includes(text.slice(0, 80)))
  expect(secrets.length).toBeGreaterThan(100)
  expect(secrets.filter(text => open.includes(text))).toEqual([])
  expect(open).not.toMatch(/"score"|"evidence"|"whatIf"|"box"/)

  expect(screen.pages).toHaveLength(analysis.document.pages ?? 0)
  expect(report.pagesUntil).toMatch(/^\d{4}-/)
  for (const { evidence = [] } of analysis.answers)
    for (const { page, box } of evidence) {
      const { width = 0, height = 0 } = screen.pages[page - 1] ?? {}
      expect(box[2]).toBeLessThanOrEqual(width + 1)
      expect(box[3]).toBeLessThanOrEqual(height + 1)
    }
  const picture = await client.call(drawExposePage, { params: { ...params, page: '1' } })
  expect(picture.blob.type).toBe('image/jpeg')
  expect(picture.blob.size).toBeGreaterThan(20_000)

  const { blob, filename } = await client.call(exportReport, { params: { ...params, format: 'json' } })
  expect(filename).toBe('KI-Report_Haus_am_See.json')
  expect(AnalysisJson.parse(JSON.parse(await blob.text()))).toEqual(analysis)
  const excel = await client.call(exportReport, { params: { ...params, format: 'xlsx' } })
  expect(excel.filename).toBe('KI-Report_Haus_am_See.xlsx')
  const zip = await yauzl.fromBufferPromise(Buffer.from(await excel.blob.arrayBuffer()))
  expect(zip.entryCount).toBeGreaterThan(10)

  // What the browser calculates with nothing set is what the report says.
  const price = askedPrice(analysis.price)
  if (!screen.whatIf) throw new Error('nothing to calculate with')
  const again = recalculated(screen.whatIf, analysis.facts as Facts, { price: price === null ? null : euro(price) })
  const { purchaseCosts, financing, cashflow, energy, renovation, narrowing } = analysis
  expect(moneyJson(again)).toEqual({ purchaseCosts, financing, cashflow, energy, renovation, narrowing })
}, 600_000)
