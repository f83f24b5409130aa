import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Attachment, simpleParser } from 'mailparser'
import { confirm, logIn, register } from '#contract/accounts.ts'
import { confirmCheckout, createCheckoutSession } from '#contract/billing.ts'
import { type Client, createClient } from '#contract/client.ts'

export interface RunningProduct {
  readonly baseUrl: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** All that it has written so far. */
  readonly output: () => string
  /** Resolves when it has ended. */
  readonly ended: Promise<void>
}

export interface ProductFolder {
  readonly dataDir: string
  readonly port: number
  /** `npm start` in a process of its own on this folder. @returns when it answers, or has ended */
  start(environment?: Record<string, string>): Promise<RunningProduct>
  remove(): Promise<void>
}

const START_MS = 60_000

/** A fresh data folder and port for the real product. */
export async function productFolder(): Promise<ProductFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'expose-ampel-product-'))
  const port = await freePort()
  const running = new Set<RunningProduct>()
  return {
    dataDir,
    port,
    async start(environment = {}) {
      const product = startProcess(dataDir, port, environment)
      running.add(product)
      await untilReady(product)
      return product
    },
    async remove() {
      for (const product of running) {
        product.process.kill('SIGTERM')
        await product.ended
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function startProcess(dataDir: string, port: number, environment: Record<string, string>): RunningProduct {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'src/main/server.ts'], {
    // Not the runner's environment: it has a BASE_URL of its own.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: dataDir,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  const ended = new Promise<void>(resolve => child.once('close', () => resolve()))
  return { baseUrl: `http://127.0.0.1:${port}`, dataDir, process: child, output: () => output, ended }
}

/** `npm run admin` beside the product. @param environment as the product has it, but for its folder */
export function runAdmin(
  dataDir: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<{ status: number; stdout: string; stderr: string }> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
  const env = { PATH, HOME, NODE_COMPILE_CACHE, DATA_DIR: dataDir, ...environment }
  return new Promise(resolve => {
    execFile(process.execPath, ['src/main/admin/admin.ts', ...args], { env }, (error, stdout, stderr) =>
      resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
}

async function untilReady(product: RunningProduct): Promise<void> {
  const isReady = async () => (await fetch(`${product.baseUrl}/readyz`).catch(() => null))?.ok === true
  const until = Date.now() + START_MS
  while (Date.now() < until) {
    const state = await Promise.race([
      product.ended.then(() => 'ended'),
      isReady().then(ready => (ready ? 'ready' : '')),
    ])
    if (state !== '') return
    await pause(50)
  }
  throw new Error(`the product did not start:\n${product.output()}`)
}

export interface TestUser {
  readonly email: string
  readonly client: Client
  readonly token: string
}

const PASSWORD = 'Sehr-geheim-1'

/** Registers, takes the link out of the mail, confirms, and signs in, as a person would. */
export async function newUser({ baseUrl, dataDir }: Pick<RunningProduct, 'baseUrl' | 'dataDir'>): Promise<TestUser> {
  const email = `user.${randomUUID()}@example.org`
  const visitor = createClient({ baseUrl, fetch, token: () => null })
  await visitor.call(register, { body: { name: 'Erika Muster', email, password: PASSWORD } })
  const token = await linkToken(dataDir, email, /\/confirm\?token=([\w-]+)/)
  await visitor.call(confirm, { query: { token } })
  return signIn({ baseUrl }, email)
}

export async function signIn({ baseUrl }: Pick<RunningProduct, 'baseUrl'>, email: string): Promise<TestUser> {
  const visitor = createClient({ baseUrl, fetch, token: () => null })
  const { token } = await visitor.call(logIn, { body: { email, password: PASSWORD } })
  return { email, token, client: createClient({ baseUrl, fetch, token: () => token }) }
}

/** Buys the smallest package in the sandbox, as somebody with a browser would. */
export async function buyMini({ baseUrl }: Pick<RunningProduct, 'baseUrl'>, client: Client): Promise<void> {
  const body = { alias: 'mini', name: 'Erika Muster', promoCode: null, addressId: null, refCode: null }
  const { id, url } = await client.call(createCheckoutSession, { body })
  const pay = { method: 'POST', body: new URLSearchParams({ action: 'pay' }), redirect: 'manual' } as const
  await fetch(baseUrl + new URL(url).pathname, pay)
  await client.call(confirmCheckout, { query: { session_id: id } })
}

/** Waits for a mail to this address whose text holds the link. */
async function linkToken(dataDir: string, email: string, link: RegExp): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    for (const { to, text } of await mails(dataDir)) {
      const token = to === email ? link.exec(text)?.[1] : undefined
      if (token) return token
    }
    await pause(50)
  }
  throw new Error(`no mail with ${String(link)} came`)
}

export interface ReceivedMail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly attachments: readonly { readonly filename: string; readonly content: string }[]
}

/** All mails that the product has written below its data folder. */
export async function mails(dataDir: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir, 'mail')
  const files = (await readdir(folder).catch(() => [])).filter(name => name.endsWith('.eml'))
  return Promise.all(
    files.map(async name => {
      const { to, subject, text, attachments } = await simpleParser(await readFile(join(folder, name)))
      const address = Array.isArray(to) ? to[0] : to
      return {
        to: address?.value[0]?.address ?? '',
        subject: subject ?? '',
        text: text ?? '',
        attachments: attachments.map(filedOf),
      }
    }),
  )
}

function filedOf({ filename, content }: Attachment) {
  return { filename: filename ?? '', content: content.toString() }
}

export function uploadForm(
  files: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[],
): FormData {
  const form = new FormData()
  for (const { name, bytes } of files) form.append('files[]', new File([bytes], name, { type: 'application/pdf' }))
  return form
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms))
}

export async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise(resolve => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
