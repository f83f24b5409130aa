import type { Queryable } from '#platform/database/databasePort.ts'
import type { AnalysisFile } from '#intake/domain/analysis.ts'
import { RERUN_LINE } from './rerun.ts'

/** Files are forgotten every hour and removed every minute; so late it is not happening. */
const LATE = `interval '1 day'`
const UNSWEPT = `interval '1 hour'`

/** How often the operator had it repeated: each time is told and mailed again. */
const RERUNS = `(select count(*) from jsonb_array_elements(process_log) as line where line ->> 'msg' = '${RERUN_LINE}')`

/**
 * Selects the ids of analyses, files and accounts that are not as they should be; `pending` has the ids that jobs are
 * still to work on. Mails name no analysis once they are sent: they are counted for each account.
 */
export const INTAKE_FAULTS = {
  'analysis.noJob': `select id::text from analysis
    where state not in ('done', 'failed') and id::text not in (select id from pending)`,
  'analysis.noReport': `select id::text from analysis where state = 'done' and files_removed_at is null
    and (select count(*) from analysis_file where analysis_id = analysis.id
         and kind in ('report.pdf', 'preview.pdf', 'analysis.json')) < 3`,
  'analysis.noUpload': `select id::text from analysis where upload_removed_at is null
    and not exists (select from analysis_file where analysis_id = analysis.id and kind = 'upload')`,
  'analysis.keptTooLong': `select id::text from analysis
    where (files_removed_at is null and expires_at < now() - ${LATE})
       or (upload_removed_at is null and upload_until < now() - ${LATE})`,
  'analysis.toldTwice': `select analysis.id::text from notification join analysis on analysis.id = job_id
    where type = 'new-document' group by analysis.id having count(*) > 1 + ${RERUNS}`,
  'analysis.mailedTwice': `select account_id::text as id from mail
    where template in ('analysisReady', 'analysisFailed') and account_id is not null group by account_id
    having count(*) > (select sum((state in ('done', 'failed'))::int + ${RERUNS}) from analysis
                       where analysis.account_id = mail.account_id)`,
  'file.unremoved': `select key as id from file_to_remove where due_at < now() - ${UNSWEPT}`,
} as const

/** All files that the store must have for analyses. */
export function storedFiles(db: Queryable): Promise<Pick<AnalysisFile, 'key' | 'bytes' | 'sha256'>[]> {
  return db.query('select key, bytes, sha256 from analysis_file')
}

/** Files that the store may have: being written, or to be removed. */
export async function passingKeys(db: Queryable): Promise<string[]> {
  return (await db.query<{ key: string }>('select key from file_to_remove')).map(({ key }) => key)
}
