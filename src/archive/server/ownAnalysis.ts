import { buffer } from 'node:stream/consumers'
import { archiveRefusals } from '#contract/archive.ts'
import { Refusal } from '#contract/refusal.ts'
import type { Analysis, AnalysisFile } from '#intake/domain/analysis.ts'
import { filesOf, findAnalysis, openIntact } from '#intake/server/index.ts'
import type { Database } from '#platform/database/databasePort.ts'
import type { Files, StoredFile } from '#platform/files/filesPort.ts'
import { databaseTime } from './databaseTime.ts'
import { readDownload } from './downloadToken.ts'
import type { z } from 'zod'
import { reportRefusals } from '#contract/interactiveReport.ts'
import type { ResultKind } from '#analysis/domain/analyst.ts'

export interface ArchiveParts {
  readonly database: Database
  readonly files: Files
  /** Signs the download tokens. */
  readonly key: Buffer
}

/** The finished analysis that a token opens to its owner. @throws Refusal when there is none, or its files are gone */
export async function ownAnalysis(parts: ArchiveParts, accountId: string, token: string): Promise<Analysis> {
  const { analysis, now } = await tokenAnalysis(parts, accountId, token)
  if (analysis.state !== 'done') throw new Refusal(archiveRefusals.notFound)
  checkKept(analysis, now)
  return analysis
}

/** What a token opens to its owner, in any state. @throws Refusal when there is none */
export async function tokenAnalysis(
  { database, key }: ArchiveParts,
  accountId: string,
  token: string,
): Promise<{ analysis: Analysis; now: Date }> {
  const now = await databaseTime(database)
  const id = readDownload(key, token, now)
  const analysis = id === null ? undefined : await findAnalysis(database, accountId, id)
  if (!analysis) throw new Refusal(archiveRefusals.notFound)
  return { analysis, now }
}

/** @throws Refusal when the time of a finished analysis is over */
export function checkKept({ filesRemovedAt, expiresAt }: Analysis, now: Date): void {
  if (filesRemovedAt !== null || (expiresAt !== null && expiresAt <= now)) throw new Refusal(archiveRefusals.expired)
}

/** undefined: there is no such file, or no more. @throws FileDamaged */
export async function storedFile(
  { database, files }: ArchiveParts,
  { id }: Analysis,
  kind: AnalysisFile['kind'],
): Promise<StoredFile | undefined> {
  const file = (await filesOf(database, id)).find(one => one.kind === kind)
  return file && (await openIntact(files, file))
}

export async function bytesOf(
  parts: ArchiveParts,
  analysis: Analysis,
  kind: AnalysisFile['kind'],
): Promise<Buffer | undefined> {
  const stored = await storedFile(parts, analysis, kind)
  return stored && buffer(stored.stream)
}

/** A stored value of today's form. One that an older version has stored, or did not store yet, is refused as older. */
export async function storedValue<Value>(
  parts: ArchiveParts,
  analysis: Analysis,
  kind: ResultKind,
  schema: z.ZodType<Value>,
): Promise<Value> {
  const bytes = await bytesOf(parts, analysis, kind)
  const value = bytes && schema.safeParse(JSON.parse(bytes.toString()))
  if (!value?.success) throw new Refusal(reportRefusals.older)
  return value.data
}
