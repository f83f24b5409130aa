import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { success } from '#kernel/outcome.ts'
import { REPLIES } from '#analysis/domain/analyst.ts'
import { filesOf } from './analysisFileStore.ts'
import { findAnalysis } from './analysisStore.ts'
import { DONE } from './analysisResult.fixture.ts'
import { beginVersion } from './beginVersion.ts'
import { keysIn, newAccount, startIntake, type TestIntake, upload } from './intake.fixture.ts'
import { rerun } from './rerun.ts'
import { serveAnalyses } from './serveAnalyses.ts'
import { sweepFiles } from './sweepFiles.ts'

const SALE = readFileSync('samples/pdf/s01-gohlis-tabelle.pdf')
const RETENTION = { previewDays: 30, reportDays: 365, uploadDays: 7 }

/** What each analysis was handed of former replies, in order. */
const handed: (string | null)[] = []
/** What the model says next; null: none is configured. */
let says: string | null = null
let intake: TestIntake
beforeAll(async () => {
  const analyse = ({ replies }: { replies: Uint8Array | null }) => {
    handed.push(replies && Buffer.from(replies).toString())
    return Promise.resolve({ ...DONE, replies: says === null ? null : Buffer.from(says) })
  }
  intake = await startIntake({ countPages: () => Promise.resolve(success(null)) }, (jobs, parts) =>
    serveAnalyses(jobs, {
      ...parts,
      analyst: { analyse, close: () => Promise.resolve() },
      retention: RETENTION,
      baseUrl: 'https://example.de',
      atOnce: 1,
    }),
  )
})
afterAll(() => intake.close())

async function settled(accountId: string, id: string) {
  const analysis = () => findAnalysis(intake.database, accountId, id)
  await expect.poll(async () => (await analysis())?.finishedAt, { timeout: 180_000 }).toBeInstanceOf(Date)
  const found = await analysis()
  if (!found) throw new Error('the analysis is gone')
  return found
}

const kindsOf = async (id: string) => (await filesOf(intake.database, id)).map(({ kind }) => kind)

test('what a model has replied goes with the analysis: to its versions, to a repetition, and to nobody else', async () => {
  const anna = await newAccount(intake.database, { free: 1 })
  says = 'first'
  const [item] = await upload(intake.baseUrl, anna, [['files[]', SALE, 'Gohlis.pdf']])
  const original = await settled(anna, item?.jobId ?? '')
  expect(handed).toEqual([null])
  expect(await kindsOf(original.id)).toContain(REPLIES)

  const version = await beginVersion(intake, original, { wohnflaeche: 80 })
  await settled(anna, version.id)
  expect(handed).toEqual([null, 'first'])

  says = 'second'
  await intake.database.inTransaction(tx => rerun(tx, intake.jobs, original.privateDocumentId))
  await settled(anna, original.id)
  // The model is switched off: what it has said stays for the day on which it is there again.
  says = null
  await intake.database.inTransaction(tx => rerun(tx, intake.jobs, original.privateDocumentId))
  await settled(anna, original.id)
  expect(handed).toEqual([null, 'first', 'first', 'second'])
  expect((await kindsOf(original.id)).filter(kind => kind === REPLIES)).toHaveLength(1)
  await sweepFiles(intake.database, intake.files)
  const files = await filesOf(intake.database, original.id)
  expect((await keysIn(intake.files, original.id)).length).toBe(files.filter(({ kind }) => kind !== 'upload').length)

  const bela = await newAccount(intake.database, { free: 1 })
  const [other] = await upload(intake.baseUrl, bela, [['files[]', SALE, 'Gohlis.pdf']])
  await settled(bela, other?.jobId ?? '')
  expect(handed.at(-1)).toBeNull()
})
