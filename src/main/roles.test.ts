import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { listDownloads } from '#contract/archive.ts'
import { upload } from '#contract/intake.ts'
import { openTestDatabase } from '#platform/database/database.fixture.ts'
import { newUser, productFolder, uploadForm } from './product.fixture.ts'

test('a web and a worker process share one database server: the one answers, the other analyses and mails', async () => {
  const tested = await openTestDatabase()
  const folder = await productFolder()
  try {
    // Both are ready when the port answers: the worker itself has none.
    const [web, worker] = await Promise.all(
      ['web', 'worker'].map(ROLE => folder.start({ ROLE, DATABASE_URL: tested.url })),
    )
    if (!web || !worker) throw new Error('not started')
    const { client } = await newUser(web)
    const bytes = new Uint8Array(await readFile('samples/pdf/s04-buxtehude-kleinanzeige.pdf'))
    await client.call(upload, { body: uploadForm([{ name: 'Haus.pdf', bytes }]) })
    await expect.poll(() => client.call(listDownloads), { timeout: 300_000, interval: 1_000 }).toHaveLength(1)
    for (const { process, ended } of [web, worker]) {
      process.kill('SIGTERM')
      await ended
      expect(process.exitCode).toBe(0)
    }
  } finally {
    await folder.remove()
    await tested.close()
  }
})
