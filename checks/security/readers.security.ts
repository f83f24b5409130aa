import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RunningProduct } from '#main/product.fixture.ts'
import { makeWorld, type World } from '../faults/world.ts'
import { ask } from './wire.ts'

// As an attacker who runs code of his own in a process that reads PDFs would look around (readings: attack.md M5).

let world: World
let product: RunningProduct
let open: readonly string[]
beforeAll(async () => {
  world = await makeWorld('embedded', { METRICS_TOKEN: 'a-token-of-the-operator' })
  product = await world.start()
  open = (JSON.parse((await ask(product, { path: '/readyz' })).text) as { openToReaders: string[] }).openToReaders
})
afterAll(() => world.close())

const status = (id: number, name: string) =>
  new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
const parentOf = (id: number) => Number(status(id, 'PPid'))
const isOfProduct = (id: number): boolean => id === product.process.pid || (id > 1 && isOfProduct(parentOf(id)))

/** Those of this product that read files of strangers, of web and analysts. */
function readers(): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .filter(id => {
      try {
        return (
          readFileSync(`/proc/${id}/cmdline`, 'utf8')
            .split('\0')
            .some(word => word.endsWith('/readingProcess.ts')) && isOfProduct(id)
        )
      } catch {
        return false
      }
    })
}

test('a machine that allows it leaves nothing open to the processes that read, and /readyz tells what it does not allow', async () => {
  await expect.poll(() => readers().length).toBeGreaterThanOrEqual(2)
  expect(open.filter(one => !['privileges', 'secrets', 'folders', 'network'].includes(one))).toEqual([])
  if (process.getuid?.() === 0) expect(open).not.toContain('privileges')
})

test('they have no privileges, a network of their own, an empty data folder, and no secret in their settings', async () => {
  await expect.poll(() => readers().length).toBeGreaterThanOrEqual(2)
  for (const id of readers())
    await isShutOff(id).catch((error: unknown) => {
      // One that has ended while it was looked at can do nothing more.
      if (existsSync(`/proc/${id}`)) throw error
    })
})

async function isShutOff(id: number): Promise<void> {
  expect(readFileSync(`/proc/${id}/environ`, 'utf8')).not.toContain('a-token-of-the-operator')
  if (!open.includes('privileges')) {
    // Laid down once the code is loaded, before the first file: a process may have been started just now.
    await expect.poll(() => status(id, 'CapEff')).toMatch(/^0+$/)
    expect(status(id, 'NoNewPrivs')).toBe('1')
    if (process.getuid?.() === 0) expect(status(id, 'Uid')).not.toBe('0')
  }
  if (!open.includes('network')) expect(readlinkSync(`/proc/${id}/ns/net`)).not.toBe(readlinkSync('/proc/self/ns/net'))
  if (!open.includes('folders')) expect(readdirSync(`/proc/${id}/root${product.dataDir}`)).toEqual([])
}
