import type { Queryable, Transaction } from '#platform/database/databasePort.ts'
import { REPLIES } from '#analysis/domain/analyst.ts'
import type { AnalysisFile } from '#intake/domain/analysis.ts'

/** The files of one analysis that the store still has. */
export function filesOf(db: Queryable, analysisId: string): Promise<AnalysisFile[]> {
  return db.query<AnalysisFile>(
    'select kind, key, bytes, sha256 from analysis_file where analysis_id = $1 order by kind',
    [analysisId],
  )
}

export async function insertFiles(tx: Transaction, analysisId: string, files: readonly AnalysisFile[]): Promise<void> {
  await tx.execute(
    `insert into analysis_file (analysis_id, kind, key, bytes, sha256)
     select $1, * from unnest($2::text[], $3::text[], $4::bigint[], $5::text[])`,
    [
      analysisId,
      files.map(({ kind }) => kind),
      files.map(({ key }) => key),
      files.map(({ bytes }) => bytes),
      files.map(({ sha256 }) => sha256),
    ],
  )
}

const KINDS = {
  upload: `kind = 'upload'`,
  results: `kind <> 'upload'`,
  /** Without what a model has replied, which is asked again no more than once. */
  report: `kind not in ('upload', '${REPLIES}')`,
  replies: `kind = '${REPLIES}'`,
} as const

/** Forgets files; @returns their keys, which have to be removed from the store. */
export async function deleteFiles(
  tx: Transaction,
  analysisIds: readonly string[],
  which: keyof typeof KINDS,
): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    `delete from analysis_file where analysis_id = any($1::uuid[]) and ${KINDS[which]} returning key`,
    [analysisIds],
  )
  return rows.map(({ key }) => key)
}

export async function keysOfAccount(tx: Transaction, accountId: string): Promise<string[]> {
  const rows = await tx.query<{ key: string }>(
    'select key from analysis_file join analysis on analysis.id = analysis_id where account_id = $1',
    [accountId],
  )
  return rows.map(({ key }) => key)
}
