import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { dayInGermany, timeInGermany } from '#kernel/germanTime.ts'
import { holdAccount } from '#accounts/server/index.ts'
import { GENERAL } from '#contract/general.ts'
import { FILE_REFUSALS } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import { type SpentCredit, spendCredit } from '#credits/server/index.ts'
import type { BuyerGoal } from '#finance/domain/plan/assumptions.ts'
import { announceStep } from '#notifications/server/index.ts'
import type { Database, Transaction } from '#platform/database/databasePort.ts'
import type { Files } from '#platform/files/filesPort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { LIMITS } from '#reading/domain/limits.ts'
import type { Analysis } from '#intake/domain/analysis.ts'
import { stepOf } from '#intake/domain/stage.ts'
import type { RoleLimits } from '#intake/domain/uploadRules.ts'
import { insertFiles } from './analysisFileStore.ts'
import { countRecent, findTwin, insertAnalysis, lockIntake } from './analysisStore.ts'
import { enqueueAnalysis } from './enqueueAnalysis.ts'
import type { FairCounter } from './fairCounter.ts'
import { newDocumentId } from './newDocumentId.ts'
import { readingRefusal } from './readingRefusal.ts'
import { limitRefusal } from './refusalBefore.ts'
import type { ReceivedFile } from './receiveUpload.ts'
import { claimKeys } from './removalStore.ts'

/** What billing, which stands behind this room, knows of the orders that credits come from. */
export interface Orders {
  /** The buyer asks for a start within the withdrawal period, in a wording that he was shown. */
  agreeToStart(tx: Transaction, accountId: string, consentVersion: string): Promise<void>
  /** @param source of a credit, be it an order or not */
  mayStart(tx: Transaction, source: string): Promise<boolean>
}

export interface AdmitParts {
  readonly database: Database
  readonly files: Files
  readonly jobs: Jobs
  readonly counter: FairCounter
  readonly orders: Orders
}

export interface Admission {
  readonly accountId: string
  readonly limits: RoleLimits
  readonly lens: BuyerGoal | null
  readonly again: boolean
  /** Wording of the consent to early performance that came with the upload; null: none. */
  readonly consentVersion: string | null
}

/** Begins the analysis of a file that has arrived: credit, rows, notification and job, all or nothing. @throws Refusal */
export async function admitFile(
  parts: AdmitParts,
  file: ReceivedFile,
  admission: Admission,
): Promise<{ jobId: string; privateDocumentId: string }> {
  await checkPages(parts, file, admission)
  return parts.database.inTransaction(async tx => {
    await lockIntake(tx, admission.accountId)
    if (!admission.again) await refuseTwin(tx, file, admission)
    await refuseTooMany(tx, admission)
    return beginAnalysis(tx, parts, file, admission)
  })
}

async function checkPages({ counter, files }: AdmitParts, { key }: ReceivedFile, admission: Admission) {
  const { maxPages } = admission.limits
  const counted = await counter.countPages(admission.accountId, async () => {
    const stored = await files.open(key)
    if (!stored) throw new Refusal(GENERAL.tooSlow)
    return buffer(stored.stream)
  })
  if (!counted.ok) throw new Refusal(readingRefusal(counted.failure))
  // One limit is named, the one that counts for him: who cuts his file to it is not refused again.
  const most = Math.min(maxPages, LIMITS.pages)
  // What could not be told at once, the analysis itself finds out, and gives the credit back.
  if (typeof counted.value === 'number' && counted.value > most) throw new Refusal(FILE_REFUSALS.tooManyPages, { most })
}

async function refuseTwin(tx: Transaction, { sha256 }: ReceivedFile, { accountId }: Admission): Promise<void> {
  const twin = await findTwin(tx, accountId, sha256)
  if (!twin) return
  const rule = twin.state === 'done' ? FILE_REFUSALS.known : FILE_REFUSALS.running
  throw new Refusal(rule, { ...whenOf(twin), id: twin.privateDocumentId })
}

async function refuseTooMany(tx: Transaction, { accountId, limits }: Admission): Promise<void> {
  const refusal = limitRefusal(await countRecent(tx, accountId), limits)
  if (refusal) throw refusal
}

async function beginAnalysis(
  tx: Transaction,
  { jobs, orders }: AdmitParts,
  { filename, key, bytes, sha256 }: ReceivedFile,
  admission: Admission,
): Promise<{ jobId: string; privateDocumentId: string }> {
  const { accountId, lens } = admission
  const id = randomUUID()
  const privateDocumentId = newDocumentId()
  // Deleted while the file arrived.
  if (!(await holdAccount(tx, accountId))) throw new Refusal(GENERAL.notSignedIn)
  const { kind: creditKind, source } = await payFor(tx, orders, id, admission)
  await insertAnalysis(
    tx,
    { id, privateDocumentId, accountId, originalFilename: filename, sha256, bytes, lens, creditKind },
    source,
  )
  if (!(await claimKeys(tx, [key]))) throw new Refusal(GENERAL.tooSlow)
  await insertFiles(tx, id, [{ kind: 'upload', key, bytes, sha256 }])
  const { title, message } = stepOf('queued')
  await announceStep(tx, { accountId, jobId: id, originalFilename: filename, title, message })
  await enqueueAnalysis(tx, jobs, id)
  return { jobId: id, privateDocumentId }
}

/** What is paid is begun within the withdrawal period only where the buyer has asked for it (§ 357a Abs. 2 BGB). */
async function payFor(
  tx: Transaction,
  orders: Orders,
  analysisId: string,
  { accountId, consentVersion }: Admission,
): Promise<SpentCredit> {
  // Before the balance: a withdrawal locks order and balance in this order, too.
  if (consentVersion !== null) await orders.agreeToStart(tx, accountId, consentVersion)
  const used = await spendCredit(tx, accountId, analysisId)
  if (!used) throw new Refusal(FILE_REFUSALS.noneLeft)
  if (used.source !== null && !(await orders.mayStart(tx, used.source))) throw new Refusal(FILE_REFUSALS.consent)
  return used
}

function whenOf({ createdAt }: Analysis): { day: string; time: string } {
  return { day: dayInGermany(createdAt), time: timeInGermany(createdAt) }
}
