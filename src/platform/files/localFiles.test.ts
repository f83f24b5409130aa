import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { localFiles } from './localFiles.ts'

const SCRIPT = fileURLToPath(new URL('./localFilesProcess.fixture.ts', import.meta.url))

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(() => rm(root, { recursive: true }))

const incoming = () => readdir(join(root, '.incoming'))

async function keys(): Promise<string[]> {
  const files = await localFiles(root)
  const found: string[] = []
  for await (const key of files.list('')) found.push(key)
  return found
}

/** @param limit a shell command before the program */
function store(bytes: number, limit = ':') {
  const command = `${limit}; exec "$0" --disable-warning=ExperimentalWarning "$1" "$2" "$3"`
  return spawn('sh', ['-c', command, process.execPath, SCRIPT, root, String(bytes)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

test('a full disk is told as such and leaves no half file', async () => {
  // The kernel refuses to let a file grow beyond 256 KiB; the signal for it is ignored, so that the write fails.
  const child = store(1_000_000, "trap '' XFSZ; ulimit -f 512")
  expect(await text(child.stdout)).toMatch(/StorageFull\n$/)
  expect(await keys()).toEqual([])
  expect(await incoming()).toEqual([])
})

test('a process that is killed while it writes leaves no file, and its remains are cleared away', async () => {
  const child = store(10_000_000_000)
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await keys()).toEqual([])
  const [remains = ''] = await incoming()
  expect(remains).not.toBe('')
  const longAgo = new Date(Date.now() - 3600_000)
  await utimes(join(root, '.incoming', remains), longAgo, longAgo)
  // What another process is still writing stays.
  await writeFile(join(root, '.incoming', 'fresh'), 'x')
  await (await localFiles(root)).clearAbandoned()
  expect(await incoming()).toEqual(['fresh'])
})

test('files and folders are for this program only, and no empty folder stays', async () => {
  const files = await localFiles(root)
  await files.put('reports/one/report.pdf', Buffer.from('x'))
  expect((await stat(join(root, 'reports/one/report.pdf'))).mode & 0o077).toBe(0)
  expect((await stat(join(root, 'reports/one'))).mode & 0o077).toBe(0)
  await files.put('reports/two', Buffer.from('x'))
  await files.remove('reports/one/report.pdf')
  expect(await readdir(join(root, 'reports'))).toEqual(['two'])
  await files.remove('reports/two')
  expect(existsSync(join(root, 'reports'))).toBe(false)
})

test('storing and removing beside each other in one folder never fails', async () => {
  const files = await localFiles(root)
  const turn = async (name: string) => {
    for (let turns = 0; turns < 60; turns++) {
      await files.put(`one/folder/${name}`, Buffer.from(name))
      expect(await files.open(`one/folder/${name}`).then(file => file && text(file.stream))).toBe(name)
      await files.remove(`one/folder/${name}`)
    }
  }
  await Promise.all(['a', 'b', 'c'].map(turn))
  expect(await keys()).toEqual([])
})
