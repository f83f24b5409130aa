import { NetworkFailure, RefusedCall } from '#contract/client.ts'
import { readLimits, upload, type UploadItem } from '#contract/intake.ts'
import { dismissNotifications, listNotifications } from '#contract/notifications.ts'
import { ENDINGS } from '#intake/domain/stage.ts'
import { pause, type TestUser, uploadForm } from '#main/product.fixture.ts'
import type { Row } from './offences.ts'
import { residentMB, watchPeak } from './residentMemory.ts'
import type { TestedProduct } from './testedProduct.ts'

/** An analysis is given up after five minutes, and an internal fault is tried again. */
const PATIENCE_MS = 20 * 60_000
const POLL_MS = 50
/** A process that dies answers no call before it is gone. */
const LAST_BREATH_MS = 2_000

type End = Pick<Row, 'outcome' | 'status' | 'code' | 'sentence'>

/** Uploads one file as the web app does, waits for what becomes of it, and measures what it took. */
export async function uploadFile(tested: TestedProduct, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Row> {
  const product = tested.running()
  const pid = product.process.pid ?? 0
  const user = tested.user()
  const before = await creditsLeft(user)
  const said = product.output().length
  const memory = watchPeak(pid)
  const begun = performance.now()
  const end = await endOf(user, name, bytes)
  const seconds = (performance.now() - begun) / 1000
  const peakMB = memory.end()
  await Promise.race([product.ended, pause(end.outcome === 'unanswered' ? LAST_BREATH_MS : 0)])
  const faults = product.output().slice(said).split('"level":"error"').length - 1
  const { exitCode, signalCode } = product.process
  if (exitCode !== null || signalCode !== null) {
    await tested.restart()
    const sentence = `ended with ${signalCode ?? exitCode}`
    const credits = before - (await creditsLeft(tested.user()))
    return { file: name, ...end, outcome: 'died', sentence, seconds, peakMB, restMB: 0, credits, faults }
  }
  const credits = before - (await creditsLeft(user))
  return { file: name, ...end, seconds, peakMB, restMB: residentMB(pid), credits, faults }
}

async function creditsLeft({ client }: TestUser): Promise<number> {
  const { firstUploads, unlockedUploads } = await client.call(readLimits)
  return firstUploads + unlockedUploads
}

async function endOf(user: TestUser, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<End> {
  try {
    // Files are uploaded again in later rounds.
    const body = uploadForm([{ name, bytes }])
    body.set('again', 'true')
    const [item] = await user.client.call(upload, { body })
    return item?.jobId === undefined ? refused(item) : await endOfAnalysis(user, item.jobId)
  } catch (error) {
    const { code = null, status = null, message } = error as Partial<RefusedCall> & Error
    if (error instanceof RefusedCall) return { outcome: 'refused', status, code, sentence: message }
    if (error instanceof NetworkFailure) return { outcome: 'unanswered', status, code: null, sentence: message }
    throw error
  }
}

function refused(item: UploadItem | undefined): End {
  return { outcome: 'refused', status: 200, code: item?.code ?? null, sentence: item?.error ?? '' }
}

async function endOfAnalysis({ client }: TestUser, jobId: string): Promise<End> {
  const until = performance.now() + PATIENCE_MS
  while (performance.now() < until) {
    const news = await client.call(listNotifications)
    const ending = news.find(({ type, job_id }) => type === 'new-document' && job_id === jobId)
    if (ending) {
      await client.call(dismissNotifications, { params: { jobId } })
      const outcome = ending.data.title === ENDINGS.failed ? 'failed' : 'done'
      return { outcome, status: 200, code: null, sentence: ending.data.message }
    }
    await pause(POLL_MS)
  }
  return { outcome: 'unanswered', status: 200, code: null, sentence: `waited ${PATIENCE_MS / 60_000} minutes` }
}
