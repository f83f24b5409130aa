import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../openDatabase.ts'
import { readPostmasterFile } from './postmasterFile.ts'
import { socketFolderOf } from './socketFolder.ts'

const script = fileURLToPath(new URL('./product.fixture.ts', import.meta.url))
const NUMBER = /^\d+$/
const ROUNDS = [1, 2, 3]

let dataDir = ''
let running: Product[] = []
afterEach(async () => {
  for (const product of running) product.kill()
  running = []
  killServer(await serverPid())
})

describe('kill -9', () => {
  beforeAll(makeFolder)
  afterAll(removeFolder)

  test.each(ROUNDS)('of the product alone: the next one finds its server and all it said (%i)', async () => {
    const first = await startedProduct()
    const server = await serverPid()
    first.kill()
    const next = await startedProduct()
    expect(await serverPid()).toBe(server)
    await next.end()
    expect(await lostNumbers(first, next)).toEqual([])
  })

  test.each(ROUNDS)('of the server: the product starts it again, keeps the folder and all it said (%i)', async () => {
    const product = await startedProduct()
    const server = await serverPid()
    process.kill(server, 'SIGKILL')
    await expect.poll(serverPid).not.toBe(server)
    const said = product.lines.length
    await expect.poll(() => product.lines.length).toBeGreaterThan(said + 5)
    await refusesAnother()
    await product.end()
    expect(await lostNumbers(product)).toEqual([])
  })

  test.each(ROUNDS)('of everything: the next product opens with all that was said (%i)', async () => {
    const first = await startedProduct()
    killServer(await serverPid())
    first.kill()
    const next = await startedProduct()
    await next.end()
    expect(await lostNumbers(first, next)).toEqual([])
  })

  test('or not: a second product on the folder is refused at once, with a sentence that says why', async () => {
    const first = await startedProduct()
    // The best of three, since other tests run at the same time. Of the second that it has, the rest is for its start.
    const times = [await refusesAnother(), await refusesAnother(), await refusesAnother()]
    expect(Math.min(...times)).toBeLessThan(500)
    await first.end()
  })
})

describe('a first start', () => {
  beforeEach(makeFolder)
  afterEach(removeFolder)

  test.each(ROUNDS)('that was killed in the middle is whole when it is done again (%i)', async round => {
    const first = startProduct()
    await sleep(200 + Math.random() * 700)
    // In one round the making of the database goes on without its parent.
    if (round === 2) first.kill()
    else first.killGroup()
    const next = await startedProduct()
    await next.end()
    expect(await lostNumbers(first, next)).toEqual([])
  })

  test('that two products make at once is won by one', async () => {
    const both = [startProduct(), startProduct()]
    await Promise.race(both.map(product => product.exited))
    const loser = both.find(product => product.lines.some(line => line.startsWith('refused')))
    expect(loser?.lines.join()).toContain('Auf diesem Ordner läuft ExposéAmpel bereits')
    const winner = both.find(product => product !== loser)
    await winner?.says(NUMBER)
    await winner?.end()
  })

  test('leaves the database and its log, and no socket when it has stopped', async () => {
    const product = await startedProduct()
    const socketFolder = socketFolderOf(join(dataDir, 'postgres'))
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    await product.end()
    expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'postgres.log'])
    expect(existsSync(socketFolder)).toBe(false)
  })
})

interface Product {
  /** What it has said so far. */
  readonly lines: string[]
  readonly exited: Promise<unknown>
  says(what: RegExp): Promise<void>
  kill(): void
  /** With the programs it has started, but not the server, which is in a group of its own. */
  killGroup(): void
  end(): Promise<void>
}

function startProduct(): Product {
  const lines: string[] = []
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, DATA_DIR: dataDir },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  createInterface(child.stdout).on('line', line => lines.push(line))
  const exited = once(child, 'close')
  const product: Product = {
    lines,
    exited,
    says: async what => {
      await expect.poll(() => lines.some(line => what.test(line)), { timeout: 30_000 }).toBe(true)
    },
    kill: () => child.kill('SIGKILL'),
    killGroup: () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'),
    end: async () => {
      child.kill('SIGTERM')
      await exited
      expect(lines.at(-1)).toBe('closed')
    },
  }
  running.push(product)
  return product
}

/** At some moment of its work. */
async function startedProduct(): Promise<Product> {
  const product = startProduct()
  await product.says(NUMBER)
  await sleep(Math.random() * 200)
  return product
}

/** @returns the milliseconds until it was refused */
async function refusesAnother(): Promise<number> {
  const second = startProduct()
  await second.exited
  expect(second.lines).toEqual([expect.stringContaining(`Auf diesem Ordner läuft ExposéAmpel bereits: ${dataDir}.`)])
  return Number(/^refused after (\d+) ms/.exec(second.lines.join())?.[1])
}

function makeFolder(): void {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'kills-')))
}

function removeFolder(): void {
  rmSync(socketFolderOf(join(dataDir, 'postgres')), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
}

/** 0 when none runs or is left. */
async function serverPid(): Promise<number> {
  return (await readPostmasterFile(join(dataDir, 'postgres')))?.pid ?? 0
}

/** The server and the processes it has started, as when the machine loses its power. */
function killServer(pid: number): void {
  const list = `/proc/${pid}/task/${pid}/children`
  const children = existsSync(list) ? readFileSync(list, 'utf8').split(' ').map(Number) : []
  for (const one of [pid, ...children].filter(one => one > 0)) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
}

/** What the products said was committed and the database does not know. */
async function lostNumbers(...products: Product[]): Promise<number[]> {
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const opened = await openDatabase({ url: null, dataDir, poolSize: 1, alone: false, onLost: () => {}, log })
  const rows = await opened.database.query<{ n: number }>('select n from number')
  await opened.close()
  const kept = new Set(rows.map(({ n }) => n))
  const said = products.flatMap(({ lines }) => lines.filter(line => NUMBER.test(line)).map(Number))
  expect(said.length).toBeGreaterThan(0)
  return said.filter(n => !kept.has(n))
}
