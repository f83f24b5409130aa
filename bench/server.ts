import { fork } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type Client, createClient } from '#contract/client.ts'
import { readLimits, upload } from '#contract/intake.ts'
import { listNotifications } from '#contract/notifications.ts'
import { readStatus } from '#contract/operations.ts'
import { grantCredits } from '#credits/server/index.ts'
import { freePort, pause, productFolder, type RunningProduct, uploadForm } from '#main/product.fixture.ts'
import type { Database } from '#platform/database/databasePort.ts'
import { openDatabase } from '#platform/database/openDatabase.ts'
import { printExpose } from './exposePages.ts'
import { percentiles, rounded } from './rounds.ts'

const CLIENTS = 300
const ANALYSES = 20
const POLLING_MS = 60_000
const ROUNDS = 5
const ROUND_SECONDS = 4
const UPLOADS = 15
const QUIET = { info: () => {}, warn: () => {}, error: () => {} }

/** The running product: polls under load, polls against bare Fastify, and how soon a report is there. */
export async function bench() {
  const folder = await productFolder()
  // The limits of calls are not what is measured.
  const product = await folder.start({ LIMIT_FACTOR: '1000000' })
  const opened = await openDatabase({
    url: null,
    dataDir: product.dataDir,
    poolSize: 2,
    alone: false,
    onLost: () => {},
    log: QUIET,
  })
  try {
    const tokens = await newTokens(opened.database, CLIENTS)
    const expose = await printExpose(await mkdtemp(join(tmpdir(), 'bench-')), 20)
    return {
      uploadToNotification: await untilNotified(product, tokens, expose.bytes),
      pollsWhileAnalysing: await pollsWhileAnalysing(product, tokens, expose.bytes),
      throughput: await throughput(product, tokens[0] ?? '', opened.url),
    }
  } finally {
    await opened.close()
    await folder.remove()
  }
}

/** From the answer to an upload of 20 pages to the notification that its report is there. */
async function untilNotified(product: RunningProduct, tokens: readonly string[], exposé: Uint8Array) {
  const times: number[] = []
  for (let round = 0; round < UPLOADS; round++) {
    const client = clientOf(product, tokens[round % tokens.length] ?? '')
    const [item] = await client.call(upload, { body: formOf(exposé, `latency ${round}`) })
    const begun = performance.now()
    const isThere = async () =>
      (await client.call(listNotifications)).some(
        ({ type, job_id }) => type === 'new-document' && job_id === item?.jobId,
      )
    while (!(await isThere())) await pause(25)
    times.push(performance.now() - begun)
  }
  return { uploads: UPLOADS, pages: 20, ...percentiles(times) }
}

/** Each client asks at the rates of the specification (point 9) while analyses run. */
async function pollsWhileAnalysing(product: RunningProduct, tokens: readonly string[], exposé: Uint8Array) {
  const times: number[] = []
  let errors = 0
  const timed = async (work: Promise<unknown>) => {
    const begun = performance.now()
    await work.catch(() => (errors += 1))
    times.push(performance.now() - begun)
  }
  const until = performance.now() + POLLING_MS
  const every = async (ms: number, ask: () => Promise<unknown>) => {
    await pause(Math.random() * ms)
    while (performance.now() < until) {
      await timed(ask())
      await pause(ms)
    }
  }
  const polling = tokens.flatMap(token => {
    const client = clientOf(product, token)
    return [
      every(10_000, () => client.call(listNotifications)),
      every(30_000, () => client.call(readStatus)),
      every(60_000, () => client.call(readLimits)),
    ]
  })
  const analysing = analyse(product, tokens.slice(0, ANALYSES), exposé)
  await Promise.all([...polling, analysing])
  return { clients: tokens.length, polls: times.length, errors, analyses: ANALYSES, ...percentiles(times) }
}

/** One exposé for each token, all at once. @throws when one has got no report */
async function analyse({ baseUrl }: RunningProduct, tokens: readonly string[], exposé: Uint8Array): Promise<void> {
  const file = join(await mkdtemp(join(tmpdir(), 'bench-')), 'expose.pdf')
  await writeFile(file, exposé)
  const child = fork(join(import.meta.dirname, 'uploadingProcess.ts'), [baseUrl, file, ...tokens])
  const [status] = (await once(child, 'exit')) as [number | null]
  if (status !== 0) throw new Error('an analysis did not end well')
}

/** The product beside bare Fastify, in turn, both saturated by 20 connections. */
async function throughput(product: RunningProduct, token: string, databaseUrl: string) {
  const port = await freePort()
  const bare = fork(join(import.meta.dirname, 'bareServerProcess.ts'), [databaseUrl, String(port)])
  await new Promise(resolve => bare.once('message', resolve))
  const etag = (await fetch(`${product.baseUrl}/api/system/status`)).headers.get('etag') ?? ''
  const authorization = `Bearer ${token}`
  const contenders = {
    poll: { url: `${product.baseUrl}/webhook/api/notification`, headers: { authorization } },
    barePoll: { url: `http://127.0.0.1:${port}/poll`, headers: { authorization } },
    status: { url: `${product.baseUrl}/api/system/status`, headers: { 'if-none-match': etag } },
    bareHello: { url: `http://127.0.0.1:${port}/hello`, headers: {} },
  }
  const rates = new Map<string, number[]>()
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, target] of Object.entries(contenders)) {
      const { requests, non2xx, errors } = await autocannon({ ...target, connections: 20, duration: ROUND_SECONDS })
      if (errors > 0 || (non2xx > 0 && name !== 'status')) throw new Error(`${name} failed`)
      // The first round warms up.
      if (round > 0) rates.set(name, [...(rates.get(name) ?? []), requests.average])
    }
  }
  bare.disconnect()
  const rate = (name: keyof typeof contenders) => percentiles(rates.get(name) ?? []).median
  return {
    requestsPerSecond: Object.fromEntries([...rates.keys()].map(name => [name, rate(name as keyof typeof contenders)])),
    pollToBare: rounded(rate('poll') / rate('barePoll')),
    status304ToHello: rounded(rate('status') / rate('bareHello')),
  }
}

/** Accounts with a session and credits, written at once: registering is not what is measured. */
async function newTokens(database: Database, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'))
  await database.inTransaction(async tx => {
    for (const [index, token] of tokens.entries()) {
      const account = await tx.first<{ id: string }>(
        `insert into account (email, name, confirmed_at) values ($1, 'Bench', now()) returning id`,
        [`bench${index}@example.org`],
      )
      if (!account) throw new Error('no account')
      await grantCredits(tx, account.id, 'paid', 5, account.id)
      await tx.execute(
        `insert into session (token_hash, account_id, device, expires_at) values ($1, $2, '', now() + interval '1 hour')`,
        [createHash('sha256').update(token).digest(), account.id],
      )
    }
  })
  return tokens
}

function clientOf({ baseUrl }: RunningProduct, token: string): Client {
  return createClient({ baseUrl, fetch, token: () => token })
}

/** The same exposé with other bytes, so that it is none that was uploaded before. */
function formOf(exposé: Uint8Array, mark: string): FormData {
  return uploadForm([
    { name: 'Expose.pdf', bytes: new Uint8Array(Buffer.concat([exposé, Buffer.from(`\n% ${mark}\n`)])) },
  ])
}
