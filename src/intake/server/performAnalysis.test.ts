import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { balanceOf } from '#credits/server/index.ts'
import { RESULT_KINDS } from '#analysis/domain/analyst.ts'
import { filesOf } from './analysisFileStore.ts'
import { findAnalysis } from './analysisStore.ts'
import { settled, startAnalysing } from './analysing.fixture.ts'
import { DONE } from './analysisResult.fixture.ts'
import type { Analyst, AnalysisResult } from '#analysis/domain/analyst.ts'
import { expireFiles } from './expireFiles.ts'
import { keysIn, newAccount, type TestIntake, upload } from './intake.fixture.ts'
import { rerun } from './rerun.ts'
import { sweepFiles } from './sweepFiles.ts'
import { unlockAll } from './unlocking.ts'

const SALE = readFileSync('samples/pdf/s01-gohlis-tabelle.pdf')
const KINDS = [...RESULT_KINDS, 'picture.jpg'].toSorted()

let analyse: Analyst['analyse']
let intake: TestIntake
beforeAll(async () => {
  intake = await startAnalysing((order, signal) => analyse(order, signal))
})
afterAll(() => intake.close())
beforeEach(() => {
  analyse = () => Promise.resolve(DONE)
})

async function begin(credits: { free?: number; paid?: number; mailWhenReady?: boolean }): Promise<[string, string]> {
  const accountId = await newAccount(intake.database, credits)
  const [item] = await upload(intake.baseUrl, accountId, [['files[]', SALE, 'Gohlis.pdf']])
  return [accountId, item?.jobId ?? '']
}

const read = async (key: string) => {
  const stored = await intake.files.open(key)
  if (!stored) throw new Error(`${key} is not in the store`)
  return buffer(stored.stream)
}
const like = (form: RegExp): unknown => expect.stringMatching(form)
const newsOf = (accountId: string) =>
  intake.database.query<{ type: string; data: { title: string; message: string } }>(
    'select type, data from notification where account_id = $1',
    [accountId],
  )
const mailsOf = (accountId: string) =>
  intake.database.query<{ template: string; content: Record<string, unknown> }>(
    'select template, content from mail where account_id = $1',
    [accountId],
  )
const daysUntil = (date: Date | null) => (date ? Math.round((date.getTime() - Date.now()) / 86_400_000) : null)

const FOUND = { object: '3-Zimmer-Wohnung, 04155 Leipzig', light: 'gelb' }
const LINK = like(/^https:\/\/example\.de\/archiv\/bericht\/EA-/)

describe('a finished analysis', () => {
  test('has its files, score, light, one document in the news, one mail, and its day of expiry', async () => {
    const [anna, id] = await begin({ free: 1 })
    const analysis = await settled(intake.database, anna, id)
    expect(analysis).toMatchObject({
      state: 'done',
      score: 61,
      light: 'gelb',
      pages: 3,
      ruleVersion: '1',
      unlocked: false,
    })
    expect(daysUntil(analysis.expiresAt)).toBe(30)
    const files = await filesOf(intake.database, id)
    expect(files.map(({ kind }) => kind)).toEqual([...KINDS, 'upload'])
    for (const { key, bytes } of files) expect((await read(key)).length).toBe(bytes)
    expect(await newsOf(anna)).toMatchObject([
      { type: 'new-document', data: { title: 'Bericht fertig', message: like(/Vorschau/), ...FOUND } },
    ])
    expect(await mailsOf(anna)).toMatchObject([
      {
        template: 'analysisReady',
        content: { unlocked: false, found: { ...FOUND, headline: null }, reportLink: LINK },
      },
    ])
    expect(await balanceOf(intake.database, anna)).toMatchObject({ free: 0 })
  })

  test('that was paid is unlocked and kept a year; who wants no mail gets none', async () => {
    const [anna, id] = await begin({ paid: 1, mailWhenReady: false })
    const analysis = await settled(intake.database, anna, id)
    expect(analysis.unlocked).toBe(true)
    expect(daysUntil(analysis.expiresAt)).toBe(365)
    expect(await mailsOf(anna)).toEqual([])
  })

  test('tells whoever runs the product by name what contradicted itself in a report, and nothing of its content', async () => {
    analyse = () => Promise.resolve({ ...DONE, contradicted: ['ladder-above-worth'] })
    const [anna, id] = await begin({ free: 1 })
    await settled(intake.database, anna, id)
    // The line follows the end of the analysis in the database.
    await expect
      .poll(() => intake.log.lines)
      .toContainEqual({
        level: 'warn',
        fields: { analysisId: id, contradicted: ['ladder-above-worth'] },
        message: 'a report contradicted itself',
      })
  })

  test('shows each stage with its place while it runs, and keeps all of them in its log', async () => {
    const go = Promise.withResolvers<undefined>()
    analyse = async ({ onStage }) => {
      onStage('extracting')
      onStage('answering')
      await go.promise
      onStage('rendering')
      return DONE
    }
    const [anna, id] = await begin({ free: 1 })
    await expect
      .poll(async () => (await newsOf(anna)).map(({ data }) => data.message))
      .toEqual([like(/^Schritt 4 von 7: /)])
    expect(await findAnalysis(intake.database, anna, id)).toMatchObject({ state: 'answering' })
    go.resolve(undefined)
    const { processLog } = await settled(intake.database, anna, id)
    expect(processLog.map(({ msg }) => msg)).toEqual([
      'Exposé wird gelesen',
      'Angaben werden gesucht',
      'Fragen werden beantwortet',
      'Bericht wird erstellt',
      'Der Bericht ist fertig.',
    ])
    expect(processLog.every(({ at }) => !Number.isNaN(Date.parse(at)))).toBe(true)
  })
})

