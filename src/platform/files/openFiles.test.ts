import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Files } from './filesPort.ts'
import { openFiles } from './openFiles.ts'
import { openTestStore } from './s3Store.fixture.ts'

interface Opened {
  readonly files: Files
  readonly close: () => Promise<void>
}

async function openLocal(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'files-'))
  return { files: await openFiles(null, dataDir), close: () => rm(dataDir, { recursive: true, force: true }) }
}

async function openS3(): Promise<Opened> {
  const store = await openTestStore()
  return { files: await openFiles(store.url, '/nowhere'), close: store.close }
}

/** Text in chunks of a few bytes, as they come from a network. */
const streamOf = (bytes: Buffer, chunk: number) =>
  Readable.from(
    (function* () {
      for (let at = 0; at < bytes.length; at += chunk) yield bytes.subarray(at, at + chunk)
    })(),
  )

const failingAfter = (bytes: number) =>
  Readable.from(
    (function* () {
      for (let sent = 0; sent < bytes; sent += 100_000) yield Buffer.alloc(100_000)
      throw new Error('the upload broke off')
    })(),
  )

describe.each([
  ['a folder', openLocal],
  ['an S3 store', openS3],
])('files in %s', (_, openStore) => {
  let opened: Opened
  let files: Files
  beforeAll(async () => {
    opened = await openStore()
    files = opened.files
  })
  afterAll(() => opened.close())

  const content = async (key: string) => {
    const file = await files.open(key)
    return file && buffer(file.stream)
  }
  const keys = async (prefix: string) => {
    const found: string[] = []
    for await (const key of files.list(prefix)) found.push(key)
    return found.sort()
  }

  test('come back byte for byte, whether they came as bytes or as a stream', async () => {
    expect(await files.put('whole/bytes', Buffer.from('Exposé'))).toBe(7)
    expect(await files.put('whole/stream.pdf', streamOf(Buffer.from('Exposé'), 2))).toBe(7)
    expect(await files.put('whole/empty', streamOf(Buffer.alloc(0), 1))).toBe(0)
    expect((await content('whole/bytes'))?.toString()).toBe('Exposé')
    expect((await content('whole/stream.pdf'))?.toString()).toBe('Exposé')
    expect((await content('whole/empty'))?.length).toBe(0)
  })

  test('of many megabytes come back undamaged', async () => {
    const large = randomBytes(21_000_001)
    expect(await files.put('large', streamOf(large, 65_537))).toBe(large.length)
    const file = await files.open('large')
    expect(file?.bytes).toBe(large.length)
    const hash = createHash('sha256')
    for await (const chunk of file?.stream ?? []) hash.update(chunk as Buffer)
    expect(hash.digest('hex')).toBe(createHash('sha256').update(large).digest('hex'))
  })

  test('are replaced whole, also by many at a time', async () => {
    const versions = Array.from({ length: 8 }, (__, index) => Buffer.alloc(50_000, String(index)))
    await Promise.all(versions.map(version => files.put('replaced', streamOf(version, 1_000))))
    const found = await content('replaced')
    expect(versions.some(version => found?.equals(version))).toBe(true)
    expect(await keys('replaced')).toEqual(['replaced'])
  })

  test('that are not there are undefined, and removing them again is fine', async () => {
    expect(await files.open('nothing/here')).toBeUndefined()
    await files.put('gone/soon', Buffer.from('x'))
    await files.remove('gone/soon')
    await files.remove('gone/soon')
    expect(await files.open('gone/soon')).toBeUndefined()
    expect(await files.open('gone')).toBeUndefined()
  })

  test.each([
    ['at once', 0],
    ['after a while', 500_000],
    ['after the first parts', 20_000_000],
  ])('whose stream breaks off %s leave nothing behind, and what was there stays', async (__, bytes) => {
    await expect(files.put('broken/new', failingAfter(bytes))).rejects.toThrow('broke off')
    expect(await keys('broken/new')).toEqual([])
    await files.put('broken/old', Buffer.from('as it was'))
    await expect(files.put('broken/old', failingAfter(bytes))).rejects.toThrow('broke off')
    expect((await content('broken/old'))?.toString()).toBe('as it was')
  })

  test('are listed by the beginning of their keys', async () => {
    for (const key of ['list/b/2', 'list/b-1', 'list/a', 'list/b/10', 'lists', 'list/B']) {
      await files.put(key, Buffer.from('x'))
    }
    expect(await keys('list/')).toEqual(['list/B', 'list/a', 'list/b-1', 'list/b/10', 'list/b/2'])
    expect(await keys('list/b')).toEqual(['list/b-1', 'list/b/10', 'list/b/2'])
    expect(await keys('list')).toHaveLength(6)
    expect(await keys('none/at/all/')).toEqual([])
    expect(await keys('')).toEqual(expect.arrayContaining(['lists']))
  })

  test.each([
    '',
    '..',
    '../outside',
    'a/../../outside',
    '/etc/passwd',
    'a//b',
    'a/',
    '.incoming/x',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'Exposé.pdf',
    'a b',
    '-x',
    'a'.repeat(201),
  ])('never have the key %j', async key => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('not allowed')
    await expect(files.open(key)).rejects.toThrow('not allowed')
    await expect(files.remove(key)).rejects.toThrow('not allowed')
  })
})

test('a store that is there passes the check, one that is gone does not', async () => {
  for (const openStore of [openLocal, openS3]) {
    const { files, close } = await openStore()
    await files.check()
    await close()
    await expect(files.check()).rejects.toThrow()
  }
})
