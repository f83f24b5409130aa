/** Uploads exposés and waits for their reports, in a process of its own, so that its work does not delay what is timed. */
import { readFile } from 'node:fs/promises'
import { createClient } from '#contract/client.ts'
import { upload } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { pause, uploadForm } from '#main/product.fixture.ts'

const [baseUrl = '', exposé = '', ...tokens] = process.argv.slice(2)
const bytes = await readFile(exposé)

await Promise.all(
  tokens.map(async (token, index) => {
    const client = createClient({ baseUrl, fetch, token: () => token })
    // Other bytes, so that it is none that was uploaded before.
    const file = new Uint8Array(Buffer.concat([bytes, Buffer.from(`\n% load ${index}\n`)]))
    const [item] = await client.call(upload, { body: uploadForm([{ name: 'Expose.pdf', bytes: file }]) })
    const isThere = async () =>
      (await client.call(listNotifications)).some(
        ({ type, job_id }) => type === 'new-document' && job_id === item?.jobId,
      )
    while (!(await isThere())) await pause(2_000)
  }),
)
