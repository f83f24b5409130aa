import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { good } from '../../../samples/nasty/files.ts'
import { success } from '#kernel/outcome.ts'
import { StorageFull } from '#platform/files/filesPort.ts'
import { startReader } from '#analysis/reader.ts'
import type { Reader } from '#reading/server/index.ts'
import { analysesOf } from './analysisStore.ts'
import { dropFilesOf } from './expireFiles.ts'
import {
  forgetAll,
  keysIn,
  left,
  looseKeys,
  newAccount,
  post,
  startIntake,
  type TestIntake,
  upload,
} from './intake.fixture.ts'
import { sweepFiles } from './sweepFiles.ts'

const SALE = readFileSync('samples/pdf/s01-gohlis-tabelle.pdf')
const OTHER = readFileSync('samples/pdf/s05-augsburg-portal.pdf')

let reader: Reader
let intake: TestIntake
/** What happens while a file is looked at. */
let onCount: () => Promise<unknown> = () => Promise.resolve()
/** Whether files take too long to be opened. */
let isHeavy = false
beforeAll(async () => {
  reader = await startReader({ processes: 1 })
  intake = await startIntake({
    countPages: async load => {
      await onCount()
      return isHeavy ? success('heavy') : reader.countPages(load)
    },
  })
})
afterAll(async () => {
  await intake.close()
  await reader.close()
})

beforeEach(() => forgetAll(intake))

const account = (...credits: Parameters<typeof newAccount> extends [unknown, ...infer Rest] ? Rest : never) =>
  newAccount(intake.database, ...credits)
const send = (token: string, ...parts: Parameters<typeof upload>[2]) => upload(intake.baseUrl, token, parts)

describe('[6.2] limits by role', () => {
  test('the sum of the sizes is held while the files arrive: 413 with the sentence, and nothing is taken', async () => {
    const anna = await account({ free: 5 })
    const large = Buffer.concat([good(), Buffer.alloc(1_200_000, 'x')])
    const { status, body } = await post(intake.baseUrl, anna, [
      ['files[]', SALE, 'gut.pdf'],
      ['files[]', large, 'a.pdf'],
      ['files[]', large, 'b.pdf'],
    ])
    const message =
      'Die Gesamtgröße deiner Datei(en) überschreitet das erlaubte Limit. Bitte kleinere oder weniger Dateien wählen.'
    expect(status).toBe(413)
    expect(body).toMatchObject({ code: 'intake.tooLarge', message, error: message })
    expect(await left(intake.database, anna)).toBe('5 free, 0 paid')
    expect(await analysesOf(intake.database, anna)).toEqual([])
    expect(await looseKeys(intake)).toEqual([])
  })

  test('also when the length is not announced', async () => {
    const anna = await account({ free: 5 })
    expect(await postChunked(anna, 2_500_000)).toEqual({ status: 413, code: 'intake.tooLarge' })
    expect(await looseKeys(intake)).toEqual([])
  })

  test('another role may send more, but never more than all may', async () => {
    const anna = await account({ free: 5 })
    const large = (name: string) =>
      ['files[]', Buffer.concat([good(), Buffer.alloc(1_200_000, name)]), `${name}.pdf`] as const
    const items = await send(`${anna}~ROLE_PRO`, large('a'), large('b'))
    expect(items.map(({ error }) => error)).toEqual([undefined, undefined])
    const { status } = await post(intake.baseUrl, `${anna}~ROLE_PRO`, [large('a'), large('b'), large('c')])
    expect(status).toBe(413)
  })

  test('more files, open analyses or analyses a day than the role has are refused one by one', async () => {
    const anna = await account({ free: 60 })
    const file = (index: number) =>
      ['files[]', Buffer.concat([good(), Buffer.from(`\n% ${index}\n`)]), `${index}.pdf`] as const
    const items = await send(anna, file(1), file(2), file(3), file(4))
    expect(items.map(({ code }) => code)).toEqual([undefined, undefined, undefined, 'intake.tooManyFiles'])
    for (let index = 10; index < 32; index++) expect((await send(anna, file(index)))[0]?.error).toBeUndefined()
    expect((await send(anna, file(40)))[0]).toMatchObject({ code: 'intake.tooManyOpen' })
    await intake.database.execute(
      `update analysis set state = 'failed', failure_code = 'x', failure_message = 'x', finished_at = now(), upload_until = now()
       where account_id = $1`,
      [anna],
    )
    expect((await send(anna, file(41)))[0]).toMatchObject({ code: 'intake.tooManyToday' })
    await intake.database.execute(
      `update analysis set created_at = now() - interval '25 hours' where account_id = $1`,
      [anna],
    )
    expect((await send(anna, file(42)))[0]?.error).toBeUndefined()
  })
})

test('[M6] an account without credits puts nothing on the disk, and no file of it is opened', async () => {
  const anna = await account({ free: 0 })
  const before = await keysIn(intake.files)
  const items = await send(anna, ['files[]', SALE, 'a.pdf'], ['files[]', SALE, 'b.pdf'])
  expect(items.map(({ filename, code }) => [filename, code])).toEqual([
    ['a.pdf', 'intake.noneLeft'],
    ['b.pdf', 'intake.noneLeft'],
  ])
  expect(await keysIn(intake.files)).toEqual(before)
  expect(await intake.database.query(`select 1 from file_to_remove`)).toEqual([])
})

