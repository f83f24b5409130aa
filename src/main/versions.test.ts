import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { readReport } from '#contract/interactiveReport.ts'
import { makeVersion } from '#contract/versions.ts'
import {
  buyMini,
  mails,
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

test('a buyer corrects a value, gets a new version at once and free, and keeps the former', async () => {
  const { client, email } = await newUser(product)
  const bytes = new Uint8Array(await readFile('samples/demo/expose.pdf'))
  await client.call(upload, { body: uploadForm([{ name: 'Haus am See.pdf', bytes }]) })
  const entries = () => client.call(listDownloads)
  await expect.poll(entries, { timeout: 300_000, interval: 1_000 }).toHaveLength(1)
  const tokenOf = async (version: number) =>
    (await entries()).find(entry => entry.version === version)?.downloadToken ?? ''
  const limits = await client.call(readLimits)

  // Of a preview a version is a preview, too: what has to be paid for is in neither.
  const values = [{ key: 'wohnflaeche', value: '81,25' }]
  const made = await client.call(makeVersion, { params: { downloadToken: await tokenOf(1) }, body: { values } })
  expect(made.version).toBe(2)
  await expect.poll(entries, { timeout: 300_000, interval: 1_000 }).toHaveLength(2)
  expect(await client.call(readLimits)).toEqual(limits)
  const preview = await client.call(readReport, { params: { downloadToken: await tokenOf(2) } })
  expect(preview.unlocked).toBe(false)
  const hidden = JSON.stringify(preview)

  await buyMini(product, client)
  const [first, second] = await Promise.all(
    [1, 2].map(async version => client.call(readReport, { params: { downloadToken: await tokenOf(version) } })),
  )
  if (!first?.unlocked || !second?.unlocked) throw new Error('not unlocked as it should be')
  expect(first.analysis.given).toEqual([])
  expect(first.analysis.facts?.wohnflaeche?.source).toBe('expose')
  expect(second.analysis.given).toEqual([{ key: 'wohnflaeche', value: 81.25, unit: 'm²', confirmed: false }])
  expect(second.analysis.facts?.wohnflaeche).toMatchObject({ value: 81.25, source: 'kaeufer', evidence: [] })
  const secrets = [
    second.screen.verdict,
    ...second.analysis.answers.flatMap(({ formula = '', reason = '' }) => [formula, reason]),
    ...second.analysis.todos.flatMap(({ asks, why }) => [...asks, why]),
    ...second.analysis.confirm.map(({ why }) => why),
  ].filter(text => text.length > 24)
  expect(secrets.length).toBeGreaterThan(50)
  const shown = JSON.stringify(preview.unlocked ? null : preview.preview.chapters.find(({ id }) => id === 'eckdaten'))
  expect(secrets.filter(text => hidden.includes(text) && !shown.includes(text.slice(0, 80)))).toEqual([])

  const list = await entries()
  expect(list.map(({ version, versionOf }) => [version, versionOf])).toEqual([
    [2, list[1]?.privateDocumentId],
    [1, null],
  ])
  // Not kept for longer than the original.
  const [later = '', original = ''] = list.map(({ downloadExpires }) => downloadExpires ?? '')
  expect(later <= original).toBe(true)
  const ready = (await mails(product.dataDir)).filter(
    ({ to, subject }) => to === email && /^(?:Grün|Gelb|Rot): /u.test(subject),
  )
  expect(ready).toHaveLength(1)
}, 600_000)
