import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { createPool, type PoolOptions } from './pool.ts'
import type { Lease, Sandbox } from './sandboxPort.ts'
import { sessionNice } from './sessionGroup.ts'

type Trial = {
  add(input: { a: number; b: number }, progress: (value: number) => void): number
  pid(input: null): number
  hang(input: null): void
  hoard(input: null): void
  fail(input: string): void
  startSleeper(input: null): number
  startBusy(input: null): number
  startBusyBelow(input: null): number
  nap(input: number): Promise<string>
}

const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'))
const script = join(folder, 'trial.mjs')
const serve = new URL('./serve.ts', import.meta.url).href
writeFileSync(
  script,
  `import { spawn } from 'node:child_process'
   import { serve } from '${serve}'
   serve({
     add: ({ a, b }, progress) => { progress(1); progress(2); return a + b },
     pid: () => process.pid,
     hang: () => { for (;;); },
     hoard: () => { const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1)) },
     fail: message => { throw new SyntaxError(message) },
     startSleeper: () => spawn('sleep', ['600']).pid,
     startBusy: () => spawn('sh', ['-c', 'while :; do :; done']).pid,
     startBusyBelow: () => spawn('sh', ['-c', "sh -c 'while :; do :; done'; :"]).pid,
     nap: ms => new Promise(resolve => setTimeout(resolve, ms, 'rested')),
   })`,
)
const limits = { dataKiB: 1_000_000, heapMiB: 100, nice: 5 }
const options = { script, parameters: [], limits, size: 1, maxLeases: 100, maxRssBytes: 1e9 }
const LONG = { cpuMs: 20_000 }
let open: Sandbox<Trial> | undefined
const pool = (changes: Partial<PoolOptions> = {}) => (open = createPool<Trial>({ ...options, ...changes }))

afterEach(async () => open?.close())
afterAll(() => rmSync(folder, { recursive: true }))

/** Waits until the process is gone: a zombie that nobody has collected yet counts as gone in a moment. */
async function gone(pid: number): Promise<boolean> {
  for (let wait = 0; wait < 100; wait++) {
    try {
      process.kill(pid, 0)
    } catch {
      return true
    }
    await sleep(50)
  }
  return false
}

test('answers calls with progress, in the same process within and across leases', async () => {
  const lease = await pool().lease()
  const seen: unknown[] = []
  expect(await lease.call('add', { a: 1, b: 2 }, { ...LONG, onProgress: value => seen.push(value) })).toBe(3)
  expect(seen).toEqual([1, 2])
  const pid = await lease.call('pid', null, LONG)
  lease.release()
  const next = await open?.lease()
  expect(await next?.call('pid', null, LONG)).toBe(pid)
})

test('works behind the program that serves users', async () => {
  const lease = await pool().lease()
  expect(getPriority(await lease.call('pid', null, LONG))).toBe(Math.min(19, getPriority() + 5))
})

test.each([
  [5, 5],
  [19, 10],
])('its session %i behind as well, by %i, where the kernel shares out among sessions', async (nice, behind) => {
  const lease = await pool({ limits: { ...limits, nice } }).lease()
  const pid = await lease.call('pid', null, LONG)
  const own = sessionNice('self')
  await expect.poll(() => sessionNice(pid)).toBe(own === null ? null : Math.min(19, own + behind))
})

test('kills what takes too long, and what it started; the next call reaches a fresh process', async () => {
  const lease = await pool().lease()
  const pid = await lease.call('pid', null, LONG)
  const sleeper = await lease.call('startSleeper', null, LONG)
  await expect(lease.call('hang', null, { cpuMs: 300 })).rejects.toMatchObject({ reason: 'time' })
  expect(await gone(pid)).toBe(true)
  expect(await gone(sleeper)).toBe(true)
  expect(await lease.call('add', { a: 2, b: 2 }, LONG)).toBe(4)
})

test('counts the time of the processor, not of the clock', async () => {
  const lease = await pool().lease()
  expect(await lease.call('nap', 1500, { cpuMs: 500 })).toBe('rested')
  await expect(lease.call('hang', null, { cpuMs: 500 })).rejects.toMatchObject({ reason: 'time' })
  for (const start of ['startBusy', 'startBusyBelow'] as const) {
    await lease.call(start, null, LONG)
    await expect(lease.call('nap', 15_000, { cpuMs: 500 })).rejects.toMatchObject({ reason: 'time' })
  }
})

