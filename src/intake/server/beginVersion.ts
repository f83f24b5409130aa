import { randomUUID } from 'node:crypto'
import { GENERAL } from '#contract/general.ts'
import { UPLOAD_REFUSALS } from '#contract/intake.ts'
import { Refusal } from '#contract/refusal.ts'
import { MAX_VERSIONS, versionRefusals } from '#contract/versions.ts'
import type { Given } from '#extraction/domain/given/givable.ts'
import { announceStep } from '#notifications/server/index.ts'
import type { Database, Transaction } from '#platform/database/databasePort.ts'
import { type Files, StorageFull } from '#platform/files/filesPort.ts'
import type { Jobs } from '#platform/jobs/jobsPort.ts'
import { REPLIES } from '#analysis/domain/analyst.ts'
import type { Analysis, AnalysisFile } from '#intake/domain/analysis.ts'
import { stepOf } from '#intake/domain/stage.ts'
import { filesOf, insertFiles } from './analysisFileStore.ts'
import { lockIntake } from './analysisStore.ts'
import { enqueueAnalysis } from './enqueueAnalysis.ts'
import { incomingKeys } from './incomingKeys.ts'
import { newDocumentId } from './newDocumentId.ts'
import { openIntact } from './openIntact.ts'
import { claimKeys } from './removalStore.ts'
import { countVersions, findRunning, insertVersion, type Version } from './versionStore.ts'

export interface VersionParts {
  readonly database: Database
  readonly files: Files
  readonly jobs: Jobs
}

/**
 * Has the upload of a finished analysis analysed once more with what the buyer states himself, at once and free. The former version
 * stays as it is. Sent twice, the same values are one version while it is being made.
 * @param values beside those that the base was made with; they go before them
 * @throws Refusal
 */
export async function beginVersion(parts: VersionParts, base: Analysis, values: Given): Promise<Version> {
  const { database } = parts
  const given: Given = { ...base.given, ...values }
  const running = await findRunning(database, base.id, given)
  if (running) return running
  const keys = incomingKeys(database)
  try {
    const copies = await copiesOf(parts, base, keys)
    return await database.inTransaction(tx => inTurn(tx, parts, base, given, copies))
  } catch (error) {
    throw error instanceof StorageFull ? new Refusal(UPLOAD_REFUSALS.storageFull) : error
  } finally {
    // No effect on a file that the transaction has taken.
    await keys.end()
  }
}

/** The upload, and what a model has said to it, under keys of their own: each version keeps and loses its files by itself. */
async function copiesOf(
  { database, files }: VersionParts,
  { id }: Analysis,
  keys: ReturnType<typeof incomingKeys>,
): Promise<AnalysisFile[]> {
  const kept = await filesOf(database, id)
  const copies: AnalysisFile[] = []
  for (const wanted of ['upload', REPLIES] as const) {
    const file = kept.find(({ kind }) => kind === wanted)
    const stored = file && (await openIntact(files, file))
    if (!stored) continue
    const key = await keys.add()
    await files.put(key, stored.stream)
    copies.push({ ...file, key })
  }
  if (!copies.some(({ kind }) => kind === 'upload')) throw new Refusal(versionRefusals.uploadRemoved)
  return copies
}

async function inTurn(
  tx: Transaction,
  { jobs }: VersionParts,
  { id: base, accountId, originalFilename }: Analysis,
  given: Given,
  copies: readonly AnalysisFile[],
): Promise<Version> {
  await lockIntake(tx, accountId)
  const running = await findRunning(tx, base, given)
  if (running) return running
  if ((await countVersions(tx, base)) >= MAX_VERSIONS)
    throw new Refusal(versionRefusals.tooManyVersions, { most: MAX_VERSIONS })
  const id = randomUUID()
  const privateDocumentId = newDocumentId()
  const version = await insertVersion(tx, base, { id, privateDocumentId, given })
  if (version === null) throw new Refusal(GENERAL.notFound)
  if (
    !(await claimKeys(
      tx,
      copies.map(({ key }) => key),
    ))
  )
    throw new Refusal(GENERAL.tooSlow)
  await insertFiles(tx, id, copies)
  const { title, message } = stepOf('queued')
  await announceStep(tx, { accountId, jobId: id, originalFilename, title, message })
  await enqueueAnalysis(tx, jobs, id)
  return { id, privateDocumentId, version }
}
