import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { encrypted, good, manyPages, noPdf } from '../../../samples/nasty/files.ts'
import { startReader } from '#analysis/reader.ts'
import type { Reader } from '#reading/server/index.ts'
import { findAnalysis, analysesOf } from './analysisStore.ts'
import { filesOf } from './analysisFileStore.ts'
import { forgetAll, left, looseKeys, newAccount, post, startIntake, type TestIntake, upload } from './intake.fixture.ts'

const SALE = readFileSync('samples/pdf/s01-gohlis-tabelle.pdf')
const OTHER = readFileSync('samples/pdf/s05-augsburg-portal.pdf')

let reader: Reader
let intake: TestIntake
beforeAll(async () => {
  reader = await startReader({ processes: 1 })
  intake = await startIntake(reader)
})
afterAll(async () => {
  await intake.close()
  await reader.close()
})

beforeEach(() => forgetAll(intake))

const account = (...credits: Parameters<typeof newAccount> extends [unknown, ...infer Rest] ? Rest : never) =>
  newAccount(intake.database, ...credits)
const send = (token: string, ...parts: Parameters<typeof upload>[2]) => upload(intake.baseUrl, token, parts)
/** A text of which only the form is known. */
const like = (form: RegExp): unknown => expect.stringMatching(form)
const jobsOf = async (analysisId: string | undefined) => {
  const row = await intake.database.first<{ count: number }>(
    `select count(*) as count from pgboss.job where name = 'intake.analyse' and data->>'analysisId' = $1`,
    [analysisId],
  )
  return row?.count
}

