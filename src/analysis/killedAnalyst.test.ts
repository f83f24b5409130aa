import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Analyst } from '#analysis/domain/analyst.ts'
import { findAnalysis, filesOf, serveAnalyses } from '#intake/server/index.ts'
import { left, looseKeys, newAccount, startIntake, type TestIntake, upload } from '#intake/server/intake.fixture.ts'
import type { Reader } from '#reading/server/index.ts'
import { analysts } from './analysts.fixture.ts'
import { startReader } from './reader.ts'
import { startAnalyst } from './startAnalyst.ts'

const SHORT = 's04-buxtehude-kleinanzeige'
const SCAN = 's10-oldenburg-scan-schief'

let folder: string
let analyst: Analyst
let reader: Reader
let intake: TestIntake
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'expose-ampel-killed-'))
  const environment = { DATA_DIR: folder }
  analyst = startAnalyst(new URL('../main/analystProcess.ts', import.meta.url), { environment, processes: 1 })
  reader = await startReader({ processes: 1 })
  const retention = { previewDays: 30, reportDays: 365, uploadDays: 7 }
  intake = await startIntake(reader, (jobs, parts) =>
    serveAnalyses(jobs, { ...parts, analyst, retention, baseUrl: 'https://example.de', atOnce: 1 }),
  )
})
afterAll(async () => {
  await intake.close()
  await Promise.all([analyst.close(), reader.close()])
  await rm(folder, { recursive: true })
})

test('[7.6] an analyst that is killed in the middle costs time, not a credit, a report or a file', async () => {
  // A process that is killed while it warms up is started again before anything is lost: another analysis first.
  const ben = await newAccount(intake.database, { free: 3 })
  const [first] = await upload(intake.baseUrl, ben, [['files[]', await readFile(`samples/pdf/${SHORT}.pdf`), 'a.pdf']])
  const firstOne = async () => findAnalysis(intake.database, ben, first?.jobId ?? '')
  await expect.poll(async () => (await firstOne())?.finishedAt, { timeout: 300_000 }).toBeInstanceOf(Date)

  const anna = await newAccount(intake.database, { free: 3 })
  const [item] = await upload(intake.baseUrl, anna, [
    ['files[]', await readFile(`samples/pdf/${SCAN}.pdf`), `${SCAN}.pdf`],
  ])
  const find = async () => findAnalysis(intake.database, anna, item?.jobId ?? '')
  await expect.poll(async () => (await find())?.state).toBe('reading')
  for (const pid of await analysts()) process.kill(pid, 'SIGKILL')
  await expect.poll(async () => (await find())?.finishedAt, { timeout: 300_000 }).toBeInstanceOf(Date)
  const analysis = await find()
  expect(analysis).toMatchObject({ state: 'done', originalFilename: `${SCAN}.pdf` })
  expect(analysis?.processLog.filter(({ msg }) => msg === 'Exposé wird gelesen')).toHaveLength(2)
  // A scan has no picture but its page.
  expect(await filesOf(intake.database, analysis?.id ?? '')).toHaveLength(8)
  expect(await left(intake.database, anna)).toBe('2 free, 0 paid')
  const news = await intake.database.query('select type from notification where account_id = $1', [anna])
  expect(news).toEqual([{ type: 'new-document' }])
  expect(await looseKeys(intake)).toEqual([])
}, 600_000)
