import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import yauzl from 'yauzl'
import { downloadMobileReport, downloadReport, listDownloads } from '#contract/archive.ts'
import { type ReceivedFile, RefusedCall } from '#contract/client.ts'
import { exportData } from '#contract/export.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readConfigs, readStatus, readVersion } from '#contract/operations.ts'
import {
  mails,
  newUser,
  pause,
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

describe('the product on a fresh machine', () => {
  test('[6.1] [7.2] [7.3] [7.4] [7.6] [7.7] [7.9] [7.15] registers by mail, analyses a PDF, and keeps the full report back', async () => {
    const { client, email } = await newUser(product)
    expect(await client.call(readLimits)).toMatchObject({ firstUploads: 3, unlockedUploads: 0, lockedReports: 0 })

    const bytes = new Uint8Array(await readFile('samples/demo/expose.pdf'))
    const [item] = await client.call(upload, { body: uploadForm([{ name: 'Haus am See.pdf', bytes }]) })
    expect(item).toMatchObject({ filename: 'Haus am See.pdf', jobId: expect.any(String) as string })
    expect(item).not.toHaveProperty('error')

    const seen = new Set<string>()
    await expect
      .poll(
        async () => {
          const news = await client.call(listNotifications)
          for (const { type, data } of news) seen.add(type === 'process-step' ? data.title : type)
          return news.some(({ type, job_id }) => type === 'new-document' && job_id === item?.jobId)
        },
        { timeout: 300_000, interval: 1_000 },
      )
      .toBe(true)
    expect(seen).toContain('new-document')

    const [entry] = await client.call(listDownloads)
    expect(entry).toMatchObject({ isSuccess: true, isUnlocked: false, score: -1, originalFilename: 'Haus am See.pdf' })
    const token = { params: { downloadToken: entry?.downloadToken ?? '' } }
    const pdf = await client.call(downloadReport, token)
    expect(pdf.filename).toBe('KI-Report_Haus_am_See.pdf')
    expect(
      Buffer.from(await pdf.blob.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    const html = await (await client.call(downloadMobileReport, token)).blob.text()
    expect(html).toContain('Vorschau')
    expect(await client.call(readLimits)).toMatchObject({ firstUploads: 2, lockedReports: 1 })

    const names = await namesInZip(await client.call(exportData))
    expect(names).toEqual([
      'analysen.json',
      expect.stringMatching(/^analysen\/.+\/expose\.pdf$/),
      expect.stringMatching(/^analysen\/.+\/picture\.jpg$/),
      expect.stringMatching(/^analysen\/.+\/preview\.html$/),
      expect.stringMatching(/^analysen\/.+\/preview\.pdf$/),
      'bestellungen.json',
      'erklaerungen.json',
      'guthaben.json',
      'konto.json',
      'links.json',
      'zahlungen.json',
    ])

    const stranger = await newUser(product)
    const refusal = await stranger.client.call(downloadReport, token).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(RefusedCall)
    expect(refusal).toMatchObject({ status: 404 })

    const listing = await (await fetch(`${product.baseUrl}/dev/mail`)).text()
    expect(listing).toContain(email)
    await expect.poll(async () => (await mails(product.dataDir)).filter(({ to }) => to === email)).toHaveLength(2)
  })

  test('[7.1] [7.8] tells its settings, state and version to everybody', async () => {
    const stranger = await newUser(product)
    expect(await stranger.client.call(readConfigs)).toMatchObject({ app: { name: 'ExposéAmpel' } })
    expect(await stranger.client.call(readVersion)).toMatchObject({
      version: expect.stringMatching(/^\d+\./) as string,
    })
    expect((await fetch(`${product.baseUrl}/version.txt`)).headers.get('content-type')).toContain('text/plain')
    expect(await stranger.client.call(readStatus)).toMatchObject({ maintenance: { enabled: false } })
    const first = await fetch(`${product.baseUrl}/api/system/status`)
    const etag = first.headers.get('etag') ?? ''
    const second = await fetch(`${product.baseUrl}/api/system/status`, { headers: { 'if-none-match': etag } })
    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  test('refuses a second product on its folder within a second', async () => {
    const began = performance.now()
    const second = await folder.start({ PORT: '0' }).catch(() => null)
    await second?.ended
    expect(second?.output()).toMatch(/läuft/)
    expect(second?.process.exitCode).toBe(1)
    expect(performance.now() - began).toBeLessThan(10_000)
  })

  test('names what is wrong with its settings', async () => {
    const broken = await folder.start({ PORT: 'achtzig' })
    await broken.ended
    expect(broken.output()).toContain('PORT muss eine ganze Zahl von 0 bis 65535 sein.')
    await pause(0)
  })
})

/** Its names in order; every entry is read to its end. */
async function namesInZip({ blob }: ReceivedFile): Promise<string[]> {
  const zip = await yauzl.fromBufferPromise(Buffer.from(await blob.arrayBuffer()), { lazyEntries: true })
  const names: string[] = []
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry))
    expect(content).toHaveLength(entry.uncompressedSize)
    names.push(entry.fileName)
  }
  return names.sort()
}