describe('[7.6] POST /api/upload', () => {
  test('takes a file: credit, row, stored bytes, process step and job', async () => {
    const anna = await account({ free: 2 })
    const [item] = await send(anna, ['files[]', SALE, 'Exposé Gohlis.pdf'])
    expect(item).toEqual({
      filename: 'Exposé Gohlis.pdf',
      jobId: like(/^[0-9a-f-]{36}$/),
      privateDocumentId: like(/^EA-[2-9A-Z]{10}$/),
    })
    const id = item?.jobId ?? ''
    const sha256 = createHash('sha256').update(SALE).digest('hex')
    expect(await findAnalysis(intake.database, anna, id)).toMatchObject({
      state: 'queued',
      originalFilename: 'Exposé Gohlis.pdf',
      creditKind: 'free',
      unlocked: false,
      sha256,
      bytes: SALE.length,
      lens: null,
    })
    const [file] = await filesOf(intake.database, id)
    expect(file).toMatchObject({ kind: 'upload', bytes: SALE.length, sha256 })
    expect(file?.key).toMatch(/^uploads\/[0-9a-f-]{36}$/)
    const stored = await intake.files.open(file?.key ?? '')
    expect(stored && (await buffer(stored.stream)).equals(SALE)).toBe(true)
    expect(await left(intake.database, anna)).toBe('1 free, 0 paid')
    expect(await jobsOf(id)).toBe(1)
    const steps = await intake.database.query('select type, data from notification where job_id = $1', [id])
    expect(steps).toMatchObject([{ type: 'process-step', data: { title: 'Exposé erhalten' } }])
    expect(await looseKeys(intake)).toEqual([])
  })

  test('answers one item for each file, in order; what is wrong with one neither stops the others nor costs anything', async () => {
    const anna = await account({ free: 5 })
    const pro = `${anna}~ROLE_PRO`
    const items = await send(
      pro,
      ['files[]', good(), 'a.pdf'],
      ['files[]', noPdf(), 'b.pdf'],
      ['files', SALE, 'c.docx'],
      ['files[]', encrypted(), 'd.pdf'],
      ['files', SALE, 'e.PDF'],
    )
    expect(items.map(({ filename }) => filename)).toEqual(['a.pdf', 'b.pdf', 'c.docx', 'd.pdf', 'e.PDF'])
    expect(items.map(({ code }) => code)).toEqual([
      undefined,
      'reading.kein-pdf',
      'intake.extension',
      'reading.verschluesselt',
      undefined,
    ])
    expect(items[2]?.error).toBe('Datei "c.docx" hat eine unerlaubte Endung.')
    expect(items[3]?.error).toMatch(/mit einem Passwort geschützt/)
    expect(await left(intake.database, anna)).toBe('3 free, 0 paid')
    expect(await looseKeys(intake)).toEqual([])
  })

  test('tells at once that a file is empty, damaged or too long', async () => {
    const anna = await account({ free: 5 })
    const items = await send(
      anna,
      ['files[]', Buffer.alloc(0), 'leer.pdf'],
      ['files[]', Buffer.from('%PDF-1.7 und sonst nichts'), 'kaputt.pdf'],
      ['files[]', manyPages(21), 'lang.pdf'],
    )
    expect(items.map(({ code }) => code)).toEqual(['reading.leer', 'reading.beschaedigt', 'intake.tooManyPages'])
    expect(items[2]?.error).toMatch(/mehr als 20 Seiten/)
    expect(await left(intake.database, anna)).toBe('5 free, 0 paid')
    expect(await looseKeys(intake)).toEqual([])
  })

  test('names the limit of the account also for what is too long for everyone', async () => {
    const anna = await account({ free: 1 })
    const [item] = await send(anna, ['files[]', manyPages(201), 'lang.pdf'])
    expect(item).toMatchObject({ code: 'intake.tooManyPages', error: like(/mehr als 20 Seiten/) })
  })

  test('uses a paid analysis first; it is unlocked from the start', async () => {
    const anna = await account({ free: 1, paid: 1 })
    const [first] = await send(anna, ['files[]', SALE, 'a.pdf'])
    const [second] = await send(anna, ['files[]', OTHER, 'b.pdf'])
    expect(await left(intake.database, anna)).toBe('0 free, 0 paid')
    const states = await analysesOf(intake.database, anna)
    expect(states.find(({ id }) => id === first?.jobId)).toMatchObject({ creditKind: 'paid', unlocked: true })
    expect(states.find(({ id }) => id === second?.jobId)).toMatchObject({ creditKind: 'free', unlocked: false })
  })

  test('without an analysis left, says so', async () => {
    const anna = await account()
    const [item] = await send(anna, ['files[]', SALE, 'a.pdf'])
    expect(item).toMatchObject({ code: 'intake.noneLeft', error: like(/keine Analyse mehr übrig/) })
    expect(await analysesOf(intake.database, anna)).toEqual([])
  })

  test('of 20 uploads at once with one analysis left, one is taken', async () => {
    const anna = await account({ free: 1 })
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(anna, ['files[]', Buffer.concat([good(), Buffer.from(`\n% ${index}\n`)]), `${index}.pdf`]),
      ),
    )
    const items = all.flat()
    expect(items.filter(({ jobId }) => jobId !== undefined)).toHaveLength(1)
    expect(items.filter(({ code }) => code === 'intake.noneLeft')).toHaveLength(19)
    expect(await left(intake.database, anna)).toBe('0 free, 0 paid')
    expect(await analysesOf(intake.database, anna)).toHaveLength(1)
    expect(await looseKeys(intake)).toEqual([])
  })

  test('knows a file again, says when and where, and costs nothing; asked for it, analyses it once more', async () => {
    const anna = await account({ free: 5 })
    const [first, twin] = await send(anna, ['files[]', SALE, 'a.pdf'], ['files[]', SALE, 'b.pdf'])
    expect(twin).toMatchObject({
      code: 'intake.running',
      error: like(/am \d+\.\d+\.\d{4} um \d+:\d\d Uhr/),
    })
    await intake.database.execute(
      `update analysis set state = 'done', score = 60, light = 'gelb', finished_at = now(), upload_until = now(),
         preview_until = now() + interval '1 day', report_until = now() + interval '2 days' where id = $1`,
      [first?.jobId],
    )
    const [known] = await send(anna, ['files[]', SALE, 'c.pdf'])
    expect(known).toMatchObject({
      code: 'intake.known',
      error: like(new RegExp(first?.privateDocumentId ?? '?')),
    })
    expect(await left(intake.database, anna)).toBe('4 free, 0 paid')
    const [again] = await send(anna, ['again', 'true'], ['files[]', SALE, 'd.pdf'])
    expect(again?.error).toBeUndefined()
    expect(await left(intake.database, anna)).toBe('3 free, 0 paid')
    await intake.database.execute(`update analysis set preview_until = now() where id = $1`, [first?.jobId])
    await intake.database.execute(`delete from analysis where id = $1`, [again?.jobId])
    const [expired] = await send(anna, ['files[]', SALE, 'e.pdf'])
    expect(expired?.error).toBeUndefined()
  })

  test('knows nothing of the files of others', async () => {
    const [anna, bernd] = [await account({ free: 1 }), await account({ free: 1 })]
    const [hers] = await send(anna, ['files[]', SALE, 'a.pdf'])
    const [his] = await send(bernd, ['files[]', SALE, 'a.pdf'])
    expect(his?.jobId).toMatch(/^[0-9a-f-]{36}$/)
    expect(await findAnalysis(intake.database, bernd, hers?.jobId ?? '')).toBeNull()
    expect(await findAnalysis(intake.database, bernd, 'x')).toBeNull()
  })

  test('keeps what the buyer wants, and refuses what it does not know', async () => {
    const anna = await account({ free: 2 })
    const [item] = await send(anna, ['files[]', SALE, 'a.pdf'], ['ziel', 'kapitalanlage'])
    expect(await findAnalysis(intake.database, anna, item?.jobId ?? '')).toMatchObject({ lens: 'kapitalanlage' })
    const refused = await post(intake.baseUrl, anna, [
      ['files[]', OTHER, 'a.pdf'],
      ['ziel', 'weiterverkauf'],
    ])
    expect(refused).toMatchObject({ status: 400, body: { code: 'intake.unknownAim' } })
    expect(await looseKeys(intake)).toEqual([])
  })

  test('keeps the name of a file as clean text only', async () => {
    const anna = await account({ free: 1 })
    const [item] = await send(anna, ['files[]', SALE, '..\\..\\etc\\Wohnung\u202Efdp.exe\u0007.pdf'])
    expect(item?.filename).toBe('Wohnungfdp.exe.pdf')
  })

  test('an upload without a file is refused as a whole', async () => {
    const anna = await account({ free: 1 })
    for (const form of [[], [['ziel', '']], [['anderes', SALE, 'a.pdf']]] as const) {
      const { status, body } = await post(intake.baseUrl, anna, form.length > 0 ? form : [['x', 'y']])
      expect(status).toBe(400)
      expect(body).toMatchObject({
        code: 'intake.noFile',
        message: 'Bitte mindestens eine Datei auswählen.',
        error: 'Bitte mindestens eine Datei auswählen.',
      })
    }
  })
})

describe('[6.1] who may upload', () => {
  test('nobody without a session', async () => {
    const answer = await fetch(`${intake.baseUrl}/api/upload`, { method: 'POST', body: new FormData() })
    expect(answer.status).toBe(401)
  })
})