test('[H4] what an account sends that has to wait, for files that nobody can open, is not put on the disk', async () => {
  const anna = await account({ free: 9 })
  isHeavy = true
  const sent = [1, 2, 3].map(number => ['files[]', Buffer.concat([SALE, Buffer.from(`% ${number}`)]), 'a.pdf'] as const)
  await send(anna, ...sent).finally(() => (isHeavy = false))
  const before = await keysIn(intake.files)
  let stored = 0
  const put = vi.spyOn(intake.files, 'put').mockImplementation(() => Promise.resolve(++stored))
  const items = await send(anna, ['files[]', OTHER, 'b.pdf']).finally(() => put.mockRestore())
  expect(items.map(({ code }) => code)).toEqual(['intake.tooHeavy'])
  expect(stored).toBe(0)
  expect(await keysIn(intake.files)).toEqual(before)
  expect((await send(await account({ free: 1 }), ['files[]', OTHER, 'b.pdf']))[0]?.error).toBeUndefined()
})

test('[M6] a file that is refused is removed at once, without waiting for the sweep', async () => {
  const anna = await account({ free: 1 })
  const before = await keysIn(intake.files)
  const items = await send(
    anna,
    ['files[]', SALE, 'a.pdf'],
    ['files[]', Buffer.concat([SALE, Buffer.from('\n% 2')]), 'b.pdf'],
  )
  expect(items.map(({ code }) => code)).toEqual([undefined, 'intake.noneLeft'])
  expect(await keysIn(intake.files)).toHaveLength(before.length + 1)
})

describe('what breaks off leaves nothing', () => {
  test('a connection that ends in the middle of a file', async () => {
    const anna = await account({ free: 1 })
    await breakOff(anna)
    await expect
      .poll(async () => {
        await sweepFiles(intake.database, intake.files)
        const announced = await intake.database.query('select key from file_to_remove')
        return announced.length
      })
      .toBe(0)
    expect(await analysesOf(intake.database, anna)).toEqual([])
    expect(await left(intake.database, anna)).toBe('1 free, 0 paid')
    expect(await looseKeys(intake)).toEqual([])
  })

  test('a full store is told, and a file that fails on our side does not stop the next', async () => {
    const anna = await account({ free: 2 })
    const put = intake.files.put.bind(intake.files)
    intake.files.put = () => Promise.reject(new StorageFull())
    const full = await post(intake.baseUrl, anna, [['files[]', SALE, 'a.pdf']])
    intake.files.put = put
    expect(full).toMatchObject({ status: 507, body: { code: 'intake.storageFull' } })
    const open = intake.files.open.bind(intake.files)
    let opened = 0
    intake.files.open = key => (opened++ === 0 ? Promise.reject(new Error('broken disk')) : open(key))
    const items = await send(anna, ['files[]', SALE, 'a.pdf'], ['files[]', OTHER, 'b.pdf'])
    intake.files.open = open
    expect(items.map(({ code }) => code)).toEqual(['general.fault', undefined])
    expect(await left(intake.database, anna)).toBe('1 free, 0 paid')
    expect(await looseKeys(intake)).toEqual([])
  })

  test('[L8] an account that is deleted while its file is looked at: told so, no fault', async () => {
    const anna = await account({ free: 1 })
    onCount = () => intake.database.execute('delete from account where id = $1', [anna])
    const [item] = await send(anna, ['files[]', SALE, 'a.pdf'])
    expect(item).toMatchObject({ code: 'general.notSignedIn' })
    onCount = () => Promise.resolve()
  })

  test('[L8] an account whose deletion ends while its upload is begun: told so, no fault', async () => {
    const anna = await account({ free: 1 })
    let deletion: Promise<void> | undefined
    onCount = () =>
      new Promise<void>(resolve => {
        deletion = intake.database.inTransaction(async tx => {
          await tx.execute('delete from account where id = $1', [anna])
          resolve()
          // The upload waits for what becomes of the account.
          await expect.poll(() => tx.query(WAITING)).toHaveLength(1)
        })
      })
    const [item] = await send(anna, ['files[]', SALE, 'a.pdf'])
    onCount = () => Promise.resolve()
    await deletion
    expect(item).toMatchObject({ code: 'general.notSignedIn' })
  })

  test('the files of a deleted account', async () => {
    const anna = await account({ free: 1 })
    await send(anna, ['files[]', SALE, 'a.pdf'])
    await intake.database.inTransaction(async tx => {
      await dropFilesOf(tx, anna)
      await tx.execute('delete from account where id = $1', [anna])
    })
    expect(await looseKeys(intake)).toEqual([])
  })
})

const WAITING = `select 1 from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`

const BOUNDARY = 'grenze'
const head = (name: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files[]"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`

function open(token: string) {
  const url = new URL('/api/upload', intake.baseUrl)
  return request(url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'transfer-encoding': 'chunked',
    },
  })
}

function postChunked(token: string, bytes: number): Promise<{ status: number | undefined; code: string }> {
  return new Promise((resolve, reject) => {
    const sent = open(token)
    sent.on('response', answer => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => {
        resolve({ status: answer.statusCode, code: (JSON.parse(text) as { code: string }).code })
        sent.destroy()
      })
    })
    sent.on('error', reject)
    sent.write(head('a.pdf'))
    sent.write(good())
    sent.write(Buffer.alloc(bytes, 'x'))
    sent.end(`\r\n--${BOUNDARY}--\r\n`)
  })
}

/** Sends half a file and hangs up, once the server has begun to store it. */
async function breakOff(token: string): Promise<void> {
  const sent = open(token)
  sent.on('error', () => {})
  sent.write(head('a.pdf'))
  sent.write(SALE.subarray(0, SALE.length / 2))
  await expect.poll(() => intake.database.query('select key from file_to_remove')).toHaveLength(1)
  sent.destroy()
}