test.each([
  ['while it starts', () => undefined],
  ['while it works', (lease: Lease<Trial>) => lease.call('pid', null, LONG)],
])('waits for a process that the machine has no time for, %s', async (_, before) => {
  const lease = await pool().lease()
  await before(lease)
  const pid = Number(execFileSync('pgrep', ['-P', String(process.pid), '-f', 'trial.mjs']))
  process.kill(pid, 'SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  try {
    const answer = lease.call('add', { a: 1, b: 2 }, { cpuMs: 500 })
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    process.kill(pid, 'SIGCONT')
    expect(await answer).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

test('ends what waits for ever, although it takes no time of the processor', async () => {
  const lease = await pool().lease()
  await expect(lease.call('nap', 60_000, { limitMs: 300, cpuMs: 20_000 })).rejects.toMatchObject({ reason: 'time' })
})

test('kills what is no longer wanted, before it begins too; the next call reaches a fresh process', async () => {
  const lease = await pool().lease()
  const pid = await lease.call('pid', null, LONG)
  const stop = new AbortController()
  setTimeout(() => stop.abort(new Error('no longer wanted')), 200)
  await expect(lease.call('hang', null, { ...LONG, signal: stop.signal })).rejects.toThrow('no longer wanted')
  expect(await gone(pid)).toBe(true)
  await expect(lease.call('pid', null, { ...LONG, signal: stop.signal })).rejects.toThrow('no longer wanted')
  expect(await lease.call('add', { a: 1, b: 2 }, { ...LONG, signal: new AbortController().signal })).toBe(3)
})

test('ends what takes too much memory', async () => {
  const lease = await pool().lease()
  await expect(lease.call('hoard', null, LONG)).rejects.toMatchObject({ reason: 'memory' })
})

test('passes errors on with their class and does not go on with that process', async () => {
  const lease = await pool().lease()
  const pid = await lease.call('pid', null, LONG)
  await expect(lease.call('fail', 'wrong', LONG)).rejects.toMatchObject({
    reason: 'crash',
    inner: 'SyntaxError',
    message: 'wrong',
  })
  expect(await gone(pid)).toBe(true)
})

test('makes jobs wait in order, and lends free processes without waiting', async () => {
  const sandbox = pool()
  const first = await sandbox.lease()
  expect(sandbox.leaseFree()).toBeUndefined()
  const second = sandbox.lease()
  expect(sandbox.waiting).toBe(1)
  first.release()
  first.release()
  ;(await second).release()
  expect(sandbox.leaseFree()).toBeDefined()
})

test('replaces a process after its leases and when it has grown', async () => {
  for (const worn of [{ maxLeases: 1 }, { maxRssBytes: 1 }]) {
    const sandbox = pool(worn)
    const first = await sandbox.lease()
    const pid = await first.call('pid', null, LONG)
    first.release()
    expect(await gone(pid)).toBe(true)
    const second = await sandbox.lease()
    expect(await second.call('pid', null, LONG)).not.toBe(pid)
    await sandbox.close()
  }
})

test('starts its processes when it is told to, and at once the one that is called', async () => {
  const told = Promise.withResolvers<null>()
  const started = () =>
    spawnSync('pgrep', ['-P', String(process.pid), '-f', 'trial.mjs'])
      .stdout.toString()
      .split('\n').length - 1
  const sandbox = pool({ size: 2, startAfter: told.promise })
  expect(started()).toBe(0)
  const lease = await sandbox.lease()
  expect(await lease.call('add', { a: 1, b: 2 }, LONG)).toBe(3)
  expect(started()).toBe(1)
  lease.release()
  told.resolve(null)
  await expect.poll(started).toBe(2)
  const closed = createPool<Trial>({ ...options, startAfter: sleep(50) })
  await closed.close()
  await sleep(100)
  expect(started()).toBe(2)
})

test('says that a script does not start, instead of blaming the file', async () => {
  const lease = await pool({ script: join(folder, 'missing.mjs') }).lease()
  await expect(lease.call('pid', null, LONG)).rejects.toThrow(/did not start/)
})

test('leaves nothing behind when the parent is killed, even while the process hangs', async () => {
  const parent = join(folder, 'parent.mjs')
  writeFileSync(
    parent,
    `import { createPool } from '${pathToFileURL(fileURLToPath(new URL('./pool.ts', import.meta.url))).href}'
     const lease = await createPool(${JSON.stringify(options)}).lease()
     console.log(await lease.call('pid', null, { cpuMs: 20000 }))
     await lease.call('hang', null, { cpuMs: 600000 })`,
  )
  const child = spawn(process.execPath, [parent], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = await new Promise<number>(resolve => child.stdout.once('data', data => resolve(Number(data))))
  child.kill('SIGKILL')
  expect(await gone(pid)).toBe(true)
}, 30_000)

test('leaves nothing behind when the parent is killed, even while the script still loads', async () => {
  const script = join(folder, 'loading.mjs')
  const parent = join(folder, 'parentOfLoading.mjs')
  const told = join(folder, 'loading.pid')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
     writeFileSync('${told}', String(process.pid))
     for (const end = Date.now() + 60_000; Date.now() < end; );`,
  )
  writeFileSync(
    parent,
    `import { createPool } from '${pathToFileURL(fileURLToPath(new URL('./pool.ts', import.meta.url))).href}'
     const lease = await createPool(${JSON.stringify({ ...options, script })}).lease()
     await lease.call('pid', null, { cpuMs: 600000 })`,
  )
  const child = spawn(process.execPath, [parent], { stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(() => existsSync(told) && readFileSync(told, 'utf8') !== '', { timeout: 20_000 }).toBe(true)
  child.kill('SIGKILL')
  expect(await gone(Number(readFileSync(told, 'utf8')))).toBe(true)
}, 60_000)
