import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import {
  bogusCount,
  endlessText,
  encrypted,
  encryptedWithoutPages,
  good,
  manyPages,
  truncated,
} from '../../../samples/nasty/files.ts'
import { success } from '#kernel/outcome.ts'
import { startReader } from '#analysis/reader.ts'
import { type Sandbox, SandboxFailure } from '#platform/sandbox/sandboxPort.ts'
import { countPages } from './countPages.ts'
import type { ReadingMethods } from './readingMethods.ts'

const load = (bytes: Uint8Array) => () => Promise.resolve(bytes)

test('tells how many pages a document has, or why it cannot be opened', async () => {
  const reader = await startReader({ processes: 1 })
  try {
    const code = async (bytes: Uint8Array) => {
      const counted = await reader.countPages(load(bytes))
      return counted.ok ? counted.value : counted.failure.code
    }
    expect(await code(readFileSync('samples/pdf/s01-gohlis-tabelle.pdf'))).toBeGreaterThan(0)
    expect(await code(good())).toBe(1)
    expect(await code(manyPages(30))).toBe(30)
    expect(await code(manyPages(201))).toBe(201)
    expect(await code(bogusCount('5000'))).toBe(1)
    expect(await code(encryptedWithoutPages())).toBe('verschluesselt')
    expect(await code(encrypted())).toBe('verschluesselt')
    expect(await code(new Uint8Array())).toBe('leer')
    expect(await code(Buffer.from('%PDF-1.7 und sonst nichts'))).toBe('beschaedigt')
    // What costs its time later costs none here.
    expect(await code(endlessText())).toBe(1)
    expect(await code(truncated(0.5))).not.toBeNull()
  } finally {
    await reader.close()
  }
})

/** A sandbox whose process does as told. */
function sandbox(waiting: number, call: () => Promise<unknown>): Sandbox<ReadingMethods> & { released: number } {
  const made = {
    released: 0,
    waiting,
    lease: () => Promise.resolve({ call: call as never, release: () => (made.released += 1) }),
    leaseFree: () => undefined,
    close: () => Promise.resolve(),
  }
  return made
}

test('says that a document is heavy when it takes long, and that it does not know when many wait, without loading it', async () => {
  const slow = sandbox(0, () => Promise.reject(new SandboxFailure('time', 'slow')))
  expect(await countPages(slow, load(good()))).toEqual(success('heavy'))
  expect(slow.released).toBe(1)
  const busy = sandbox(8, () => Promise.reject(new Error('never called')))
  expect(await countPages(busy, () => Promise.reject(new Error('never loaded')))).toEqual(success(null))
})

test('gives the process back when the document cannot be loaded', async () => {
  const one = sandbox(0, () => Promise.resolve({ pages: 1 }))
  await expect(countPages(one, () => Promise.reject(new Error('broken disk')))).rejects.toThrow('broken disk')
  expect(one.released).toBe(1)
})

test('finds no document heavy because the machine has no time for it', async () => {
  const reader = await startReader({ processes: 1 })
  const processes = () =>
    execFileSync('pgrep', ['-P', String(process.pid), '-f', 'readingProcess'], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number)
  try {
    expect(await reader.countPages(load(good()))).toEqual(success(1))
    const stopped = processes()
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
    const counted = reader.countPages(load(good()))
    await new Promise(setImmediate)
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    for (const pid of stopped) process.kill(pid, 'SIGCONT')
    expect(await counted).toEqual(success(1))
    expect(processes()).toEqual(stopped)
  } finally {
    vi.useRealTimers()
    await reader.close()
  }
})