describe('an analysis that fails', () => {
  test('because of the document gives the credit back and says why', async () => {
    const message = 'Das Objekt liegt nicht in Deutschland.'
    const told = `${message} Die Analyse wurde Ihnen gutgeschrieben.`
    analyse = () => Promise.resolve({ outcome: 'refused', code: 'intake.abroad', message })
    const [anna, id] = await begin({ paid: 1 })
    const analysis = await settled(intake.database, anna, id)
    expect(analysis).toMatchObject({
      state: 'failed',
      failureCode: 'intake.abroad',
      failureMessage: told,
      expiresAt: null,
    })
    expect(analysis.processLog.at(-1)?.msg).toBe(told)
    expect(await balanceOf(intake.database, anna)).toMatchObject({ paid: 1 })
    expect(await newsOf(anna)).toMatchObject([
      { type: 'new-document', data: { title: 'Analyse nicht möglich', message: told } },
    ])
    expect(await mailsOf(anna)).toMatchObject([
      { template: 'analysisFailed', content: { reason: message, creditBack: true } },
    ])
  })

  test('because of us is tried again, and succeeds without a second credit or report', async () => {
    let tries = 0
    analyse = () => (++tries === 1 ? Promise.reject(new Error('broken')) : Promise.resolve(DONE))
    const [anna, id] = await begin({ free: 2 })
    expect(await settled(intake.database, anna, id)).toMatchObject({ state: 'done' })
    expect(tries).toBe(2)
    expect(await balanceOf(intake.database, anna)).toMatchObject({ free: 1 })
    expect(await newsOf(anna)).toHaveLength(1)
    expect(await filesOf(intake.database, id)).toHaveLength(9)
  })

  test('because of us every time ends with a general sentence and the credit back', async () => {
    analyse = () => Promise.reject(new Error('broken'))
    const [anna, id] = await begin({ free: 1 })
    const analysis = await settled(intake.database, anna, id)
    expect(analysis).toMatchObject({ state: 'failed', failureCode: 'intake.fault' })
    expect(analysis.processLog.at(-1)?.msg).toMatch(/^Bei uns ist ein Fehler aufgetreten/)
    expect(await balanceOf(intake.database, anna)).toMatchObject({ free: 1 })
    expect(await newsOf(anna)).toHaveLength(1)
  })
})

