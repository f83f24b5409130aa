import { spawn } from 'node:child_process'
import {
  appendFileSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DatabaseObstacle } from '../databaseObstacle.ts'
import { DatabaseUnavailable } from '../databasePort.ts'
import { openDatabase, type OpenDatabase } from '../openDatabase.ts'
import { npmPrograms } from './npmPrograms.ts'
import { readPostmasterFile } from './postmasterFile.ts'
import { restoreLinks } from './restoreLinks.ts'
import { rotateServerLog } from './serverLog.ts'
import { OWNER, USERS } from './serverSession.ts'
import { socketFolderOf } from './socketFolder.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const temporary = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-')))
const dataDir = join(temporary, 'data')
const folder = join(dataDir, 'postgres')
const open = (alone: boolean, onLost: (reason: Error) => void = () => {}) =>
  openDatabase({ url: null, dataDir, poolSize: 2, alone, onLost, log })
const isRunning = async () => (await readPostmasterFile(folder)) !== null
afterAll(() => {
  rmSync(socketFolderOf(folder), { recursive: true, force: true })
  rmSync(temporary, { recursive: true, force: true })
})

describe('the server of a folder', () => {
  let product: OpenDatabase
  beforeAll(async () => {
    product = await open(true)
  })
  afterAll(() => product.close())

  test('may be used by the admin command line beside the product, and goes on when that ends', async () => {
    const admin = await open(false)
    expect(admin.url).toBe(product.url)
    await admin.close()
    expect(await product.database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('lets a command wait for a connection longer than a visitor may', async () => {
    const admin = await open(false)
    const longer = (opened: OpenDatabase) => {
      const busy = [0, 1].map(() => opened.database.query('select pg_sleep(2.5)'))
      return Promise.all([...busy, opened.database.query('select 1 as one')])
    }
    await expect(longer(product)).rejects.toThrow(DatabaseUnavailable)
    expect((await longer(admin)).at(-1)).toEqual([{ one: 1 }])
    await admin.close()
  })

  test('stays the product’s own when the connection of its lock is cut', async () => {
    const [before] = await owners(product)
    await cut(product, before)
    await expect.poll(() => owners(product)).toHaveLength(1)
    expect(await owners(product)).not.toEqual([before])
    await expect(open(true)).rejects.toThrow('Auf diesem Ordner läuft ExposéAmpel bereits')
    expect(await product.database.query('select 1 as one')).toEqual([{ one: 1 }])
  })

  test('writes neither statements nor their values into its log', async () => {
    const { database } = product
    await database.execute('create table person (mail text primary key)')
    await database.execute(`insert into person values ('erika@example.org')`)
    await expect(database.execute('insert into person values ($1)', ['erika@example.org'])).rejects.toThrow('duplicate')
    await expect(database.execute('select $1::int', ['erika'])).rejects.toThrow('invalid input syntax')
    expect(readFileSync(join(folder, 'postgres.log'), 'utf8')).not.toContain('erika')
  })

  test('sorts and changes the case of letters in the same way on every machine', async () => {
    const row = await product.database.first(`select upper('größe') as upper, 'Z' < 'a' as "byNumber"`)
    expect(row).toEqual({ upper: 'GRÖßE', byNumber: true })
  })
})

test('a product whose folder was taken while its lock was lost is told to end', async () => {
  const onLost = vi.fn()
  const product = await open(true, onLost)
  const other = new pg.Client({ connectionString: product.url })
  await other.connect()
  await other.query('select pg_advisory_lock_shared($1)', [USERS])
  const taken = other.query('select pg_advisory_lock($1)', [OWNER])
  await cut(product, (await owners(product))[0])
  await taken
  await expect.poll(() => onLost.mock.calls).toHaveLength(1)
  expect(String(onLost.mock.calls[0])).toContain('Auf diesem Ordner läuft ExposéAmpel bereits')
  await other.end()
  await product.close()
  // A product that has lost its folder leaves the server to the other one.
  expect(await isRunning()).toBe(true)
  const last = await open(true)
  await last.close()
})

test('the admin command line starts the server for its own run, and stops it', async () => {
  expect(await isRunning()).toBe(false)
  const admin = await open(false)
  expect(await isRunning()).toBe(true)
  await admin.close()
  expect(await isRunning()).toBe(false)
})

test('a product that comes while the admin command line runs the server goes on with it', async () => {
  const admin = await open(false)
  const product = await open(true)
  await admin.close()
  expect(await product.database.query('select 1 as one')).toEqual([{ one: 1 }])
  await product.close()
  expect(await isRunning()).toBe(false)
})

test('starts although another program has the process number of the server that was killed', async () => {
  const product = await open(true)
  const file = join(folder, 'cluster/postmaster.pid')
  const asRunning = readFileSync(file, 'utf8')
  const { uid, gid } = statSync(file)
  await product.close()
  const stranger = spawn('sleep', ['60'], process.getuid?.() === 0 ? { uid, gid } : {})
  writeFileSync(file, asRunning.replace(/^\d+/, String(stranger.pid)))
  chownSync(file, uid, gid)
  const again = await open(true)
  expect((await readPostmasterFile(folder))?.pid).not.toBe(stranger.pid)
  await again.close()
  stranger.kill()
})

test('a server that cannot start says why in its own words, where its log is, and what else can be done', async () => {
  const settings = join(folder, 'cluster/postgresql.conf')
  const before = readFileSync(settings, 'utf8')
  appendFileSync(settings, '\nshared_buffers = none\n')
  const failing = open(true)
  await expect(failing).rejects.toThrow(DatabaseObstacle)
  await expect(failing).rejects.toThrow(/^Die eingebaute Datenbank startet nicht: .*(postgresql\.conf|shared_buffers)/)
  await expect(failing).rejects.toThrow(`(Protokoll: ${folder}/postgres.log)`)
  await expect(failing).rejects.toThrow('DATABASE_URL')
  writeFileSync(settings, before)
})

test('a system without an embedded database is told to name one', () => {
  expect(() => npmPrograms('linux-s390x')).toThrow(DatabaseObstacle)
  expect(() => npmPrograms('win32-x64')).toThrow(/win32-x64.*Nennen Sie mit DATABASE_URL einen PostgreSQL-Server/)
})

test('the links of a package are made where its install script did not run', () => {
  mkdirSync(join(temporary, 'package/native/lib'), { recursive: true })
  writeFileSync(join(temporary, 'package/native/lib/libpq.so.5.18'), 'library')
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]
  writeFileSync(join(temporary, 'package/native/pg-symlinks.json'), JSON.stringify(links))
  restoreLinks(join(temporary, 'package'))
  restoreLinks(join(temporary, 'package'))
  expect(readlinkSync(join(temporary, 'package/native/lib/libpq.so'))).toBe('libpq.so.5.18')
})

test('the log keeps a full file and starts over', async () => {
  const file = join(temporary, 'postgres.log')
  writeFileSync(file, 'a'.repeat(1_000_000))
  await rotateServerLog(file)
  expect(statSync(file).size).toBe(1_000_000)
  appendFileSync(file, 'b')
  await rotateServerLog(file)
  expect(statSync(file).size).toBe(0)
  expect(readFileSync(`${file}.1`, 'utf8')).toMatch(/^a+b$/)
})

/** The sessions that hold the folder for a product. */
async function owners({ database }: OpenDatabase): Promise<number[]> {
  const rows = await database.query<{ pid: number }>(
    `select pid from pg_locks where locktype = 'advisory' and granted and ((classid::bigint << 32) | objid::bigint) = $1`,
    [OWNER],
  )
  return rows.map(({ pid }) => pid)
}

async function cut({ database }: OpenDatabase, pid: number | undefined): Promise<void> {
  await database.query('select pg_terminate_backend($1, 5000)', [pid])
}