test('an attempt that another has superseded leaves neither report nor files', async () => {
  const [first, second] = [Promise.withResolvers<AnalysisResult>(), Promise.withResolvers<AnalysisResult>()]
  const waiting = [first, second]
  analyse = () => (waiting.shift() ?? second).promise
  const [anna, id] = await begin({ free: 1 })
  await expect.poll(() => waiting.length).toBe(1)
  // What recovery does with a worker that is silent for too long: the job is given to another one.
  await intake.database.execute(
    `insert into pgboss.job (name, data, retry_limit, expire_seconds, policy)
     select name, data, retry_limit, expire_seconds, policy from pgboss.job where name = 'intake.analyse' and data->>'analysisId' = $1`,
    [id],
  )
  await expect.poll(() => waiting.length, { timeout: 20_000 }).toBe(0)
  first.resolve({ ...DONE, score: 1, light: 'rot' })
  await new Promise(resolve => setTimeout(resolve, 500))
  second.resolve(DONE)
  expect(await settled(intake.database, anna, id)).toMatchObject({ state: 'done', score: 61 })
  const kept = (await filesOf(intake.database, id)).map(({ key }) => key).filter(key => key.includes(id))
  // On a busy machine the superseded attempt may still be giving up its files.
  const left = async () => {
    await sweepFiles(intake.database, intake.files)
    return (await keysIn(intake.files, id)).sort()
  }
  await expect.poll(left).toEqual(kept.sort())
  expect(await newsOf(anna)).toHaveLength(1)
})

test('the operator repeats an analysis that has ended, at no cost, and not one that runs', async () => {
  analyse = () => Promise.resolve({ outcome: 'refused', code: 'x', message: 'Nein.' })
  const [anna, id] = await begin({ free: 1 })
  const { privateDocumentId } = await settled(intake.database, anna, id)
  const repeat = () => intake.database.inTransaction(tx => rerun(tx, intake.jobs, privateDocumentId))
  const go = Promise.withResolvers<AnalysisResult>()
  analyse = () => go.promise
  expect(await repeat()).toBe(true)
  expect(await repeat()).toBe(false)
  go.resolve(DONE)
  expect(await settled(intake.database, anna, id)).toMatchObject({ state: 'done', score: 61, failureCode: null })
  expect(await balanceOf(intake.database, anna)).toMatchObject({ free: 1 })
  expect(await repeat()).toBe(true)
  await settled(intake.database, anna, id)
  await sweepFiles(intake.database, intake.files)
  expect(await keysIn(intake.files, id)).toHaveLength(8)
})

describe('how long files are kept', () => {
  const later = (id: string, days: number) =>
    intake.database.execute(
      `update analysis set preview_until = preview_until - make_interval(days => $2),
         report_until = report_until - make_interval(days => $2), upload_until = upload_until - make_interval(days => $2)
       where id = $1`,
      [id, days],
    )
  const kindsAfter = async (id: string) => {
    await expireFiles(intake.database)
    await sweepFiles(intake.database, intake.files)
    const files = await filesOf(intake.database, id)
    for (const { key } of files) await read(key)
    return files.map(({ kind }) => kind)
  }

  test('the upload a week, the preview 30 days, and a preview that was unlocked a year', async () => {
    const [anna, id] = await begin({ free: 1 })
    await settled(intake.database, anna, id)
    await later(id, 6)
    expect(await kindsAfter(id)).toHaveLength(9)
    await later(id, 2)
    expect(await kindsAfter(id)).toEqual(KINDS)
    expect(await intake.database.inTransaction(tx => unlockAll(tx, anna, null))).toBe(1)
    expect(await intake.database.inTransaction(tx => unlockAll(tx, anna, null))).toBe(0)
    await later(id, 300)
    expect(await kindsAfter(id)).toHaveLength(8)
    await later(id, 60)
    expect(await kindsAfter(id)).toEqual([])
    expect(await findAnalysis(intake.database, anna, id)).not.toMatchObject({ filesRemovedAt: null })
    expect(await keysIn(intake.files, id)).toEqual([])
  })

  test('[7.4] an expired preview is not unlocked and not counted any more', async () => {
    const [anna, id] = await begin({ free: 3 })
    await settled(intake.database, anna, id)
    const limits = async () => {
      const answer = await fetch(`${intake.baseUrl}/api/user/limits?_=123`, {
        headers: { authorization: `Bearer ${anna}` },
      })
      return answer.json()
    }
    expect(await limits()).toEqual({
      monthlyLimit: null,
      freeAnalysesTotal: 3,
      freeAnalysesUsed: 1,
      freeAnalysesRemaining: 2,
      lockedReports: 1,
      firstUploads: 2,
      unlockedUploads: 0,
      totalUploads: 2,
    })
    await later(id, 31)
    expect(await limits()).toMatchObject({ lockedReports: 0 })
    expect(await intake.database.inTransaction(tx => unlockAll(tx, anna, null))).toBe(0)
  })
})
